import type { Box } from '../../model/memoryPassage';
import { boxAbove, boxBelow } from '../../model/passageEdit';
import { isoDay } from '@/platform/values/dates';
import { gradeOf } from '../../model/strength/grade';
import { inTime, type RecallEntry } from '../../model/strength/recallEntry';

/** After clean recalls on this many days, a passage can be seen less often. */
const CLEAN_DAYS = 3;
/** After this many lapses in a row, it should be seen more often. */
const LAPSES = 2;

/**
 * The box to suggest after the last result: the next one after clean unaided recalls on three days, the previous one
 * after two lapses in a row; null if there is nothing to suggest. Results from before the last box change do not count, nor do references
 * named from the text: the text was not recited.
 * @param entries of one passage, in any order
 */
export function offeredBox(entries: readonly RecallEntry[], box: Box): Box | null {
  const graded = inTime(entries).flatMap((entry) => {
    const grade = gradeOf(entry);
    return grade === null || entry.direction === 'by_psgtxt' ? [] : [{ ...entry, grade }];
  });
  const sinceMove = graded.slice(graded.findLastIndex((entry) => entry.box !== box) + 1);
  const recent = sinceMove.slice(-LAPSES);
  if (recent.length === LAPSES && recent.every(({ grade }) => grade === 'again')) return boxAbove(box);
  const clean = sinceMove.slice(sinceMove.findLastIndex(({ grade }) => grade !== 'good') + 1);
  const days = new Set(clean.map(({ at }) => isoDay(new Date(at))));
  return days.size >= CLEAN_DAYS ? boxBelow(box) : null;
}
