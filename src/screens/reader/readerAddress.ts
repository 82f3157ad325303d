import { bookByName, BOOKS, type Book } from '@/domain/bible/books';
import type { ChapterRef } from '@/domain/bible/passage';
import { isTranslationCode, nearestTranslation, type TranslationCode } from '@/domain/bible/translations';
import { verseCount } from '@/domain/bible/versification';

export interface ReaderAddress extends ChapterRef {
  translation: TranslationCode;
  /** The verse to scroll to; null when the address names none. */
  verse: number | null;
}

/** A verse that the chapter has not: what is wrong with it, and the nearest one. The chapter is read all the same. */
export interface BadVerse {
  reason: string;
  nearest: number;
}

type ReadAddress =
  | { ok: true; address: ReaderAddress; badVerse: BadVerse | null }
  /** There is nothing to read: what is wrong, and the nearest thing there is. */
  | { ok: false; reason: string; nearest: ReaderAddress };

type Params = Readonly<Partial<Record<'translation' | 'book' | 'chapter' | 'verse', string>>>;

/** Reads `/{translation}/{book}/{chapter}[/{verse}]` (§2); nothing is guessed, but the nearest thing is offered. */
export function readAddress(params: Params): ReadAddress {
  const { translation = '', book: bookName = '', chapter = '', verse } = params;
  const book = bookByName(bookName);
  const nearBook = book ?? nearestBook(bookName);
  const nearTranslation = isTranslationCode(translation) ? translation : nearestTranslation(translation);
  const nearChapter = Math.min(Math.max(wholeNumber(chapter) ?? 1, 1), nearBook.maxChapter);
  const bad = (reason: string) => ({
    ok: false as const,
    reason,
    nearest: { translation: nearTranslation, bookName: nearBook.bookName, chapter: nearChapter, verse: null },
  });

  if (!isTranslationCode(translation)) return bad(`There is no translation “${translation}”.`);
  if (!book) return bad(`There is no book “${bookName}”.`);
  if (wholeNumber(chapter) !== nearChapter)
    return bad(`${book.longName} ${chaptersOf(book)}, and no chapter “${chapter}”.`);
  const address = { translation, bookName: book.bookName, chapter: nearChapter, verse: null };
  if (verse === undefined) return { ok: true, address, badVerse: null };

  const verses = verseCount(translation, book.bookName, nearChapter) ?? 0;
  const number = wholeNumber(verse);
  const nearest = Math.min(Math.max(number ?? 1, 1), verses);
  if (number === nearest) return { ok: true, address: { ...address, verse: number }, badVerse: null };
  const named = number === null ? `“${verse}”` : verse;
  const reason = `${book.longName} ${nearChapter} has ${verses} verses: there is no verse ${named}.`;
  return { ok: true, address, badVerse: { reason, nearest } };
}

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

const chaptersOf = ({ maxChapter }: Book): string =>
  maxChapter === 1 ? 'has one chapter' : `has ${maxChapter} chapters`;

/** The book whose slug shares the longest beginning with what was typed; case and separators do not count. */
function nearestBook(typed: string): Book {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(typed);
  const shared = ({ bookName }: Book) => {
    const slug = plain(bookName);
    let length = 0;
    while (length < wanted.length && slug[length] === wanted[length]) length += 1;
    return length;
  };
  return BOOKS.reduce((best, book) => (shared(book) > shared(best) ? book : best));
}
