import { bookOf } from './books';
import type { VerseRange } from './passage';

/** Greater than any number of a book, chapter or verse. */
const RADIX = 1000;

/** One number that sorts as the reference does, which is faster than comparing its parts. */
const canonicalKey = ({ bookName, chapter, startVerse, endVerse }: VerseRange): number =>
  ((bookOf(bookName).bookId * RADIX + chapter) * RADIX + startVerse) * RADIX + endVerse;

/** Passages in the order of the Bible; those of the same verses in the order they were added. */
export function sortedCanonically<Passage extends VerseRange & { passageId: number }>(
  passages: readonly Passage[],
): Passage[] {
  return passages
    .map((passage) => ({ passage, key: canonicalKey(passage) }))
    .sort((a, b) => a.key - b.key || a.passage.passageId - b.passage.passageId)
    .map(({ passage }) => passage);
}
