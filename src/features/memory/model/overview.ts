import type { MemoryPassage } from './memoryPassage';
import { DAY_MS, isoDay } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import { gradeOf } from './strength/grade';
import type { RecallEntry } from './strength/recallEntry';
import { fadesAt, likelihood, type Strength } from './strength/strength';
import { weakWords, type WeakWord } from './weakWords';

/** The bands of strength. `days` is the limit of a band's days until a passage fades. */
export const BANDS = [
  { label: 'New', days: 0 },
  { label: 'Under a week', days: 7 },
  { label: 'Weeks', days: 30 },
  { label: 'Months', days: 180 },
  { label: 'Half a year or more', days: Infinity },
] as const;

/** The number of passages in each band, in the order of `BANDS`. A passage never seen is new. */
export function strengthBands(strengths: readonly (Strength | null)[]): number[] {
  const counts = BANDS.map(() => 0);
  for (const strength of strengths) {
    const found =
      strength === null ? 0 : BANDS.findIndex(({ days }) => days > 0 && strength.stability < days);
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

export interface FadingPassage {
  passage: MemoryPassage;
  strength: Strength;
  /** 0 to 1. */
  likely: number;
  /** Epoch milliseconds. */
  fadesAt: number;
}

/** The passages that fade within a week or are fading already, least likely recalled first. */
export function fadingThisWeek(
  passages: readonly MemoryPassage[],
  strengthOf: (passage: MemoryPassage) => Strength | null,
  now: number,
): FadingPassage[] {
  return passages
    .flatMap((passage) => {
      const strength = strengthOf(passage);
      return strength === null || fadesAt(strength) > now + 7 * DAY_MS
        ? []
        : [{ passage, strength, likely: likelihood(strength, now), fadesAt: fadesAt(strength) }];
    })
    .sort((a, b) => a.likely - b.likely || a.passage.passageId - b.passage.passageId);
}

/** Whether a passage has faded already, or will within the week. */
export const hasFaded = ({ fadesAt: at }: Pick<FadingPassage, 'fadesAt'>, now: number): boolean => at <= now;

export interface RecallDay {
  /** `yyyy-MM-dd`, local. */
  day: string;
  runs: number;
}

/** The 365 days up to today, oldest first, each with the number of its graded runs. */
export function recallYear(entries: readonly RecallEntry[], now: number): RecallDay[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (gradeOf(entry) === null) continue;
    const day = isoDay(new Date(entry.at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
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

/** The weakest words of all passages, weakest first. */
export function weakestWords(entries: readonly RecallEntry[], count: number): WeakestWord[] {
  return [...groupBy(entries.map((entry) => [entry.passageId, entry]))]
    .flatMap(([passageId, ofPassage]) => weakWords(ofPassage).map((word) => ({ ...word, passageId })))
    .sort((a, b) => b.weakness - a.weakness || a.passageId - b.passageId || a.at - b.at)
    .slice(0, count);
}
