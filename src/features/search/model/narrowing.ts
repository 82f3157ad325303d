import { BOOKS, bookOf, type Book, type BookName } from '@/bible/books';
import { displayBookName } from '@/bible/references/reference';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import type { BookCount, Hit } from './refine';
import { booksOfGroup, SEARCH_GROUPS, type SearchGroup } from './searchGroups';

/** A part of the Bible that results can be narrowed to, above the books. */
export type Part = Exclude<SearchGroup, 'both'>;

/** What the results are narrowed to: a part of the Bible, or one book. */
export type Narrowing = Part | BookName;

export interface PartCount {
  part: Part;
  title: string;
  /** Verses, each once. */
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

const groupById = (group: SearchGroup) => SEARCH_GROUPS.find(({ id }) => id === group) ?? SEARCH_GROUPS[2];

const isIn = (group: SearchGroup, bookName: BookName): boolean => {
  const { first, last } = groupById(group);
  const { bookId } = bookOf(bookName);
  return first <= bookId && bookId <= last;
};

/** The parts of a searched group with how many verses each has; none where they all would be the whole, or one has all. */
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

/** What an address narrows results to; null for all, and for what has none of them. */
export function narrowingOf(text: string | null, counts: readonly BookCount[]): Narrowing | null {
  const part = PARTS.find(([id]) => id === text)?.[0];
  if (part !== undefined) return counts.some(({ bookName }) => isIn(part, bookName)) ? part : null;
  return counts.find(({ bookName }) => bookName === text)?.bookName ?? null;
}

const partOf = (only: Narrowing | null): Part | undefined => PARTS.find(([id]) => id === only)?.[0];

/** The books whose counts stand below a narrowing: of a part its own, otherwise those of the searched group. */
export const booksBelow = (group: SearchGroup, only: Narrowing | null): readonly Book[] =>
  booksOfGroup(partOf(only) ?? group);

/** Where a narrowing is, for a sentence: `the Old Testament`, `John`. */
export function whereOf(only: Narrowing): string {
  const part = PARTS.find(([id]) => id === only);
  const book = BOOKS.find(({ bookName }) => bookName === only);
  return part?.[2] ?? (book ? displayBookName(book.bookName) : '');
}

const narrowedOf = memoizeByObject<readonly Hit[], Map<Narrowing, readonly Hit[]>>(() => new Map());

/** The hits of a narrowing, or all. The same hits give the same list, by which its scroll position is restored. */
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
