import { expect, it } from 'vitest';
import { mergedHistory } from './practiceHistory';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime();

it('adds a passage’s last view where the history does not have it on that day', () => {
  const entries = [
    { passageId: 1, viewedAt: at(5, 8) },
    { passageId: 1, viewedAt: at(5, 9) },
    { passageId: 2, viewedAt: at(5, 8) },
  ];
  const passages = [
    { passageId: 1, lastViewed: at(5, 23) },
    { passageId: 2, lastViewed: at(6, 0) },
    { passageId: 3, lastViewed: null },
    { passageId: 4, lastViewed: at(2, 7) },
  ];
  expect(mergedHistory(entries, passages)).toEqual([
    { passageId: 1, viewedAt: at(5, 9) },
    { passageId: 2, viewedAt: at(5, 8) },
    { passageId: 2, viewedAt: at(6, 0) },
    { passageId: 4, viewedAt: at(2, 7) },
  ]);
  expect(mergedHistory([], [])).toEqual([]);
});
