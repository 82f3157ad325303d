import { chapterKey } from '@/bible/references/reference';
import { DAY_MS, DAYS, type DayOfWeek } from '@/platform/values/dates';
import { isOfList, readingDay, type ReadingProgress } from './readingPlan';

/** Older readings are not relevant for the current pace. */
const WEEKS = 8;

const dayNumber = (isoDay: string): number => Date.parse(isoDay) / DAY_MS;

/** Days since the last such day of the week; 0 when it is today. */
export const daysSinceScheduledDay = (day: DayOfWeek, today: string): number =>
  (new Date(`${today}T00:00:00Z`).getUTCDay() - DAYS.indexOf(day) + 7) % 7;

/** The date of the nth such day of the week after today; for 0, today, if it is one. */
export function nthScheduledDayAfter(day: DayOfWeek, today: string, n: number): string {
  const date = dayNumber(today) - daysSinceScheduledDay(day, today) + 7 * n;
  return new Date(date * DAY_MS).toISOString().slice(0, 10);
}

/** The scheduled days of a day of the week in the last weeks, and the chapters read on them. */
export interface ScheduledDays {
  /** How many scheduled days elapsed, from the first that counts to the last. */
  elapsedDays: number;
  /** Distinct chapters read on them. */
  read: number;
  /** Distinct chapters read today, if today is such a day. */
  readToday: number;
}

/**
 * The scheduled days of the last eight weeks, from the first with a chapter, or from `since` on (`yyyy-MM-dd`). Today
 * counts once a chapter is read. Readings without a date are ignored, and so are those dated later than tomorrow, which
 * come from a wrong clock. If nothing was read in those weeks, there are no scheduled days.
 */
export function scheduledDaysOf(
  day: DayOfWeek,
  history: readonly ReadingProgress[],
  today: string,
  since: string | null = null,
): ScheduledDays {
  const now = dayNumber(today);
  const back = daysSinceScheduledDay(day, today);
  // How many scheduled days ago each chapter was read. Rounded, because the server's zone, sending it late from another
  // device, or marking a chapter afterwards can move the date by days.
  const scheduledDaysAgo = new Map<string, number>();
  for (const record of history) {
    const age = now - dayNumber(readingDay(record));
    if (!isOfList(record, day) || !(age >= -1)) continue;
    const key = chapterKey(record);
    const scheduledDay = Math.max(0, Math.round((age - back) / 7));
    if (scheduledDay <= WEEKS)
      scheduledDaysAgo.set(key, Math.max(scheduledDay, scheduledDaysAgo.get(key) ?? 0));
  }
  const scheduledDays = [...scheduledDaysAgo.values()];
  const readToday = back === 0 ? scheduledDays.filter((scheduledDay) => scheduledDay === 0).length : 0;
  const first = back === 0 && readToday === 0 ? 1 : 0;
  const counted = scheduledDays.filter((scheduledDay) => scheduledDay < first + WEEKS);
  if (counted.length === 0) return { elapsedDays: 0, read: 0, readToday };
  const oldest = Math.max(...counted);
  const last = since === null ? oldest : Math.min(oldest, Math.floor((now - back - dayNumber(since)) / 7));
  return {
    elapsedDays: Math.max(0, last + 1 - first),
    read: counted.filter((scheduledDay) => scheduledDay <= last).length,
    readToday,
  };
}
