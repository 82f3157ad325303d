import * as v from 'valibot';
import { DAYS, type DayOfWeek } from '@/platform/values/dates';
import { type ReadingProgress } from './readingPlan';
import { daysSinceScheduledDay, nthScheduledDayAfter, scheduledDaysOf } from './scheduledDays';

/** What a person does about missed days: reads two chapters a day, continues later, or leaves it. */
export const catchUpChoice = v.object({
  kind: v.picklist(['two', 'shift', 'leave']),
  /** The day of the choice, `yyyy-MM-dd`. */
  since: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});
export type CatchUpChoice = v.InferOutput<typeof catchUpChoice>;

/** A day of the week with missed days in the last weeks. */
export interface MissedDays {
  day: DayOfWeek;
  missedDays: number;
}

/** The days of the week with missed days, Sunday first; a day with two chapters makes up for one without. */
function missed(history: readonly ReadingProgress[], today: string, since: string | null): MissedDays[] {
  return DAYS.flatMap((day) => {
    const { elapsedDays, read } = scheduledDaysOf(day, history, today, since);
    return elapsedDays > read ? [{ day, missedDays: elapsedDays - read }] : [];
  });
}

export interface CatchUp {
  missed: readonly MissedDays[];
  /** The date by which two chapters a day make up for all missed ones; `''` if none is missed. */
  until: string;
  /** Whether two chapters a day are being read. */
  two: boolean;
  /** Whether the missed days are still to be mentioned. */
  open: boolean;
}

/**
 * The missed days of the last eight weeks, and whether to mention them: not after a choice, unless that was to leave it
 * and another day was missed since. After 'shift' only days since the choice count.
 */
export function catchUp(
  history: readonly ReadingProgress[],
  today: string,
  choice: CatchUpChoice | null,
): CatchUp {
  const since = choice?.kind === 'shift' ? choice.since : null;
  const all = missed(history, today, since);
  const dates = all.map(({ day, missedDays }) => {
    // Today is finished with its second chapter.
    const isOpenToday =
      daysSinceScheduledDay(day, today) === 0 && scheduledDaysOf(day, history, today, since).readToday < 2;
    return nthScheduledDayAfter(day, today, isOpenToday ? missedDays - 1 : missedDays);
  });
  const isLeft = choice?.kind === 'leave' && missed(history, today, choice.since).length === 0;
  const two = choice?.kind === 'two' && all.length > 0;
  return {
    missed: all,
    until: dates.toSorted().at(-1) ?? '',
    two,
    open: all.length > 0 && !two && !isLeft,
  };
}
