import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedHistory, practiceDays } from './practiceHistory';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime();

it('adds a passage’s last view if its history has none of that day', () => {
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

describe('practiceDays', () => {
  const at = (passageId: number, day: number, hour: number) => ({
    passageId,
    viewedAt: new Date(2026, 10, day, hour).getTime(),
  });

  it('groups by local day, the newest day and entry first', () => {
    const entries = [at(1, 19, 0), at(2, 20, 8), at(3, 18, 23), at(4, 20, 9), at(5, 19, 23)];
    expect(
      practiceDays(entries, Infinity).map(({ day, entries: of }) => [day, of.map((e) => e.passageId)]),
    ).toEqual([
      ['2026-11-20', [4, 2]],
      ['2026-11-19', [5, 1]],
      ['2026-11-18', [3]],
    ]);
  });

  it('returns no days for no entries', () => {
    expect(practiceDays([], Infinity)).toEqual([]);
  });

  it('loses no entry', () => {
    const times = fc.array(fc.integer({ min: 0, max: 4e12 }));
    fc.assert(
      fc.property(times, (viewedAt) => {
        const entries = viewedAt.map((time, passageId) => ({ passageId, viewedAt: time }));
        const days = practiceDays(entries, Infinity);
        const flat = days.flatMap((day) => day.entries).map((entry) => entry.viewedAt);
        expect(flat).toEqual(viewedAt.toSorted((a, b) => b - a));
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
});

it('puts views by a clock far ahead last, without a day', () => {
  const [noon, ahead] = [new Date(2026, 10, 22, 12).getTime(), new Date(5138, 10, 16).getTime()];
  const views = [ahead, noon].map((viewedAt, index) => ({ passageId: index, viewedAt }));
  expect(practiceDays(views, noon).map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-22', 1],
    [null, 1],
  ]);
});
