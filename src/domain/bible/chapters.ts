import { BOOKS, bookOf } from './books';
import type { ChapterRef, VerseRange } from './passage';
import type { TranslationCode } from './translations';
import { verseCount } from './versification';

const LAST_INDEX = BOOKS.length - 1;

/** The chapter after a valid one; after the last of a book the next book's first, after revelation genesis (§2). */
export function nextChapter({ bookName, chapter }: ChapterRef): ChapterRef {
  const { bookId, maxChapter } = bookOf(bookName);
  if (chapter < maxChapter) return { bookName, chapter: chapter + 1 };
  const next = BOOKS[bookId] ?? BOOKS[0];
  return { bookName: next?.bookName ?? bookName, chapter: 1 };
}

/** The chapter before a valid one; before the first of a book the previous book's last, before genesis revelation (§2). */
export function previousChapter({ bookName, chapter }: ChapterRef): ChapterRef {
  if (chapter > 1) return { bookName, chapter: chapter - 1 };
  const { bookId } = bookOf(bookName);
  const previous = BOOKS[bookId - 2] ?? BOOKS[LAST_INDEX];
  return previous === undefined
    ? { bookName, chapter }
    : { bookName: previous.bookName, chapter: previous.maxChapter };
}

/**
 * A whole chapter as a range, verse 1 to its last in that translation (§9).
 * Throws RangeError when the book has no such chapter: check an address with `verseCount` first.
 */
export function chapterRange(translation: TranslationCode, { bookName, chapter }: ChapterRef): VerseRange {
  const endVerse = verseCount(translation, bookName, chapter);
  if (endVerse === undefined) throw new RangeError(`${bookName} has no chapter ${chapter}`);
  return { bookName, chapter, startVerse: 1, endVerse };
}
