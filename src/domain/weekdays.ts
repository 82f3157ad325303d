import type { DayOfWeek } from './entities';

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
