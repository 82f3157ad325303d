import { gradeOf } from './strength/grade';
import type { PracticeMode } from './practiceOrder';
import { inTime, type RecallEntry } from './strength/recallEntry';

/** What came of a session, in passages. */
export interface SessionOutcome {
  recalled: number;
  nearly: number;
  missed: number;
  unmarked: number;
}

const OUTCOMES = { good: 'recalled', hard: 'nearly', again: 'missed' } as const;

/**
 * What came of the passages of a session: the last grade that each got since it began.
 * @param begun epoch milliseconds
 */
export function sessionOutcome(
  ids: readonly number[],
  entriesOf: (passageId: number) => readonly RecallEntry[],
  direction: PracticeMode,
  begun: number,
): SessionOutcome {
  const outcome: SessionOutcome = { recalled: 0, nearly: 0, missed: 0, unmarked: 0 };
  for (const id of ids) {
    const graded = inTime(entriesOf(id)).filter(
      (entry) => entry.direction === direction && entry.at >= begun && gradeOf(entry) !== null,
    );
    const last = graded.at(-1);
    const grade = last ? gradeOf(last) : null;
    outcome[grade === null ? 'unmarked' : OUTCOMES[grade]] += 1;
  }
  return outcome;
}
