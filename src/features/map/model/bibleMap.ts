import { BOOKS, bookOf, type Book, isBookName, type BookName } from '@/bible/books';
import { formatNumber } from '@/platform/values/text';
import type { ChapterRef } from '@/bible/passage';
import { chapterKey } from '@/bible/references/reference';

export const MAP_KINDS = ['read', 'memorised', 'nuggets', 'prayed'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** The kinds that the map shows: one, or all of them. */
export type MapChoice = MapKind | 'all';

/** The groups of the map, in canonical order, with the ids of their last books. */
export const BOOK_GROUPS: readonly { title: string; books: readonly Book[] }[] = (
  [
    ['Law', 5],
    ['History', 17],
    ['Poetry', 22],
    ['Prophets', 39],
    ['Gospels and Acts', 44],
    ['Letters and Revelation', 66],
  ] as const
).map(([title, last], index, all) => ({ title, books: BOOKS.slice(all[index - 1]?.[1] ?? 0, last) }));

/** Something done with a chapter, or one of the user's items in it. */
export interface ChapterEvent extends ChapterRef {
  kind: MapKind;
  /** `yyyy-MM-dd`; `''` for an item without a date, such as a nugget. */
  day: string;
}

export type ChapterCounts = Readonly<Record<MapKind, number>>;

const NONE: ChapterCounts = { read: 0, memorised: 0, nuggets: 0, prayed: 0 };

const yearOf = (day: string): number | null => (/^\d{4}-/.test(day) ? Number(day.slice(0, 4)) : null);

/**
 * The number of events of each kind for each chapter (by `chapterKey`), in one year, or in all years for null. Chapters
 * that do not exist in their book are not counted.
 */
export function countChapters(
  events: readonly ChapterEvent[],
  year: number | null,
): ReadonlyMap<string, ChapterCounts> {
  const counts = new Map<string, Record<MapKind, number>>();
  for (const event of events) {
    if (year !== null && yearOf(event.day) !== year) continue;
    if (event.chapter < 1 || event.chapter > bookOf(event.bookName).maxChapter) continue;
    const key = chapterKey(event);
    const known = counts.get(key) ?? { ...NONE };
    known[event.kind] += 1;
    counts.set(key, known);
  }
  return counts;
}

/** The counts of a chapter, all 0 if it has no events. */
export const countsOf = (counts: ReadonlyMap<string, ChapterCounts>, chapter: ChapterRef): ChapterCounts =>
  counts.get(chapterKey(chapter)) ?? NONE;

/** How often something was done with a chapter: of one kind, or of all kinds. */
export const countOf = (counts: ChapterCounts, choice: MapChoice): number =>
  choice === 'all' ? MAP_KINDS.reduce((sum, each) => sum + counts[each], 0) : counts[choice];

/** The depth of a shade: 0 for none, 1 for once, 2 for two or three times, 3 for more. */
export const levelOf = (count: number): 0 | 1 | 2 | 3 =>
  count <= 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : 3;

/** The word for a kind: over all years a passage is memorised, in one year it was practised. */
export const kindWord = (kind: MapKind, year: number | null): string =>
  kind === 'memorised' && year !== null ? 'practised' : kind;

/** The counts above 0 as text: `read 2, nuggets 1`. */
export const countsLabel = (counts: ChapterCounts, year: number | null): string =>
  MAP_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => `${kindWord(kind, year)} ${formatNumber(counts[kind])}`)
    .join(', ');

/** The years in a list of days, newest first. */
export function yearsOf(days: readonly string[]): number[] {
  const years = new Set(days.map(yearOf).filter((year) => year !== null));
  return [...years].sort((a, b) => b - a);
}

/** The view of the map, which is stored in the URL. */
export interface MapView {
  choice: MapChoice;
  /** Null for all years. */
  year: number | null;
  /** The book whose chapters are shown. */
  book: BookName | null;
}

/**
 * The view from a URL's search params. Unknown values are ignored; nuggets have no date, so they are shown for all
 * years.
 */
export function mapViewOf(params: URLSearchParams): MapView {
  const choice = MAP_KINDS.find((kind) => kind === params.get('show')) ?? 'all';
  const year = /^\d{4}$/.exec(params.get('year') ?? '')?.[0];
  const book = params.get('book') ?? '';
  return {
    choice,
    year: year === undefined || choice === 'nuggets' ? null : Number(year),
    book: isBookName(book) ? book : null,
  };
}

/** A view as search params, without the '?'; `mapViewOf` reads it. */
export function mapQuery({ choice, year, book }: MapView): string {
  return new URLSearchParams({
    ...(choice !== 'all' && { show: choice }),
    ...(year !== null && { year: String(year) }),
    ...(book !== null && { book }),
  }).toString();
}

/** The view after a change. Nuggets and a year exclude each other: the newer choice counts. */
export function changedView(view: MapView, change: Partial<MapView>): MapView {
  const next = { ...view, ...change };
  if (change.choice === 'nuggets') return { ...next, year: null };
  if (next.choice === 'nuggets' && next.year !== null) return { ...next, choice: 'all' };
  return next;
}
