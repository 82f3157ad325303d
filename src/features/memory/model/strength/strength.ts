import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { startOfDay } from 'date-fns/startOfDay';
import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { Box, MemoryPassage } from '../memoryPassage';
import type { PracticeMode } from '../practiceOrder';
import { gradeOf, type RecallGrade } from './grade';
import { inTime, type RecallEntry } from './recallEntry';
import { DAY_MS } from '@/platform/values/dates';

/** How steeply FSRS's curve of forgetting falls: the power of its version 6. */
const DECAY = 0.1542;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** The likelihood that something is still remembered, 0 to 1: 90 % after as many days as its stability. */
export const remembered = (days: number, stability: number): number =>
  (1 + (FACTOR * Math.max(0, days)) / stability) ** -DECAY;

/** The stability in days that a box stands for, as long as nothing else is known of a passage. */
const STABILITY_OF_BOX: Readonly<Record<Box, number>> = { [-1]: 1, 1: 3, 2: 14, 3: 45 };

/** The likelihood right after a passage was seen on another device, where nobody knows how well it went. */
const SEEN_ELSEWHERE = 0.8;

/** How well a passage is remembered in one direction (FSRS). */
export interface Strength {
  /** Days until the likelihood of recall falls to 90 % of what it was. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** When it was last graded here or seen elsewhere, epoch milliseconds. */
  last: number;
  /** The likelihood of recall at that moment, 0 to 1. */
  sure: number;
}

/** What is known of a passage apart from the log. */
export interface Seen {
  box: Box;
  /** The last view that another device recorded, epoch milliseconds; null for none. */
  seenElsewhere: number | null;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const satisfies Record<
  RecallGrade,
  Rating
>;

/**
 * How likely a passage is recalled right after a grade: who missed it has only just read it, and nearly is a miss as well.
 * Chosen for what is then recalled in the simulated months of `npm run recall`.
 */
const SURE: Readonly<Record<RecallGrade, number>> = { again: 0.4, hard: 0.6, good: 1 };

const MEDIUM_DIFFICULTY = 5;

const algorithm = new FSRSAlgorithm({});

const seenOnly = (box: Box, at: number | null): Strength | null =>
  at === null
    ? null
    : { stability: STABILITY_OF_BOX[box], difficulty: MEDIUM_DIFFICULTY, last: at, sure: SEEN_ELSEWHERE };

/**
 * The strength of a passage in a direction, replayed from the graded runs of its log (FSRS). What was only looked at or
 * studied counts for nothing. A view on another device is weak evidence: the passage was met there, and nobody knows how
 * well it went. Of one that was missed here it says no more than the miss. Null if nothing is known.
 * @param entries of this passage, in any order and of both directions
 */
export function strengthOf(
  { box, seenElsewhere }: Seen,
  entries: readonly RecallEntry[],
  direction: PracticeMode,
): Strength | null {
  const graded = inTime(entries).filter((entry) => entry.direction === direction && gradeOf(entry) !== null);
  const [first] = graded;
  let strength = first ? seenOnly(first.box, first.viewedBefore) : seenOnly(box, seenElsewhere);
  for (const entry of graded) strength = after(strength, entry);
  if (strength === null || seenElsewhere === null || seenElsewhere <= strength.last) return strength;
  // Who was likely to know it anyway has shown nothing new by meeting it.
  const sure = Math.min(SEEN_ELSEWHERE, strength.sure);
  const isNews = likelihood(strength, seenElsewhere) < sure;
  return isNews ? { ...strength, last: seenElsewhere, sure } : strength;
}

function after(before: Strength | null, entry: RecallEntry): Strength | null {
  const grade = gradeOf(entry);
  if (grade === null) return before;
  const state: FSRSState | null = before && { stability: before.stability, difficulty: before.difficulty };
  // FSRS counts the device's days, not hours.
  const days = before ? Math.max(0, differenceInCalendarDays(entry.at, before.last)) : 0;
  const { stability, difficulty } = algorithm.next_state(state, days, RATINGS[grade]);
  return { stability, difficulty, last: entry.at, sure: SURE[grade] };
}

/** The likelihood that a passage is recalled at a moment, 0 to 1; 0 where nothing is known of it. */
export const likelihood = (strength: Strength | null, now: number): number =>
  strength === null ? 0 : strength.sure * remembered((now - strength.last) / DAY_MS, strength.stability);

/** The likelihood that a passage is recalled, 0 to 1, by its box and last view alone; 0 for one that was never viewed. */
export function likelihoodUnlogged({ box, lastViewed }: MemoryPassage, now: number): number {
  // A last view in the future comes from a wrong clock and only says that there was one.
  const isAhead = lastViewed !== null && lastViewed > now + DAY_MS;
  return likelihood(seenOnly(box, isAhead ? now - STABILITY_OF_BOX[box] * DAY_MS : lastViewed), now);
}

/** Whether a passage was missed when it was last graded. */
export const isMissed = ({ sure }: Strength): boolean => sure <= SURE.again;

/** When a passage is to be practised again, epoch milliseconds: when it fades, or the day after it was missed. */
export const fadesAt = (strength: Strength): number =>
  strength.last + (isMissed(strength) ? Math.min(1, strength.stability) : strength.stability) * DAY_MS;

/** Whether a passage fades before the end of the device's day of a moment, or is fading already. */
export function isFadingOn(strength: Strength | null, now: number): boolean {
  return strength !== null && fadesAt(strength) < startOfDay(addDays(now, 1)).getTime();
}
