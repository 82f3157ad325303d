import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { Box } from '../memoryPassage';
import { gradeOf, type RecallGrade } from './grade';
import { inTime, type RecallEntry } from './recallEntry';

/** How steeply FSRS's curve of forgetting falls: the power of its version 6. */
const DECAY = 0.1542;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** The likelihood that something is still remembered, 0 to 1: 90 % after as many days as its stability. */
export const remembered = (days: number, stability: number): number =>
  (1 + (FACTOR * Math.max(0, days)) / stability) ** -DECAY;

/** The stability in days that a box implies while a passage has no grade. */
export const STABILITY_OF_BOX: Readonly<Record<Box, number>> = { [-1]: 1, 1: 3, 2: 14, 3: 45 };

/** How well a passage was remembered in one direction when it was last graded (FSRS). */
export interface Strength {
  /** Days until the retrievability falls to 90 % of what it was. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** When it was last graded, epoch milliseconds, and how. */
  last: number;
  grade: RecallGrade;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const satisfies Record<
  RecallGrade,
  Rating
>;

/**
 * How likely a passage is recalled right after a grade: after a miss a person has only just read it, and nearly is a miss as well.
 * Chosen to predict the recalls in the simulated months of `npm run recall`.
 */
export const retrievabilityAfter: Readonly<Record<RecallGrade, number>> = { again: 0.4, hard: 0.6, good: 1 };

const MEDIUM_DIFFICULTY = 5;

const algorithm = new FSRSAlgorithm({});

/**
 * The strength of a passage, replayed from the graded runs of its log (FSRS). Views and study are ignored;
 * if it had been viewed before its first grade, it begins with the stability of its box. Null if it was never graded.
 * @param log of this passage in one direction, in any order
 */
export function strengthOf(log: readonly RecallEntry[]): Strength | null {
  let strength: Strength | null = null;
  let state: (FSRSState & { at: number }) | null = null;
  for (const entry of inTime(log)) {
    const grade = gradeOf(entry);
    if (grade === null) continue;
    state ??= entry.viewedBefore === null ? null : beforeLog(entry.box, entry.viewedBefore);
    // FSRS counts the device's days, not hours.
    const days = state ? Math.max(0, differenceInCalendarDays(entry.at, state.at)) : 0;
    const { stability, difficulty } = algorithm.next_state(state, days, RATINGS[grade]);
    state = { stability, difficulty, at: entry.at };
    strength = { stability, difficulty, last: entry.at, grade };
  }
  return strength;
}

const beforeLog = (box: Box, at: number) => ({
  stability: STABILITY_OF_BOX[box],
  difficulty: MEDIUM_DIFFICULTY,
  at,
});
