import type { ChapterRef } from '../bible/passage';
import { chapterKey } from '../library/libraryIndex';

export const MAP_KINDS = ['read', 'memorised', 'nuggets', 'prayed'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Something done with a chapter, or something of the user's that is in it. */
export interface ChapterEvent extends ChapterRef {
  kind: MapKind;
  /** `yyyy-MM-dd`; `''` for an item without a date, such as a nugget. */
  day: string;
}

export type ChapterCounts = Readonly<Record<MapKind, number>>;

const NONE: ChapterCounts = { read: 0, memorised: 0, nuggets: 0, prayed: 0 };

const yearOf = (day: string): number | null => (/^\d{4}-/.test(day) ? Number(day.slice(0, 4)) : null);

/** The number of events of each kind for each chapter (by `chapterKey`), in one year, or in all years for null. */
export function countChapters(
  events: readonly ChapterEvent[],
  year: number | null,
): ReadonlyMap<string, ChapterCounts> {
  const counts = new Map<string, Record<MapKind, number>>();
  for (const event of events) {
    if (year !== null && yearOf(event.day) !== year) continue;
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

/** The number that a cell shows: of one kind, or of all kinds. */
export const countOf = (counts: ChapterCounts, kind: MapKind | 'all'): number =>
  kind === 'all' ? MAP_KINDS.reduce((sum, each) => sum + counts[each], 0) : counts[kind];

/** The depth of a cell's colour: 0 for none, 1 for one, 2 for two or three, 3 for more. */
export const levelOf = (count: number): 0 | 1 | 2 | 3 =>
  count <= 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : 3;

/** The counts above 0 in words: `read 2, nuggets 1`. */
export const countWords = (counts: ChapterCounts): string =>
  MAP_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => `${kind} ${counts[kind]}`)
    .join(', ');

/** The years in a list of days, newest first. */
export function yearsOf(days: readonly string[]): number[] {
  const years = new Set(days.map(yearOf).filter((year) => year !== null));
  return [...years].sort((a, b) => b - a);
}
