import { isoDay } from '@/platform/values/dates';
import { isGraded } from './exercises';
import type { RecallEntry } from './recallEntry';

export type RecallGrade = 'again' | 'hard' | 'good';

/** The minimum scores of these grades. */
const GOOD = 0.97;
const HARD = 0.9;

/** Tolerates rounding errors, so that 97 of 100 words count as 0.97. */
const atLeast = (score: number, bound: number): boolean => score >= bound - 1e-9;

/**
 * The grade of a run: good from 97 % without a peek, hard from 90 %, again below. Null for study, for the drill, which only tests
 * single words, for an answer that was only shown, and for a run over some verses of the passage.
 */
export function gradeOf({
  exercise,
  score,
  peeks,
  verses,
}: Pick<RecallEntry, 'exercise' | 'score' | 'peeks' | 'verses'>): RecallGrade | null {
  if (!isGraded(exercise) || verses !== undefined) return null;
  return gradeOfScore(score, peeks);
}

/** The local day (`yyyy-MM-dd`) of each graded run, in the order of the entries: the charts of recall count these alone. */
export const gradedDays = (entries: readonly RecallEntry[]): string[] =>
  entries.filter((entry) => gradeOf(entry) !== null).map(({ at }) => isoDay(new Date(at)));

/** The grade of a share of right words, 0 to 1, with a number of looks at the text. */
export function gradeOfScore(score: number, peeks: number): RecallGrade {
  if (!atLeast(score, HARD)) return 'again';
  return atLeast(score, GOOD) && peeks === 0 ? 'good' : 'hard';
}

/** The user's own mark after reciting aloud. */
export type SpokenMark = 'right' | 'nearly' | 'not';

/** The marks, from the worst, with the words of their buttons. */
export const SPOKEN_MARKS = [
  { mark: 'not', label: 'Not yet' },
  { mark: 'nearly', label: 'Nearly' },
  { mark: 'right', label: 'Right' },
] as const satisfies readonly { mark: SpokenMark; label: string }[];

/** The score of a mark: right is graded good, nearly hard, not again. */
export const SPOKEN_SCORES: Readonly<Record<SpokenMark, number>> = { right: 1, nearly: 0.95, not: 0 };
