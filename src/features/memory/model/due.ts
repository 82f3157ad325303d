import { isoDay } from '@/platform/values/dates';
import type { MemoryPassage } from './memoryPassage';
import type { RecallGrade } from './strength/grade';
import { dayAfter, daysBetween, isByWrongClock } from './strength/days';
import { inTrueTime, type RecallEntry } from './strength/recallEntry';
import {
  remembered,
  retrievabilityAfter,
  STABILITY_OF_BOX,
  strengthOf,
  type Strength,
} from './strength/strength';

/** The state of a passage on a day, and when it is due. */
export interface Due {
  /** The last grade, its day, and the days until the likelihood falls to 90 %; null if it was never graded. */
  known: { grade: RecallGrade; day: string; stability: number } | null;
  /** The day from which it is due, `yyyy-MM-dd`. */
  dueDay: string;
  isDue: boolean;
  /** How likely it is recalled, 0 to 1; null if it was never graded, because a view is no evidence. */
  retrievability: number | null;
  /** The lower, the earlier it is practised: due passages before the rest, and in both groups the most faded first. */
  urgency: number;
}

/** After 'Nearly' a passage is due in at most this many days. */
const MAX_DAYS_NEARLY = 3;

/** The urgency of a passage that was only viewed assumes that it was recalled then with this likelihood. */
const WHEN_VIEWED = 0.8;

/**
 * When a passage is due, and how likely it is recalled, for every screen alike. A graded passage is due by its last grade:
 * the next day after a miss, in one to three days after 'Nearly', and when it falls to 90 % after 'Right', never on the day of the grade.
 * Without a grade it is due by its box, from its last view.
 * @param log the passage's, in one direction and in any order
 * @param today `yyyy-MM-dd`
 */
export function dueOf(
  { box, lastViewed }: Pick<MemoryPassage, 'box' | 'lastViewed'>,
  log: readonly RecallEntry[],
  today: string,
): Due {
  const strength = strengthOf(inTrueTime(log, today));
  if (strength) return byGrade(strength, today);
  const viewedOn =
    lastViewed !== null && !isByWrongClock(lastViewed, today) ? isoDay(new Date(lastViewed)) : null;
  const dueDay = viewedOn === null ? today : dayAfter(viewedOn, STABILITY_OF_BOX[box]);
  const days = viewedOn === null ? 0 : daysBetween(viewedOn, today);
  const fallen = WHEN_VIEWED * remembered(days, STABILITY_OF_BOX[box]);
  return { known: null, retrievability: null, ...on(dueDay, today, fallen) };
}

function byGrade({ stability, last, grade }: Strength, today: string): Due {
  const day = isoDay(new Date(last));
  const days = {
    again: 1,
    hard: Math.min(MAX_DAYS_NEARLY, Math.round(stability)),
    good: Math.round(stability),
  };
  const dueDay = dayAfter(day, Math.max(1, days[grade]));
  const retrievability = retrievabilityAfter[grade] * remembered(daysBetween(day, today), stability);
  return { known: { grade, day, stability }, retrievability, ...on(dueDay, today, retrievability) };
}

function on(dueDay: string, today: string, fallen: number): Pick<Due, 'dueDay' | 'isDue' | 'urgency'> {
  const isDue = dueDay <= today;
  return { dueDay, isDue, urgency: isDue ? fallen : fallen + 1 };
}

/** The next day on which another passage becomes due; null if there is none. */
export function nextDueDay(all: readonly Due[]): string | null {
  const days = all.flatMap(({ isDue, dueDay }) => (isDue ? [] : [dueDay]));
  return days.toSorted()[0] ?? null;
}
