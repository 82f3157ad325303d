import type { BookName } from '@/domain/bible/books';
import type { Hit } from '@/domain/search/refine';

const cache = new WeakMap<readonly Hit[], Map<BookName, readonly Hit[]>>();

/** The hits of one book, or all. The same hits give the same list, by which its scroll position is restored. */
export function hitsOfBook(hits: readonly Hit[], only: BookName | null): readonly Hit[] {
  if (only === null) return hits;
  const byBook = cache.get(hits) ?? new Map<BookName, readonly Hit[]>();
  cache.set(hits, byBook);
  const ofBook = byBook.get(only) ?? hits.filter(({ result }) => result.bookName === only);
  byBook.set(only, ofBook);
  return ofBook;
}
