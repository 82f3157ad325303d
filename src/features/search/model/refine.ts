import { BOOKS, bookOf, type BookName } from '@/bible/books';
import { versesText } from '@/bible/passageText';
import type { TranslationCode } from '@/bible/translations';
import type { SearchResult } from './searchResult';
import { isWanted, wantsAll } from '@/bible/phraseMatch';
import type { SearchTerms } from './searchTerms';

/** A found verse, and the same verse in other translations, if found there too. */
export interface Hit {
  result: SearchResult;
  others: readonly SearchResult[];
}

export interface BookCount {
  bookName: BookName;
  /** Verses, each counted once. */
  count: number;
}

export interface Refined {
  hits: readonly Hit[];
  /** The books with hits, in canonical order. */
  counts: readonly BookCount[];
  /** The number of results in all translations together. */
  total: number;
}

interface Refinement {
  terms: SearchTerms;
  /** The translation to show for a verse found in several. */
  preferred: TranslationCode;
}

/** Results to process before yielding. */
const STEP = 500;
/** More than the chapters of any book and the verses of any chapter. */
const CHAPTERS = 200;
const VERSES = 1000;

const NO_OTHERS: readonly SearchResult[] = [];

const verseKey = ({ bookName, chapter, startVerse }: SearchResult): number =>
  (bookOf(bookName).bookId * CHAPTERS + chapter) * VERSES + startVerse;

/**
 * The results to show: without those that the terms exclude, each verse once, in canonical order if there are several
 * translations and in the server's order otherwise. A generator that yields every few hundred results, so that the
 * caller can keep the page responsive with tens of thousands of results.
 */
export function* refine(
  results: readonly SearchResult[],
  { terms, preferred }: Refinement,
): Generator<undefined, Refined> {
  const all = wantsAll(terms);
  const wanted = isWanted(terms);
  const byVerse = new Map<number, SearchResult[]>();
  const counts = new Map<BookName, number>();
  let total = 0;
  let step = 0;
  for (const result of results) {
    step += 1;
    if (step % STEP === 0) yield;
    if (!all && !wanted(versesText(result.verses))) continue;
    total += 1;
    const key = verseKey(result);
    const same = byVerse.get(key);
    if (same === undefined) {
      byVerse.set(key, [result]);
      counts.set(result.bookName, (counts.get(result.bookName) ?? 0) + 1);
    } else same.push(result);
  }
  const severalTranslations = total > byVerse.size;
  const keys = severalTranslations ? [...byVerse.keys()].sort((a, b) => a - b) : byVerse.keys();
  const hits: Hit[] = [];
  for (const key of keys) {
    const found = byVerse.get(key) ?? [];
    const result = found.find(({ translation }) => translation === preferred) ?? found[0];
    if (result !== undefined)
      hits.push({
        result,
        others: found.length === 1 ? NO_OTHERS : found.filter((other) => other !== result),
      });
    if (hits.length % STEP === 0) yield;
  }
  return {
    hits: Object.freeze(hits),
    counts: BOOKS.flatMap(({ bookName }) => {
      const count = counts.get(bookName);
      return count === undefined ? [] : [{ bookName, count }];
    }),
    total,
  };
}

/** Results in the Bible's order; a verse in several translations, in the order in which they came. */
export const inBibleOrder = <Result extends SearchResult>(results: readonly Result[]): readonly Result[] =>
  results.toSorted((a, b) => verseKey(a) - verseKey(b));

/** `refine` without interruption, for few results. */
export function refined(results: readonly SearchResult[], refinement: Refinement): Refined {
  const steps = refine(results, refinement);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
