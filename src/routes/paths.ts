import { generatePath } from 'react-router-dom';

/** The application's path on the host. */
export const BASE_PATH = '/nuggets';

/** The paths without parameters. */
export const paths = {
  root: '/',
  login: '/login',
  today: '/today',
  practiceSetup: '/practiceSetup',
  sets: '/sets',
  learn: '/learn',
  howItWorks: '/howItWorks',
  weakWords: '/weakWords',
  readingPlan: '/readingPlan',
  viewQuotes: '/viewQuotes',
  addQuote: '/addQuote',
  links: '/links',
  yourData: '/yourData',
  share: '/share',
  handedOver: '/handedOver',
  viewChapter: '/viewChapter',
  bibleMap: '/bibleMap',
  search: '/search',
  browseBible: '/browseBible',
  searchQuotes: '/searchQuotes',
  memoryPracticeHistory: '/memoryPracticeHistory',
  memoryStats: '/memoryStats',
  prayers: '/prayers',
  memoryPassagesByBox: '/memoryPassagesByBox',
  memoryPassages: '/memoryPassages',
} as const;

/** The search param that shows all nuggets in place of one, where there is no room for both. */
export const ALL_NUGGETS = 'all';
export const nuggetListPath = `${paths.browseBible}?${ALL_NUGGETS}`;

/** The route patterns with parameters; the builders below make paths that match them. */
export const patterns = {
  publicChapter: '/read/:translation/:book/:chapter?/:verse?',
  chapter: '/readBibleChapter/:translation/:book/:chapter?/:verse?',
  compare: '/compare/:book/:chapter?/:verse?',
  publicQuotes: '/quotes/:quoteId?',
  viewQuotes: '/viewQuotes/:quoteId?',
  practice: '/practice/:mode?/:order?',
  largePractice: '/largePractice/:box',
  print: '/yourData/print/:sheet',
  prayers: '/prayers/:prayerId?',
  memoryPassages: '/memoryPassages/:passageId?',
  memoryPassagesByBox: '/memoryPassagesByBox/:passageId?',
} as const;

/** A chapter as a URL names it; the Bible's own `ChapterRef` has this shape. */
export interface Chapter {
  bookName: string;
  chapter: number;
}

const chapterPath =
  (pattern: typeof patterns.chapter | typeof patterns.publicChapter) =>
  (
    translation: string,
    { bookName, chapter }: Chapter,
    verse?: number,
    to: number | string | undefined = verse,
    beside: string | null = null,
  ): string => {
    const path = generatePath(pattern, {
      translation,
      book: bookName,
      chapter: String(chapter),
      verse: verse === undefined ? null : String(verse),
    });
    const query = [...(to === verse ? [] : [`to=${to}`]), ...(beside ? [`with=${beside}`] : [])];
    return query.length > 0 ? `${path}?${query.join('&')}` : path;
  };

/** The reader of a signed-in user; `beside` is a second translation in parallel. */
export const readerPath = chapterPath(patterns.chapter);

/** The reader that anyone may open without signing in. */
export const publicReaderPath = chapterPath(patterns.publicChapter);

/** Practice; without mode and order, with those chosen last. */
export const practicePath = (mode?: string, order?: string): string =>
  generatePath(patterns.practice, { mode: mode ?? null, order: order ?? null });

/** Practice of a box at twice the size, beginning with a passage; with the first one where none is named. */
export const largePracticePath = (box: number, passageId?: number): string =>
  `${generatePath(patterns.largePractice, { box: String(box) })}${passageId === undefined ? '' : `?passage=${passageId}`}`;

/** A page to print. */
export const printPath = (sheet: 'cards' | 'prayers' | 'week'): string =>
  generatePath(patterns.print, { sheet });

const passagePath =
  (pattern: typeof patterns.memoryPassages | typeof patterns.memoryPassagesByBox) =>
  (passageId: number): string =>
    generatePath(pattern, { passageId: String(passageId) });

/** A memory passage in the list of all. */
export const memoryPassagePath = passagePath(patterns.memoryPassages);

/** A memory passage in its box. */
export const boxPassagePath = passagePath(patterns.memoryPassagesByBox);

const quotePath =
  (pattern: typeof patterns.viewQuotes | typeof patterns.publicQuotes) =>
  (quoteId?: number): string =>
    generatePath(pattern, { quoteId: quoteId === undefined ? null : String(quoteId) });

/** View Quotes of a signed-in user; without an id, no particular quote. */
export const viewQuotePath = quotePath(patterns.viewQuotes);

/** View Quotes for anyone. */
export const publicQuotePath = quotePath(patterns.publicQuotes);

/** `/read` of `/read/:translation/...`. */
export const firstSegment = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** Whether a path matches a pattern; as in the router, case and a trailing slash do not matter. */
export const isAt = (pathname: string, pattern: string): boolean =>
  firstSegment(pathname).toLowerCase() === firstSegment(pattern).toLowerCase();

/** Whether a path is one of the two that anyone may open without signing in. */
export const isPublicReader = (pathname: string): boolean => isAt(pathname, patterns.publicChapter);
export const isPublicQuotes = (pathname: string): boolean => isAt(pathname, patterns.publicQuotes);

/** Whether a path is one that a stranger opens by a link: its page is light, and has no tools of a user. */
export const isForStrangers = (pathname: string): boolean =>
  isPublicReader(pathname) || isAt(pathname, paths.learn);

/** The absolute URL of a path, for sharing. */
export const publicUrl = (path: string): string => `${window.location.origin}${BASE_PATH}${path}`;
