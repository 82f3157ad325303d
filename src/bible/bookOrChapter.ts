import type { BookName } from './books';
import type { VerseRange } from './passage';
import { chapterKey } from './references/reference';

/** A filter for passages: a book, or one chapter of it. */
export interface BookOrChapter {
  bookName: BookName;
  /** Null for the whole book. */
  chapter: number | null;
}

/** Whether a passage is in a book or chapter; without one, every passage passes. */
export function isInBookOrChapter(
  { bookName, chapter }: VerseRange,
  bookOrChapter: BookOrChapter | null,
): boolean {
  if (bookOrChapter === null) return true;
  return (
    bookName === bookOrChapter.bookName &&
    (bookOrChapter.chapter === null || chapter === bookOrChapter.chapter)
  );
}

/** How many passages each book and each chapter has, by `genesis` and `genesis/1`. */
export function countByBookAndChapter(ranges: Iterable<VerseRange>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const range of ranges) {
    for (const key of [range.bookName, chapterKey(range)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
