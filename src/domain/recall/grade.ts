import type { RecallEntry } from './recallEntry';

export type RecallGrade = 'again' | 'hard' | 'good';

/** The lowest scores for these grades. */
const GOOD = 0.97;
const HARD = 0.9;

/** Tolerates rounding errors, so that 97 of 100 words count as 0.97. */
const atLeast = (score: number, bound: number): boolean => score >= bound - 1e-9;

/**
 * The grade of a run. For First letters, Write, aloud and a reference: good from 97 % without a peek, hard from 90 %,
 * again below. Null for Read and Fade, which are study, and for the drill, which is only about single words.
 */
export function gradeOf({
  rung,
  score,
  peeks,
}: Pick<RecallEntry, 'rung' | 'score' | 'peeks'>): RecallGrade | null {
  if (rung === 'read' || rung === 'fade' || rung === 'drill') return null;
  if (!atLeast(score, HARD)) return 'again';
  return atLeast(score, GOOD) && peeks === 0 ? 'good' : 'hard';
}

/** The user's own mark after reciting aloud. */
export type SpokenMark = 'right' | 'nearly' | 'not';

/** The score of a mark: right is graded good, nearly hard, not again. */
export const SPOKEN_SCORES: Readonly<Record<SpokenMark, number>> = { right: 1, nearly: 0.95, not: 0 };
