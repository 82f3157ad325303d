import { BOOKS, bookOf } from './books';
import type { ChapterRef, VerseRange } from './passage';
import type { TranslationCode } from './translations';
import { verseCount } from './versification';

/** The chapter after a valid one; Revelation 22 is followed by Genesis 1. */
export function nextChapter({ bookName, chapter }: ChapterRef): ChapterRef {
  const { bookId, maxChapter } = bookOf(bookName);
  if (chapter < maxChapter) return { bookName, chapter: chapter + 1 };
  return { bookName: BOOKS[bookId % BOOKS.length]?.bookName ?? bookName, chapter: 1 };
}

/** The chapter before a valid one; before Genesis 1 comes Revelation 22. */
export function previousChapter({ bookName, chapter }: ChapterRef): ChapterRef {
  if (chapter > 1) return { bookName, chapter: chapter - 1 };
  const previous = BOOKS.at(bookOf(bookName).bookId - 2) ?? bookOf(bookName);
  return { bookName: previous.bookName, chapter: previous.maxChapter };
}

/**
 * A whole chapter as a range, from verse 1 to its last verse in the translation. Throws RangeError if the book has no
 * such chapter: check a URL with `verseCount` first.
 */
export function chapterRange(translation: TranslationCode, { bookName, chapter }: ChapterRef): VerseRange {
  const endVerse = verseCount(translation, bookName, chapter);
  if (endVerse === undefined) throw new RangeError(`${bookName} has no chapter ${chapter}`);
  return { bookName, chapter, startVerse: 1, endVerse };
}
