import { BOOKS, bookOf, type Book, type BookName } from '@/bible/books';
import { displayBookName } from '@/bible/references/reference';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import type { BookCount, Hit } from './refine';
import { booksOfGroup, groupById, type SearchGroup } from './searchGroups';

/** A part of the Bible that results can be narrowed to, above the books. */
export type Part = Exclude<SearchGroup, 'both'>;

/** The filter on the results: a part of the Bible, or one book. */
export type Narrowing = Part | BookName;

export interface PartCount {
  part: Part;
  title: string;
  /** Verses, each counted once. */
  count: number;
}

/** In canonical order, the testaments first. */
const PARTS: readonly (readonly [part: Part, title: string, where: string])[] = [
  ['old', 'Old Testament', 'the Old Testament'],
  ['new', 'New Testament', 'the New Testament'],
  ['gospels', 'Gospels', 'the Gospels'],
  ['pauls_letters', "Paul's Letters", "Paul's Letters"],
  ['non_pauline_letters', 'Non-Pauline Letters', 'the Non-Pauline Letters'],
];

const isIn = (group: SearchGroup, bookName: BookName): boolean => {
  const { first, last } = groupById(group);
  const { bookId } = bookOf(bookName);
  return first <= bookId && bookId <= last;
};

/**
 * The parts of a searched group, each with its number of verses; without parts that are the whole group, have no verse,
 * or have all of them.
 */
export function partCounts(group: SearchGroup, counts: readonly BookCount[]): readonly PartCount[] {
  const whole = groupById(group);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return PARTS.flatMap(([part, title]) => {
    const { first, last } = groupById(part);
    if (part === group || first < whole.first || last > whole.last) return [];
    const count = counts.reduce((sum, each) => sum + (isIn(part, each.bookName) ? each.count : 0), 0);
    return count === 0 || count === total ? [] : [{ part, title, count }];
  });
}

/** The filter in the URL; null for all, and for one that matches nothing. */
export function narrowingOf(text: string | null, counts: readonly BookCount[]): Narrowing | null {
  const part = PARTS.find(([id]) => id === text)?.[0];
  if (part !== undefined) return counts.some(({ bookName }) => isIn(part, bookName)) ? part : null;
  return counts.find(({ bookName }) => bookName === text)?.bookName ?? null;
}

const partOf = (only: Narrowing | null): Part | undefined => PARTS.find(([id]) => id === only)?.[0];

/** The books whose counts are shown below a filter: those of the part, otherwise of the searched group. */
export const booksBelow = (group: SearchGroup, only: Narrowing | null): readonly Book[] =>
  booksOfGroup(partOf(only) ?? group);

/** The name of a filter in a sentence: `the Old Testament`, `John`. */
export function whereOf(only: Narrowing): string {
  const part = PARTS.find(([id]) => id === only);
  const book = BOOKS.find(({ bookName }) => bookName === only);
  return part?.[2] ?? (book ? displayBookName(book.bookName) : '');
}

const narrowedOf = memoizeByObject<readonly Hit[], Map<Narrowing, readonly Hit[]>>(() => new Map());

/**
 * The hits that pass a filter, or all. The same hits return the same list, by which its scroll position is restored.
 */
export function hitsIn(hits: readonly Hit[], only: Narrowing | null): readonly Hit[] {
  if (only === null) return hits;
  const known = narrowedOf(hits);
  const part = partOf(only);
  const found =
    known.get(only) ??
    hits.filter(({ result: { bookName } }) =>
      part === undefined ? bookName === only : isIn(part, bookName),
    );
  known.set(only, found);
  return found;
}
