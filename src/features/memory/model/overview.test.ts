import { expect, it } from 'vitest';
import type { Due } from './due';
import type { MemoryPassage } from './memoryPassage';
import { BANDS, dueThisWeek, recallYear, strengthBands, weakestWords } from './overview';
import { recallEntry } from '@test/kit/recallEntry';
import type { RecallEntry } from './strength/recallEntry';

const noon = (day: number) => new Date(2026, 2, day, 12).getTime();
const passage = (passageId: number): MemoryPassage => ({
  passageId,
  box: 1,
  lastViewed: null,
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 16,
  endVerse: 16,
  explanation: '',
  appendLetter: '',
});
const entry = (day: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `${day}-${change.passageId}`, passageId: 1, at: noon(day), ...change });

const due = (stability: number | null, dueDay = '2026-03-09', urgency = 0): Due => ({
  known: stability === null ? null : { grade: 'good', day: '2026-03-01', stability },
  retrievability: null,
  dueDay,
  isDue: dueDay <= '2026-03-03',
  urgency,
});

it('counts each passage in one band of strength', () => {
  expect(strengthBands([due(null), due(1), due(7), due(29), due(30), due(999)])).toEqual([1, 1, 2, 1, 1]);
  expect(strengthBands([])).toEqual(BANDS.map(() => 0));
});

it('lists passages due within a week, the most urgent first', () => {
  const dues = new Map([
    [1, due(5, '2026-03-10', 1.9)],
    [2, due(100, '2026-03-11', 1.8)],
    [3, due(1, '2026-03-02', 0.4)],
    [4, due(1, '2026-03-03', 0.3)],
  ]);
  const found = dueThisWeek(
    [1, 2, 3, 4].map(passage),
    ({ passageId }) => dues.get(passageId) ?? expect.fail(),
    '2026-03-03',
  );
  expect(found.map((each) => each.passage.passageId)).toEqual([4, 3, 1]);
});

it('counts the graded runs of each day of a year', () => {
  const year = recallYear(
    [entry(3), entry(3, { passageId: 2 }), entry(2, { exercise: 'read' }), entry(1)],
    noon(3),
  );
  expect(year).toHaveLength(365);
  expect(year.slice(-3)).toEqual([
    { day: '2026-03-01', runs: 1 },
    { day: '2026-03-02', runs: 0 },
    { day: '2026-03-03', runs: 2 },
  ]);
  expect(year[0]?.day).toBe('2025-03-04');
  expect(new Set(year.map(({ day }) => day)).size).toBe(365);
});

it('finds the weakest words of all passages', () => {
  const word = (at: number) => ({ at, key: `w${at}`, before: '', after: '' });
  const entries = [
    entry(1, { missed: [word(1), word(2)] }),
    entry(2, { missed: [word(2)] }),
    entry(1, { passageId: 2, missed: [word(9)] }),
  ];
  expect(weakestWords(entries, 2, '2026-03-03').map(({ passageId, key }) => `${passageId} ${key}`)).toEqual([
    '1 w2',
    '2 w9',
  ]);
});
