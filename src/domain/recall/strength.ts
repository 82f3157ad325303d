import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { Box, MemoryPassage } from '../memory/memoryPassage';
import type { PracticeMode } from '../memory/practiceOrder';
import { gradeOf, type RecallGrade } from './grade';
import { inTime, isRun, type RecallEntry } from './recallEntry';

/** How well a passage is remembered in one direction. */
export interface Strength {
  /** Days until it is likely recalled by 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** The last time that it was recalled or seen, epoch milliseconds. */
  last: number;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const satisfies Record<
  RecallGrade,
  Rating
>;

/** Without a log the box tells how often a passage needs to be seen, in days. */
const STABILITY_OF_BOX: Readonly<Record<Box, number>> = { [-1]: 1, 1: 3, 2: 14, 3: 45 };
const MIDDLING_DIFFICULTY = 5;

const DAY_MS = 86_400_000;
const algorithm = new FSRSAlgorithm({});

/** Nights between two moments, by the device's calendar: memory counts them, and not hours. */
function daysBetween(from: number, to: number): number {
  const day = (at: number) => {
    const date = new Date(at);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.max(0, Math.round((day(to) - day(from)) / DAY_MS));
}

const seeded = (box: Box, viewed: number | null): Strength | null =>
  viewed === null
    ? null
    : { stability: STABILITY_OF_BOX[box], difficulty: MIDDLING_DIFFICULTY, last: viewed };

/**
 * The strength of a passage in a direction, replayed from its log (FSRS). Without graded runs it is that of the box and the
 * last view, study being one; a last view newer than the log counts as seen elsewhere. Null when it was never seen.
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
    first && isGraded ? seeded(first.box, first.viewedBefore) : seeded(box, lastViewed ?? first?.at ?? null);
  for (const entry of mine) strength = after(strength, entry);
  if (strength === null || lastViewed === null || lastViewed <= strength.last) return strength;
  return { ...strength, last: lastViewed };
}

function after(before: Strength | null, entry: RecallEntry): Strength | null {
  const grade = gradeOf(entry);
  // Study is no proof of memory, but the text was before the eyes.
  if (grade === null) return before && { ...before, last: Math.max(before.last, entry.at) };
  const state: FSRSState | null = before && { stability: before.stability, difficulty: before.difficulty };
  const days = before ? daysBetween(before.last, entry.at) : 0;
  const { stability, difficulty } = algorithm.next_state(state, days, RATINGS[grade]);
  return { stability, difficulty, last: entry.at };
}

/** How likely a passage is recalled at a moment, 0 to 1; 0 for one that was never seen. */
export function likelihood(strength: Strength | null, now: number): number {
  return strength === null
    ? 0
    : algorithm.forgetting_curve(Math.max(0, now - strength.last) / DAY_MS, strength.stability);
}

/** When a passage begins to fade, epoch milliseconds: then it is recalled by 90 %, which is what its stability tells. */
export const fadesAt = ({ stability, last }: Strength): number => last + stability * DAY_MS;
