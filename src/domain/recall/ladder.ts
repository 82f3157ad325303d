import { gradeOf } from './grade';
import { inTime, isRun, type RecallEntry, type Rung } from './recallEntry';
import type { PracticeMode } from '../memory/practiceOrder';

/** A text that fades is known well enough to go on when so much of it was not peeked at. */
const FADED_WELL = 0.9;

/**
 * The rung to offer for a passage in a direction, by its last results: up after one that went well, down after one that
 * did not. By passage text the answer is always the reference.
 * @param entries of one passage, in any order and of both directions
 */
export function offeredRung(entries: readonly RecallEntry[], direction: PracticeMode): Rung {
  if (direction === 'by_psgtxt') return 'reference';
  const last = inTime(entries)
    .filter(isRun)
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
