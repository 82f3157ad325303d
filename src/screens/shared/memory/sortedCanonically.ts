import { bookOf } from '@/domain/bible/books';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';

/** More than any chapter, verse or book has. */
const RADIX = 1000;

/** A number that sorts as the references do: thousands of passages are compared in no time. */
function canonicalKey({ bookName, chapter, startVerse, endVerse }: MemoryPassage): number {
  return ((bookOf(bookName).bookId * RADIX + chapter) * RADIX + startVerse) * RADIX + endVerse;
}

/** In the order of the Bible; of two of one range the older first. */
export function sortedCanonically(passages: readonly MemoryPassage[]): MemoryPassage[] {
  return passages
    .map((passage) => ({ passage, key: canonicalKey(passage) }))
    .sort((a, b) => a.key - b.key || a.passage.passageId - b.passage.passageId)
    .map(({ passage }) => passage);
}
