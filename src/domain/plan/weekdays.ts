import type { DayOfWeek } from './reading';

/** The days of the week, Sunday first: `DAYS[date.getDay()]`. */
export const DAYS: readonly DayOfWeek[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
