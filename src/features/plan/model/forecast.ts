import type { DayOfWeek } from '@/platform/values/dates';
import { dayProgress, type ReadingProgress } from './readingPlan';
import { daysSinceScheduledDay, nthScheduledDayAfter, scheduledDaysOf } from './scheduledDays';

export interface Forecast {
  /** Chapters still to read of the day's list in this round: at least 1. */
  remaining: number;
  /** Chapters a week that the forecast assumes. */
  perWeek: number;
  /** True when nothing was read in the last weeks: the forecast then assumes one chapter a week, as the plan does. */
  assumed: boolean;
  /** The day on which the last chapter is read at that pace, `yyyy-MM-dd`. */
  ends: string;
}

/** Less than a chapter of any pace: a quotient that should be whole may be larger by as much. */
const ROUNDING = 1e-9;

/**
 * When a day's list will be read through at the pace of its last turns (`turnsOf`), or at one chapter a week where there are
 * none. A chapter not yet read today does not lower the pace, and one that was read is not expected again: the forecast is the
 * same before and after it. The end always falls on the day of the week itself.
 * @param since the day from which on the pace is reckoned, `yyyy-MM-dd`; null for the last eight weeks
 */
export function forecast(
  day: DayOfWeek,
  history: readonly ReadingProgress[],
  today: string,
  since: string | null = null,
): Forecast {
  const { elapsedDays, read: readOnScheduledDays, readToday } = scheduledDaysOf(day, history, today, since);
  const assumed = elapsedDays === 0 || readOnScheduledDays === 0;
  const perWeek = assumed ? 1 : readOnScheduledDays / elapsedDays;
  const { read, total } = dayProgress(day, history);
  const remaining = total - read;
  const leftToday = daysSinceScheduledDay(day, today) === 0 ? Math.max(0, perWeek - readToday) : 0;
  const turns = Math.ceil((remaining - leftToday) / perWeek - ROUNDING);
  return { remaining, perWeek, assumed, ends: nthScheduledDayAfter(day, today, Math.max(0, turns)) };
}
