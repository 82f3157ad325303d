import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prayer } from './prayer';
import { dayAfter } from './prayerDays';
import { isPrayedToday } from './prayerDays';
import { prayersOfDay, rotaLength, rotaSeed } from './prayerRota';

/** Today's prayers that are not prayed yet: 'left today'. */
const leftOfDay = (...[prayers, mostRecent, options]: Parameters<typeof prayersOfDay>) =>
  prayersOfDay(prayers, mostRecent, options).filter(
    ({ prayerId }) => !isPrayedToday(mostRecent, prayerId, options.today),
  );

const TODAY = '2026-11-21';
const prayer = (prayerId: number, is: Partial<Prayer> = {}): Prayer => ({
  prayerId,
  daily: false,
  title: `Prayer ${prayerId}`,
  details: '',
  personName: '',
  archived: false,
  ...is,
});
const ids = (prayers: readonly Prayer[]) => prayers.map(({ prayerId }) => prayerId);
const options = (perDay: number, today = TODAY) => ({ today, perDay, seed: rotaSeed(today) });

describe('the prayers of a day', () => {
  const prayers = [
    prayer(1, { daily: true }),
    prayer(2, { daily: true, archived: true }),
    prayer(3),
    prayer(4),
    prayer(5),
    prayer(6, { archived: true }),
  ];
  const days: [number, string][] = [
    [3, '2026-11-20'],
    [4, '2026-11-01'],
    [5, '2025-12-31'],
  ];

  it.each([
    ['none of the others', 0, {}, [1], [1]],
    ['the longest unprayed', 1, {}, [1, 5], [1, 5]],
    ['two, in the order given', 2, {}, [1, 4, 5], [1, 4, 5]],
    ['all, where there are fewer', 9, {}, [1, 3, 4, 5], [1, 3, 4, 5]],
    ['a whole number of them', 1.9, {}, [1, 5], [1, 5]],
    ['none for a number that makes no sense', Number.NaN, {}, [1], [1]],
    ['what was prayed today has had its turn', 1, { 5: TODAY }, [1, 5], [1]],
    ['and so has one out of turn', 1, { 3: TODAY }, [1, 3], [1]],
    ['more than the rota asks for', 1, { 3: TODAY, 4: TODAY }, [1, 3, 4], [1]],
    ['a daily one that was prayed takes no turn', 1, { 1: TODAY }, [1, 5], [5]],
    ['a day that nobody knows waits as long as the unprayed', 1, { 3: '' }, [1, 3], [1, 3]],
    ['and so does a day in the future', 1, { 3: '2027-06-01' }, [1, 3], [1, 3]],
  ])('%s', (_, perDay, prayed: Record<number, string>, all, left) => {
    const mostRecent = new Map([
      ...days,
      ...Object.entries(prayed).map(([id, day]) => [Number(id), day] as const),
    ]);
    expect(ids(prayersOfDay(prayers, mostRecent, options(perDay)))).toEqual(all);
    expect(ids(leftOfDay(prayers, mostRecent, options(perDay)))).toEqual(left);
  });

  it('differ each day, if all have waited equally long', () => {
    const many = Array.from({ length: 30 }, (_, index) => prayer(index + 1));
    const seen = new Set(
      ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
        ids(prayersOfDay(many, new Map(), options(5, day))).join(),
      ),
    );
    expect(seen.size).toBe(3);
  });
});

/** Prayers with the days they were last prayed. */
const anyPrayers = fc
  .uniqueArray(
    fc.record({
      prayerId: fc.integer({ min: 1, max: 500 }),
      daily: fc.boolean(),
      archived: fc.boolean(),
      day: fc.option(fc.constantFrom('', '2026-11-18', '2026-11-19', '2026-11-20', TODAY, '2027-05-05')),
    }),
    { selector: ({ prayerId }) => prayerId, maxLength: 40 },
  )
  .map((rows) => ({
    prayers: rows.map(({ prayerId, daily, archived }) => prayer(prayerId, { daily, archived })),
    mostRecent: new Map(
      rows.flatMap(({ prayerId, day }) => (day === null ? [] : [[prayerId, day] as const])),
    ),
  }));
const anyNumber = fc.integer({ min: 0, max: 12 });

describe('whatever the list', () => {
  it('a recorded prayer of the day is no longer left, and moves no other', () => {
    fc.assert(
      fc.property(anyPrayers, anyNumber, fc.nat(), ({ prayers, mostRecent }, perDay, pick) => {
        const left = leftOfDay(prayers, mostRecent, options(perDay));
        const prayed = left[pick % Math.max(1, left.length)];
        if (prayed === undefined) return;
        const after = new Map([...mostRecent, [prayed.prayerId, TODAY]]);
        expect(ids(prayersOfDay(prayers, after, options(perDay)))).toEqual(
          ids(prayersOfDay(prayers, mostRecent, options(perDay))),
        );
        expect(leftOfDay(prayers, after, options(perDay))).toEqual(left.filter((each) => each !== prayed));
      }),
    );
  });

  it('a prayer recorded before its day replaces at most one', () => {
    fc.assert(
      fc.property(anyPrayers, anyNumber, fc.nat(), ({ prayers, mostRecent }, perDay, pick) => {
        const before = leftOfDay(prayers, mostRecent, options(perDay));
        const prayed = prayers[pick % Math.max(1, prayers.length)];
        if (prayed === undefined) return;
        const after = leftOfDay(prayers, new Map([...mostRecent, [prayed.prayerId, TODAY]]), options(perDay));
        expect(before.length - after.length).toBeLessThanOrEqual(1);
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });

  it('keeps the order of the list, which does not affect the choice', () => {
    fc.assert(
      fc.property(anyPrayers, anyNumber, ({ prayers, mostRecent }, perDay) => {
        const chosen = ids(prayersOfDay(prayers, mostRecent, options(perDay)));
        const reversed = ids(prayersOfDay(prayers.toReversed(), mostRecent, options(perDay)));
        expect(reversed.toReversed()).toEqual(chosen);
      }),
    );
  });

  it('each prayer comes round in time, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 7 }), (count, perDay) => {
        const prayers = Array.from({ length: count }, (_, index) => prayer(index + 1));
        const mostRecent = new Map<number, string>();
        const days = rotaLength(prayers, perDay) ?? 0;
        for (let round = 0, today = TODAY; round < 3; round += 1) {
          const seen = new Set<number>();
          for (let day = 0; day < days; day += 1) {
            const ofDay = leftOfDay(prayers, mostRecent, options(perDay, today));
            expect(ofDay.length).toBeLessThanOrEqual(perDay);
            for (const { prayerId } of ofDay) {
              seen.add(prayerId);
              mostRecent.set(prayerId, today);
            }
            // Two days later, because tomorrow counts as today, in case the server's clock is ahead.
            today = dayAfter(dayAfter(today));
          }
          expect(seen.size).toBe(count);
        }
      }),
      { numRuns: 40 },
    );
  });
});

it.each([
  [0, 5, 0],
  [20, 5, 4],
  [21, 5, 5],
  [3, 5, 1],
  [3, 0, null],
])('%i others at %i a day come round in %j days', (count, perDay, length) => {
  const others = Array.from({ length: count }, (_, index) => prayer(index + 1));
  const prayers = [...others, prayer(100, { daily: true }), prayer(101, { archived: true })];
  expect(rotaLength(prayers, perDay)).toBe(length);
});
