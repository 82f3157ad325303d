import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { Box, MemoryPassage } from '../memory/memoryPassage';
import type { PracticeMode } from '../memory/practiceOrder';
import { gradeOf, type RecallGrade } from './grade';
import { inTime, isRun, type RecallEntry } from './recallEntry';

/** How well a passage is remembered in one direction (FSRS). */
export interface Strength {
  /** Days until the likelihood of recall falls to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** When it was last recalled or seen, epoch milliseconds. */
  last: number;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const satisfies Record<
  RecallGrade,
  Rating
>;

/** The initial stability, in days: without a log the box says how often a passage needs to be seen. */
const STABILITY_OF_BOX: Readonly<Record<Box, number>> = { [-1]: 1, 1: 3, 2: 14, 3: 45 };
const MEDIUM_DIFFICULTY = 5;

const DAY_MS = 86_400_000;
const algorithm = new FSRSAlgorithm({});

/** Calendar days between two moments on the device: FSRS counts days, not hours. */
function daysBetween(from: number, to: number): number {
  const day = (at: number) => {
    const date = new Date(at);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.max(0, Math.round((day(to) - day(from)) / DAY_MS));
}

const initial = (box: Box, viewed: number | null): Strength | null =>
  viewed === null ? null : { stability: STABILITY_OF_BOX[box], difficulty: MEDIUM_DIFFICULTY, last: viewed };

/**
 * The strength of a passage in a direction, replayed from its log (FSRS). Without graded runs it comes from the box and
 * the last view; studying counts as a view. If `lastViewed` is newer than the log, the passage was seen on another
 * device. Null if it was never seen.
 * @param entries of this passage, in any order and of both directions
 */
export function strengthOf(
  { box, lastViewed }: Pick<MemoryPassage, 'box' | 'lastViewed'>,
  entries: readonly RecallEntry[],
  direction: PracticeMode,
): Strength | null {
  const mine = inTime(entries).filter((entry) => entry.direction === direction && isRun(entry));
  const first = mine[0];
  const isGraded = mine.some((entry) => gradeOf(entry) !== null);
  let strength =
    first && isGraded
      ? initial(first.box, first.viewedBefore)
      : initial(box, lastViewed ?? first?.at ?? null);
  for (const entry of mine) strength = after(strength, entry);
  if (strength === null || lastViewed === null || lastViewed <= strength.last) return strength;
  return { ...strength, last: lastViewed };
}

function after(before: Strength | null, entry: RecallEntry): Strength | null {
  const grade = gradeOf(entry);
  // Study proves no recall, but the text was seen.
  if (grade === null) return before && { ...before, last: Math.max(before.last, entry.at) };
  const state: FSRSState | null = before && { stability: before.stability, difficulty: before.difficulty };
  const days = before ? daysBetween(before.last, entry.at) : 0;
  const { stability, difficulty } = algorithm.next_state(state, days, RATINGS[grade]);
  return { stability, difficulty, last: entry.at };
}

/** The likelihood that a passage is recalled at a moment, 0 to 1; 0 for a passage never seen. */
export function likelihood(strength: Strength | null, now: number): number {
  return strength === null
    ? 0
    : algorithm.forgetting_curve(Math.max(0, now - strength.last) / DAY_MS, strength.stability);
}

/** When a passage begins to fade, epoch milliseconds: when the likelihood of recall has fallen to 90 %. */
export const fadesAt = ({ stability, last }: Strength): number => last + stability * DAY_MS;
