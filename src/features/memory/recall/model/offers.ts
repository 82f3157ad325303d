import { gradeOf } from '../../model/strength/grade';
import { hasLessHelp, isGraded, type Exercise } from '../../model/strength/exercises';
import { inTrueTime, isRun, type RecallRun, type RecallEntry } from '../../model/strength/recallEntry';
import type { PracticeMode } from '../../model/practiceOrder';
import type { Box } from '../../model/memoryPassage';
import { previousBox, nextBox } from '../../model/passageEdit';
import { isoDay } from '@/platform/values/dates';

/** The score in Fade, lowered by peeks, from which the next exercise is offered. */
const FADED_WELL = 0.9;

/**
 * The exercise to offer for a passage in a direction: the next one after a good last result, the previous one after a bad one. By passage
 * text the answer is always the reference.
 * @param entries of one passage, in any order and of both directions
 * @param today `yyyy-MM-dd`
 */
export function offeredExercise(
  entries: readonly RecallEntry[],
  direction: PracticeMode,
  today: string,
): Exercise {
  if (direction === 'by_psgtxt') return 'reference';
  const last = lastRun(entries, direction, today);
  switch (last?.exercise) {
    case undefined:
    case 'reference':
      return 'read';
    case 'read':
      return 'fade';
    case 'fade':
      return last.score >= FADED_WELL ? 'tap' : 'fade';
    case 'tap':
      return gradeOf(last) === 'again' ? 'fade' : 'letters';
    case 'letters':
      return gradeOf(last) === 'again' ? 'tap' : 'write';
    case 'write':
    case 'say':
    case 'aloud':
      return gradeOf(last) === 'again' ? 'letters' : last.exercise;
  }
}

const lastRun = (
  entries: readonly RecallEntry[],
  direction: PracticeMode,
  today: string,
): RecallRun | undefined =>
  inTrueTime(entries, today)
    .filter((entry): entry is RecallRun => isRun(entry) && entry.verses === undefined)
    .findLast((entry) => entry.direction === direction);

/**
 * The exercise in which Recall opens: the offered one, which for a new passage is Read. Once a passage is recalled and not only
 * studied, and was not missed last, it is the exercise that the person used last for that, if it helps less than the offered one.
 * @param used the exercise used last on this device; null for none
 */
export function openingExercise(
  entries: readonly RecallEntry[],
  direction: PracticeMode,
  used: Exercise | null,
  today: string,
): Exercise {
  const offered = offeredExercise(entries, direction, today);
  const last = lastRun(entries, direction, today);
  const mayHelpLess = direction === 'by_ref' && isGraded(offered) && last && gradeOf(last) !== 'again';
  return mayHelpLess && used && hasLessHelp(used, offered) ? used : offered;
}

/** After clean recalls on this many days, a passage can be seen less often. */
const CLEAN_DAYS = 3;
/** After this many lapses in a row, it should be seen more often. */
const LAPSES = 2;

/**
 * The box to suggest after the last result: the next one after clean unaided recalls on three days, the previous one
 * after two lapses in a row; null for no suggestion. Results from before the last box change do not count, nor do references
 * named from the text, because the text was not recited.
 * @param entries of one passage, in any order
 * @param today `yyyy-MM-dd`
 */
export function offeredBox(entries: readonly RecallEntry[], box: Box, today: string): Box | null {
  const graded = inTrueTime(entries, today).flatMap((entry) => {
    const grade = gradeOf(entry);
    return grade === null || entry.direction === 'by_psgtxt' ? [] : [{ ...entry, grade }];
  });
  const sinceMove = graded.slice(graded.findLastIndex((entry) => entry.box !== box) + 1);
  const recent = sinceMove.slice(-LAPSES);
  if (recent.length === LAPSES && recent.every(({ grade }) => grade === 'again')) return previousBox(box);
  const clean = sinceMove.slice(sinceMove.findLastIndex(({ grade }) => grade !== 'good') + 1);
  const days = new Set(clean.map(({ at }) => isoDay(new Date(at))));
  return days.size >= CLEAN_DAYS ? nextBox(box) : null;
}
