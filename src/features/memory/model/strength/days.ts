import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfDay } from 'date-fns/startOfDay';
import { isoDay } from '@/platform/values/dates';

/** Times further ahead than this come from a wrong clock. */
const DAYS_AHEAD = 1;

// At noon, because not every midnight exists in every zone.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** The day a number of days after another, `yyyy-MM-dd`. */
export const dayAfter = (day: string, days: number): string => isoDay(addDays(noonOf(day), days));

/** The number of days from one day to another, `yyyy-MM-dd`; negative if that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(noonOf(to), noonOf(from));

/**
 * Whether a time is more than a day ahead, and so ignored because it comes from a wrong clock.
 * @param at epoch milliseconds; one that no calendar has, and NaN, comes from a wrong clock too
 * @param today `yyyy-MM-dd`
 */
export const isByWrongClock = (at: number, today: string): boolean =>
  !(at < startOfDay(addDays(noonOf(today), DAYS_AHEAD + 1)).getTime());
