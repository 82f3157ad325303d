import { searchQuery, type BibleSearch } from '@/domain/bibleSearch';
import type { ChapterRef } from '@/domain/entities';
import type { PracticeMode, PracticeOrder } from '@/domain/practiceOrder';
import type { TranslationCode } from '@/domain/translations';

/** The application's place on the host (§2). */
export const BASE_PATH = '/nuggets';

/** The addresses of §2 that take nothing. */
export const paths = {
  login: '/login',
  practiceSetup: '/practiceSetup',
  readingPlan: '/readingPlan',
  viewQuotes: '/viewQuotes',
  addQuote: '/addQuote',
  links: '/links',
  viewChapter: '/viewChapter',
  search: '/search',
  browseBible: '/browseBible',
  searchQuotes: '/searchQuotes',
  memoryPracticeHistory: '/memoryPracticeHistory',
  memoryStats: '/memoryStats',
  prayers: '/prayers',
  memoryPassagesByBox: '/memoryPassagesByBox',
  memoryPassages: '/memoryPassages',
} as const;

/** The route patterns of §2 that take something; the builders below make addresses that match them. */
export const patterns = {
  publicChapter: '/read/:translation/:book/:chapter/:verse?',
  chapter: '/readBibleChapter/:translation/:book/:chapter/:verse?',
  publicQuotes: '/quotes/:quoteId?',
  viewQuotes: '/viewQuotes/:quoteId?',
  practice: '/practice/:mode?/:order?',
} as const;

const FOR_USERS: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => path !== paths.login),
  '/readBibleChapter',
  '/practice',
]);

/** Whether a page sends to the login who is not signed in (§2). */
export const needsUser = (pathname: string): boolean => FOR_USERS.has(`/${pathname.split('/')[1] ?? ''}`);

const chapterPath = (base: string) => (translation: TranslationCode, chapter: ChapterRef, verse?: number) =>
  [base, translation, chapter.bookName, chapter.chapter, ...(verse === undefined ? [] : [verse])].join('/');

/** The reader of a signed-in user. */
export const readerPath = chapterPath('/readBibleChapter');

/** The reader that anyone may open. */
export const publicReaderPath = chapterPath('/read');

/** A Bible search: whoever opens the address searches. */
export const searchPath = (search: BibleSearch): string => `${paths.search}?${searchQuery(search)}`;

export const practicePath = (mode: PracticeMode, order: PracticeOrder): string =>
  `/practice/${mode}/${order}`;
export const viewQuotePath = (quoteId: number): string => `${paths.viewQuotes}/${quoteId}`;
export const publicQuotePath = (quoteId: number): string => `/quotes/${quoteId}`;

/** The whole address of a path of ours, to be given to others. */
export const publicUrl = (path: string): string => `${window.location.origin}${BASE_PATH}${path}`;
