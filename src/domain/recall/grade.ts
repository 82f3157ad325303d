import type { RecallEntry } from './recallEntry';

export type RecallGrade = 'again' | 'hard' | 'good';

/** From here on a run is good, and from there on hard; less is not known. */
const GOOD = 0.97;
const HARD = 0.9;

/** Without room for the binary digits of a score: 97 of 100 words are 0.97. */
const atLeast = (score: number, bound: number): boolean => score >= bound - 1e-9;

/**
 * What a run says about memory: of First letters, Write, aloud and a reference good from 97 % without a peek, hard from
 * 90 %, again below. Read and Fade are study, and the drill asks for words: they say nothing, null.
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

/** How a person marks what was said aloud. */
export type SpokenMark = 'right' | 'nearly' | 'not';

/** The score that a mark stands for: right is good, nearly hard, not again. */
export const SPOKEN_SCORES: Readonly<Record<SpokenMark, number>> = { right: 1, nearly: 0.95, not: 0 };
