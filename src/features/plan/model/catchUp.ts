import * as v from 'valibot';
import { DAYS, type DayOfWeek } from '@/platform/values/dates';
import { type ReadingProgress } from './readingPlan';
import { daysSinceScheduledDay, nthScheduledDayAfter, scheduledDaysOf } from './scheduledDays';

/** What a person does about turns that went by: reads two chapters a turn, goes on later, or leaves it. */
export const catchUpChoice = v.object({
  kind: v.picklist(['two', 'shift', 'leave']),
  /** The day of the choice, `yyyy-MM-dd`. */
  since: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});
export type CatchUpChoice = v.InferOutput<typeof catchUpChoice>;

/** A day of whose last turns some went by without a chapter. */
export interface MissedTurns {
  day: DayOfWeek;
  turns: number;
}

/** The days with missed turns, Sunday first; a turn with two chapters makes up for one without. */
function missed(history: readonly ReadingProgress[], today: string, since: string | null): MissedTurns[] {
  return DAYS.flatMap((day) => {
    const { elapsedDays, read } = scheduledDaysOf(day, history, today, since);
    return elapsedDays > read ? [{ day, turns: elapsedDays - read }] : [];
  });
}

export interface CatchUp {
  missed: readonly MissedTurns[];
  /** The day on which two chapters a turn have made up for all of them; `''` where none is missed. */
  until: string;
  /** Whether two chapters a turn are being read. */
  two: boolean;
  /** Whether what was missed is still to be mentioned. */
  open: boolean;
}

/**
 * What was missed in the last eight weeks, and whether it is to be mentioned: not after a choice, unless that was to leave it
 * and another turn has gone by since. After 'shift' only the turns since that day count.
 */
export function catchUp(
  history: readonly ReadingProgress[],
  today: string,
  choice: CatchUpChoice | null,
): CatchUp {
  const since = choice?.kind === 'shift' ? choice.since : null;
  const all = missed(history, today, since);
  const dates = all.map(({ day, turns }) => {
    // Today's turn is over with its second chapter.
    const isOpenToday =
      daysSinceScheduledDay(day, today) === 0 && scheduledDaysOf(day, history, today, since).readToday < 2;
    return nthScheduledDayAfter(day, today, isOpenToday ? turns - 1 : turns);
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
