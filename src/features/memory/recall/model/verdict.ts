import { pluralize } from '@/platform/values/text';
import { gradeOf, gradeOfScore } from '../../model/strength/grade';
import type { RecallEntry } from '../../model/strength/recallEntry';

/** Only a run without a fault is known by heart. */
export function verdictOf(entry: RecallEntry): string {
  // Some verses are judged like a whole passage, although they are no evidence for all of it.
  const isStudy = gradeOf(entry) === null && entry.verses === undefined;
  if (isStudy || entry.exercise === 'read' || entry.exercise === 'fade') return 'Done';
  switch (gradeOfScore(entry.score, entry.peeks)) {
    case 'good':
      return entry.score === 1 ? 'Known by heart' : 'Almost by heart';
    case 'hard':
      return 'Nearly';
    case 'again':
      return 'Not yet';
  }
}

/** The result with the peeks, because of which a run without a fault is not by heart; Fade counts its own. */
export const withPeeks = (message: string, { exercise, peeks }: RecallEntry): string =>
  exercise === 'fade' || peeks === 0 ? message : `${message}, with ${pluralize(peeks, 'peek')}`;
