import { expect, it } from 'vitest';
import type { MemoryPassage } from './memoryPassage';
import { BANDS, fadingThisWeek, recallYear, strengthBands, weakestWords } from './overview';
import { recallEntry } from '@test/kit/recallEntry';
import type { RecallEntry } from './strength/recallEntry';

const noon = (day: number) => new Date(2026, 2, day, 12).getTime();
const strength = (stability: number, last = noon(1)) => ({ stability, difficulty: 5, last, sure: 1 });
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

it('counts each passage in one band of strength', () => {
  expect(strengthBands([null, strength(1), strength(7), strength(29), strength(30), strength(999)])).toEqual([
    1, 1, 2, 1, 1,
  ]);
  expect(strengthBands([])).toEqual(BANDS.map(() => 0));
});

it('lists what fades within a week, least likely recalled first', () => {
  const strengths = new Map([
    [1, strength(5)],
    [2, strength(100)],
    [3, strength(1)],
  ]);
  const fading = fadingThisWeek(
    [1, 2, 3, 4].map(passage),
    ({ passageId }) => strengths.get(passageId) ?? null,
    noon(3),
  );
  expect(fading.map((each) => each.passage.passageId)).toEqual([3, 1]);
  expect(fading[0]?.likely).toBeLessThan(0.9);
});

it('counts the graded runs of each day of a year', () => {
  const year = recallYear(
    [entry(3), entry(3, { passageId: 2 }), entry(2, { rung: 'read' }), entry(1)],
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
  expect(weakestWords(entries, 2).map(({ passageId, key }) => `${passageId} ${key}`)).toEqual([
    '1 w2',
    '2 w9',
  ]);
});
