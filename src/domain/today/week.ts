import { addDays } from 'date-fns/addDays';
import type { DayOfWeek } from '../plan/reading';
import { dayOfWeekOf, isoDay } from '../text/dates';

export interface WeekDay {
  /** `yyyy-MM-dd`. */
  day: string;
  dayOfWeek: DayOfWeek;
  /** `future` says nothing of what was not done. */
  state: 'done' | 'quiet' | 'today' | 'future';
}

/**
 * The seven days of the week of `today` (`yyyy-MM-dd`), Sunday first. A day is done where `active` has it, today too;
 * any other past day is quiet. Throws RangeError where `today` is no day.
 */
export function weekOf(today: string, active: ReadonlySet<string>): WeekDay[] {
  // Noon exists on every day in every zone.
  const noon = new Date(`${today}T12:00:00`);
  return Array.from({ length: 7 }, (_, index) => {
    const day = isoDay(addDays(noon, index - noon.getDay()));
    const state = active.has(day) ? 'done' : day === today ? 'today' : day > today ? 'future' : 'quiet';
    return { day, dayOfWeek: dayOfWeekOf(day), state };
  });
}
