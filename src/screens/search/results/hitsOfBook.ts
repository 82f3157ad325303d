import { isBookName, type BookName } from '@/domain/bible/books';
import type { Hit, Refined } from '@/domain/search/refine';

const known = new WeakMap<readonly Hit[], Map<BookName, readonly Hit[]>>();

/** The hits of one book, or all; the same list for the same question, as long as the hits are there. */
export function hitsOfBook(hits: readonly Hit[], only: BookName | null): readonly Hit[] {
  if (only === null) return hits;
  const byBook = known.get(hits) ?? new Map<BookName, readonly Hit[]>();
  known.set(hits, byBook);
  const ofBook = byBook.get(only) ?? hits.filter(({ result }) => result.bookName === only);
  byBook.set(only, ofBook);
  return ofBook;
}

/** The book that an address narrows to, if any of its verses were found. */
export function narrowedTo({ counts }: Refined, wanted: string | null): BookName | null {
  const name = wanted ?? '';
  return isBookName(name) && counts.some(({ bookName }) => bookName === name) ? name : null;
}
