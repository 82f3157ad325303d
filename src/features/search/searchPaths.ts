import { isBookName } from '@/bible/books';
import type { PassageRef } from '@/bible/passage';
import { isTranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';
import { searchQuery, type BibleSearch } from './model/bibleSearch';
import { paths } from '@/routes/paths';

/** The path of a Bible search; opening it runs the search. */
export const searchPath = (search: BibleSearch): string => `${paths.search}?${searchQuery(search)}`;

/** The results of the search in `params` with one of their verses open in its chapter; null for only the results. */
export const hitPath = (params: URLSearchParams, hit: PassageRef | null): string =>
  pathWith(params, 'at', hit && [hit.translation, hit.bookName, hit.chapter, hit.startVerse].join('.'));

/** The verse that a URL opens in its chapter (`hitPath`); null if it names none that exists. */
export function hitIn(params: URLSearchParams): PassageRef | null {
  const [translation = '', bookName = '', chapterText, verseText] = (params.get('at') ?? '').split('.');
  if (!isTranslationCode(translation) || !isBookName(bookName)) return null;
  const chapter = Number(chapterText);
  const verse = Number(verseText);
  const last = verseCount(translation, bookName, chapter) ?? 0;
  if (!Number.isInteger(verse) || verse < 1 || verse > last) return null;
  return { translation, bookName, chapter, startVerse: verse, endVerse: verse };
}

/** The results of the search in `params` that are in a part of the Bible or a book, by its name; null for all. */
export const onlyPath = (params: URLSearchParams, only: string | null): string =>
  pathWith(params, 'only', only);

/** The filter of the results in a URL (`onlyPath`); null for all. */
export const onlyIn = (params: URLSearchParams): string | null => params.get('only');

function pathWith(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return `${paths.search}?${next.toString()}`;
}
