import type { MemoryPassage } from './memoryPassage';
import { isoDay } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import { gradedDays } from './strength/grade';
import type { RecallEntry } from './strength/recallEntry';
import type { Due } from './due';
import { daysBetween } from './strength/days';
import { weakWords, type WeakWord } from './weakWords';

/** The bands of strength. `days` is the limit of a band's days until a passage falls to 90 %. */
export const BANDS = [
  { label: 'New', days: 0 },
  { label: 'Under a week', days: 7 },
  { label: 'Weeks', days: 30 },
  { label: 'Months', days: 180 },
  { label: 'Half a year or more', days: Infinity },
] as const;

/** The number of passages in each band, in the order of `BANDS`. A passage never graded is new. */
export function strengthBands(dues: readonly Due[]): number[] {
  const counts = BANDS.map(() => 0);
  for (const { known } of dues) {
    const found = known === null ? 0 : BANDS.findIndex(({ days }) => days > 0 && known.stability < days);
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

export interface DuePassage {
  passage: MemoryPassage;
  due: Due;
}

const DAYS_OF_WEEK = 7;

/** The passages due now or within a week, the most urgent first. */
export function dueThisWeek(
  passages: readonly MemoryPassage[],
  dueOf: (passage: MemoryPassage) => Due,
  today: string,
): DuePassage[] {
  return passages
    .map((passage) => ({ passage, due: dueOf(passage) }))
    .filter(({ due }) => daysBetween(today, due.dueDay) <= DAYS_OF_WEEK)
    .sort((a, b) => a.due.urgency - b.due.urgency || a.passage.passageId - b.passage.passageId);
}

export interface RecallDay {
  /** `yyyy-MM-dd`, local. */
  day: string;
  runs: number;
}

/** The 365 days up to today, oldest first, each with the number of its graded runs. */
export function recallYear(entries: readonly RecallEntry[], now: number): RecallDay[] {
  const counts = new Map<string, number>();
  for (const day of gradedDays(entries)) counts.set(day, (counts.get(day) ?? 0) + 1);
  const today = new Date(now);
  return Array.from({ length: 365 }, (_, index) => {
    // At noon, because not every midnight exists in every zone.
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 364 + index, 12);
    const day = isoDay(date);
    return { day, runs: counts.get(day) ?? 0 };
  });
}

export interface WeakestWord extends WeakWord {
  passageId: number;
}

/** The weakest words of all passages on a day (`yyyy-MM-dd`), weakest first. */
export function weakestWords(entries: readonly RecallEntry[], count: number, today: string): WeakestWord[] {
  return [...groupBy(entries.map((entry) => [entry.passageId, entry]))]
    .flatMap(([passageId, ofPassage]) => weakWords(ofPassage, today).map((word) => ({ ...word, passageId })))
    .sort((a, b) => b.weakness - a.weakness || a.passageId - b.passageId || a.at - b.at)
    .slice(0, count);
}
