import { gradeOf } from '../../model/strength/grade';
import { inTime, isRun, type RecallRun, type RecallEntry, type Rung } from '../../model/strength/recallEntry';
import type { PracticeMode } from '../../model/practiceOrder';

/** The score in Fade, lowered by peeks, from which the next rung is offered. */
const FADED_WELL = 0.9;

/**
 * The rung to offer for a passage in a direction: one up after a good last result, one down after a bad one. By passage
 * text the answer is always the reference.
 * @param entries of one passage, in any order and of both directions
 */
export function offeredRung(entries: readonly RecallEntry[], direction: PracticeMode): Rung {
  if (direction === 'by_psgtxt') return 'reference';
  const last = inTime(entries)
    .filter((entry): entry is RecallRun => isRun(entry) && entry.verses === undefined)
    .findLast((entry) => entry.direction === direction);
  switch (last?.rung) {
    case undefined:
    case 'reference':
      return 'read';
    case 'read':
      return 'fade';
    case 'fade':
      return last.score >= FADED_WELL ? 'letters' : 'fade';
    case 'letters':
      return gradeOf(last) === 'again' ? 'fade' : 'write';
    case 'write':
    case 'aloud':
      return gradeOf(last) === 'again' ? 'letters' : last.rung;
  }
}
