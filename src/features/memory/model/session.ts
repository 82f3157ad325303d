import { gradeOf } from './strength/grade';
import type { PracticeMode } from './practiceOrder';
import { inTrueTime, type RecallEntry } from './strength/recallEntry';

/** The result of a session: the ids of its passages by their grade. */
export interface SessionOutcome {
  right: number[];
  nearly: number[];
  notYet: number[];
  unmarked: number[];
}

const OUTCOMES = { good: 'right', hard: 'nearly', again: 'notYet' } as const;

/**
 * The result of a session: the last grade of each passage since the session began.
 * @param begun epoch milliseconds
 * @param today `yyyy-MM-dd`
 */
export function sessionOutcome(
  ids: readonly number[],
  entriesOf: (passageId: number) => readonly RecallEntry[],
  direction: PracticeMode,
  begun: number,
  today: string,
): SessionOutcome {
  const outcome: SessionOutcome = { right: [], nearly: [], notYet: [], unmarked: [] };
  for (const id of ids) {
    const graded = inTrueTime(entriesOf(id), today).filter(
      (entry) => entry.direction === direction && entry.at >= begun && gradeOf(entry) !== null,
    );
    const last = graded.at(-1);
    const grade = last ? gradeOf(last) : null;
    outcome[grade === null ? 'unmarked' : OUTCOMES[grade]].push(id);
  }
  return outcome;
}
