import type { DayOfWeek } from '@/platform/values/dates';
import { round2 } from '@/platform/values/text';
import { dayProgress, type ReadingProgress } from './readingPlan';
import { daysSinceScheduledDay, nthScheduledDayAfter, scheduledDaysOf } from './scheduledDays';

export interface Forecast {
  /** Chapters of the day's list from the next one on: at least 1. */
  remaining: number;
  /** Chapters a week that the forecast assumes, with two decimals, as it is shown. */
  perWeek: number;
  /** True if nothing was read in the last weeks: the forecast then assumes one chapter a week, as the plan does. */
  assumed: boolean;
  /** The date on which the last chapter is read at that pace, `yyyy-MM-dd`. */
  ends: string;
}

/** Allows for floating-point errors: a quotient that should be whole may be larger by this. */
const ROUNDING = 1e-9;

/**
 * When a day's list will be finished at the pace of its last scheduled days (`scheduledDaysOf`), or at one chapter a
 * week if there are none. A chapter not yet read today does not lower the pace, and one that was read is not expected
 * again, so the forecast is the same before and after it. The end always falls on the day of the week itself.
 * @param since the day from which the pace is computed, `yyyy-MM-dd`; null for the last eight weeks
 */
export function forecast(
  day: DayOfWeek,
  history: readonly ReadingProgress[],
  today: string,
  since: string | null = null,
): Forecast {
  const { elapsedDays, read: readOnScheduledDays, readToday } = scheduledDaysOf(day, history, today, since);
  const assumed = elapsedDays === 0 || readOnScheduledDays === 0;
  const perWeek = assumed ? 1 : Number(round2(readOnScheduledDays / elapsedDays));
  const { before, total } = dayProgress(day, history);
  const remaining = total - before;
  const leftToday = daysSinceScheduledDay(day, today) === 0 ? Math.max(0, perWeek - readToday) : 0;
  const scheduledDays = Math.ceil((remaining - leftToday) / perWeek - ROUNDING);
  return { remaining, perWeek, assumed, ends: nthScheduledDayAfter(day, today, Math.max(0, scheduledDays)) };
}
