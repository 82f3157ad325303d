import type { BookName } from '@/domain/bible/books';
import type { SearchResult } from '@/domain/search/searchResult';

const kept = new WeakMap<readonly SearchResult[], Map<BookName, readonly SearchResult[]>>();

/** The results of one book, or all; the same list for the same question, as long as the results are there. */
export function resultsOfBook(
  results: readonly SearchResult[],
  only: BookName | null,
): readonly SearchResult[] {
  if (only === null) return results;
  const byBook = kept.get(results) ?? new Map<BookName, readonly SearchResult[]>();
  kept.set(results, byBook);
  const known = byBook.get(only) ?? results.filter(({ bookName }) => bookName === only);
  byBook.set(only, known);
  return known;
}
