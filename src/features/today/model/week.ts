import { addDays } from 'date-fns/addDays';
import type { DayOfWeek } from '@/platform/values/dates';
import { dayOfWeekOf, isoDay } from '@/platform/values/dates';

export interface WeekDay {
  /** `yyyy-MM-dd`. */
  day: string;
  dayOfWeek: DayOfWeek;
  state: 'done' | 'quiet' | 'today' | 'future';
}

/**
 * The seven days of the week of `today` (`yyyy-MM-dd`), Sunday first. A day in `active` is done, also today; any other
 * past day is quiet. Throws RangeError if `today` is not a day.
 */
export function weekOf(today: string, active: ReadonlySet<string>): WeekDay[] {
  // At noon, because not every midnight exists in every zone.
  const noon = new Date(`${today}T12:00:00`);
  return Array.from({ length: 7 }, (_, index) => {
    const day = isoDay(addDays(noon, index - noon.getDay()));
    const state = active.has(day) ? 'done' : day === today ? 'today' : day > today ? 'future' : 'quiet';
    return { day, dayOfWeek: dayOfWeekOf(day), state };
  });
}
