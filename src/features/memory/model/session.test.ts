import { expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import type { RecallEntry } from './strength/recallEntry';
import { sessionOutcome } from './session';

it('sorts the passages by their last grade since the session began', () => {
  const BEGUN = 1000;
  const IN_5138 = new Date(5138, 10, 16).getTime();
  const logs: Record<number, Partial<RecallEntry>[]> = {
    1: [
      { at: 1001, score: 0 },
      { at: 1002, score: 1 },
    ],
    2: [
      { at: 1001, score: 1 },
      { at: 1002, score: 0.95 },
    ],
    3: [{ at: 1001, score: 0 }],
    4: [{ at: 999, score: 1 }],
    5: [{ at: 1001, exercise: 'shown' }],
    6: [{ at: 1001, score: 1, direction: 'by_psgtxt' }],
    7: [{ at: IN_5138, score: 1 }],
    8: [
      { at: 1001, score: 0 },
      { at: IN_5138, score: 1 },
    ],
  };
  const entriesOf = (id: number) =>
    (logs[id] ?? []).map((each, index) => recallEntry({ id: `${id} ${index}`, passageId: id, ...each }));
  expect(sessionOutcome([1, 2, 3, 4, 5, 6, 7, 8], entriesOf, 'by_ref', BEGUN, '1970-01-01')).toEqual({
    right: [1],
    nearly: [2],
    notYet: [3, 8],
    unmarked: [4, 5, 6, 7],
  });
});
