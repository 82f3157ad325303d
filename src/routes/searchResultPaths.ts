import { isBookName, type BookName } from '@/domain/bible/books';
import type { PassageRef } from '@/domain/bible/passage';
import { isTranslationCode } from '@/domain/bible/translations';
import { verseCount } from '@/domain/bible/versification';
import { paths } from './paths';

/** The results of the search in `params` with one of their verses open in its chapter; null for the results alone. */
export const hitPath = (params: URLSearchParams, hit: PassageRef | null): string =>
  pathWith(params, 'at', hit && [hit.translation, hit.bookName, hit.chapter, hit.startVerse].join('.'));

/** The verse that an address opens in its chapter (`hitPath`); null when it names none that exists. */
export function hitIn(params: URLSearchParams): PassageRef | null {
  const [translation = '', bookName = '', chapterText, verseText] = (params.get('at') ?? '').split('.');
  if (!isTranslationCode(translation) || !isBookName(bookName)) return null;
  const chapter = Number(chapterText);
  const verse = Number(verseText);
  const last = verseCount(translation, bookName, chapter) ?? 0;
  if (!Number.isInteger(verse) || verse < 1 || verse > last) return null;
  return { translation, bookName, chapter, startVerse: verse, endVerse: verse };
}

/** The results of the search in `params` that are in a book; null for all books. */
export const bookPath = (params: URLSearchParams, bookName: BookName | null): string =>
  pathWith(params, 'only', bookName);

/** The book that an address narrows its results to (`bookPath`); null for all books. */
export function bookIn(params: URLSearchParams): BookName | null {
  const bookName = params.get('only') ?? '';
  return isBookName(bookName) ? bookName : null;
}

function pathWith(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return `${paths.search}?${next.toString()}`;
}
