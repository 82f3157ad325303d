import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Prayer } from './prayer';
import {
  fixedPrayerDates,
  lastNoted,
  longestUnprayed,
  mostRecentPrayerDates,
  orderPrayers,
  prayerHistory,
  sessionDay,
} from './prayerOrder';

const prayer = (prayerId: number, daily = false): Prayer => ({
  prayerId,
  daily,
  title: `Prayer ${prayerId}`,
  details: '',
  personName: '',
  archived: false,
});
const session = (prayerId: number, dateTime: string) => ({ sessionId: 0, prayerId, dateTime, note: '' });
const ids = (prayers: readonly Prayer[]) => prayers.map(({ prayerId }) => prayerId);
const many = Array.from({ length: 30 }, (_, index) => prayer(index + 1));

const TODAY = '2026-11-30';

describe('mostRecentPrayerDates', () => {
  it('keeps the newest day of each prayer, in any order of sessions', () => {
    const sessions = [
      session(1, '2026-11-18T07:30:00'),
      session(1, '2026-11-20T23:59:59'),
      session(2, '2026-11-19T07:30:00'),
      session(1, '2026-11-19T07:30:00'),
    ];
    expect(Object.fromEntries(mostRecentPrayerDates(sessions, TODAY))).toEqual({
      1: '2026-11-20',
      2: '2026-11-19',
    });
    expect(mostRecentPrayerDates([], TODAY).size).toBe(0);
  });

  it('includes a prayer that was prayed on an unknown day', () => {
    const undated = session(1, '');
    expect(Object.fromEntries(mostRecentPrayerDates([undated], TODAY))).toEqual({ 1: '' });
    const sessions = [undated, session(1, '2026-11-18T07:30:00'), undated];
    expect(Object.fromEntries(mostRecentPrayerDates(sessions, TODAY))).toEqual({ 1: '2026-11-18' });
  });
});

describe('the day of a session', () => {
  it.each([
    [undefined, '2026-11-21T06:00:00', '2026-11-21'],
    ['2026-11-20', '2026-11-21T06:00:00', '2026-11-20'],
    ['2026-11-22', '2026-11-21T06:00:00', '2026-11-22'],
    // A device whose clock is ahead.
    ['2026-11-23', '2026-11-21T06:00:00', '2026-11-22'],
    ['2027-05-01', '2026-12-31T06:00:00', '2027-01-01'],
    ['2026-11-21', '', '2026-11-21'],
    [undefined, '', ''],
  ])('recorded on %j, dated %j: %j', (day, dateTime, expected) => {
    expect(sessionDay({ dateTime, ...(day !== undefined && { day }) })).toBe(expected);
  });

  it('decides which session is the newest', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { minLength: 1 }), (days) => {
        const sessions = days.map(([own, server]) => ({ ...session(1, `${server}T06:00:00`), day: own }));
        const newest = sessions.map(sessionDay).sort().at(-1);
        expect(mostRecentPrayerDates(sessions, TODAY).get(1)).toBe(newest);
      }),
    );
  });
});

describe('a day in the future', () => {
  const future = session(1, '2027-06-01T06:00:00');
  const today = '2026-11-21';
  it.each([
    ['is shown where there is no other', [future], '2027-06-01'],
    ['hides no session of today', [future, session(1, '2026-11-21T06:00:00')], '2026-11-21'],
    ['hides none that comes before in the list', [session(1, '2026-11-21T06:00:00'), future], '2026-11-21'],
    ['is more than no day at all', [session(1, ''), future], '2027-06-01'],
    ['is more than no day that comes after', [future, session(1, '')], '2027-06-01'],
    ['may be tomorrow', [session(1, '2026-11-21T06:00:00'), session(1, '2026-11-22T00:10:00')], '2026-11-22'],
    ['is the newest of its kind', [future, session(1, '2027-07-01T06:00:00')], '2027-07-01'],
  ])('%s', (_, sessions, expected) => {
    expect(mostRecentPrayerDates(sessions, today).get(1)).toBe(expected);
  });
});

describe('orderPrayers', () => {
  it('puts daily prayers first, and in both groups no date, then oldest to newest', () => {
    const prayers = [prayer(1), prayer(2), prayer(3), prayer(4, true), prayer(5, true), prayer(6, true)];
    const dates = new Map([
      [1, '2026-11-20'],
      [2, '2026-11-01'],
      [4, '2026-11-20'],
      [6, '2025-12-31'],
    ]);
    for (const seed of [0, 1, 2]) expect(ids(orderPrayers(prayers, dates, seed))).toEqual([5, 6, 4, 3, 2, 1]);
  });

  it('shuffles prayers of the same day, differently for each seed', () => {
    const orders = [1, 2, 3, 1_795_246_171_000].map((seed) =>
      ids(orderPrayers(many, new Map(), seed)).join(),
    );
    expect(new Set(orders).size).toBe(4);
    expect(orders).not.toContain(ids(many).join());
  });

  it('lets each prayer come first now and then', () => {
    const three = many.slice(0, 3);
    const first = Array.from({ length: 600 }, (_, seed) => orderPrayers(three, new Map(), seed)[0]?.prayerId);
    for (const { prayerId } of three) {
      expect(Math.abs(first.filter((id) => id === prayerId).length - 200)).toBeLessThan(50);
    }
  });

  it('moves only the prayer whose session is recorded', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...ids(many)), (seed, prayed) => {
        const before = ids(orderPrayers(many, new Map(), seed));
        const after = ids(orderPrayers(many, new Map([[prayed, '2026-11-21']]), seed));
        expect(after).toEqual([...before.filter((id) => id !== prayed), prayed]);
      }),
    );
  });

  it('is a permutation that does not depend on the order of the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(many), fc.integer(), (prayers, seed) => {
        const ordered = orderPrayers(prayers, new Map(), seed);
        expect(ids(ordered).toSorted()).toEqual(ids(prayers).toSorted());
        expect(ids(orderPrayers(prayers.toReversed(), new Map(), seed))).toEqual(ids(ordered));
      }),
    );
  });
});

describe('fixedPrayerDates', () => {
  it('never move a prayer in the list, whatever is recorded or added', () => {
    const day = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20');
    const dates = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids(many)), day), { selector: ([id]) => id });
    fc.assert(
      fc.property(
        fc.integer(),
        dates,
        dates,
        fc.integer({ min: 0, max: 30 }),
        (seed, atArrival, later, there) => {
          const before = many.slice(0, there);
          const fixed = fixedPrayerDates(new Map(), before, new Map(atArrival));
          const fixedLater = fixedPrayerDates(fixed, many, new Map(later));
          const order = ids(orderPrayers(many, fixedLater, seed)).filter((id) => id <= there);
          expect(order).toEqual(ids(orderPrayers(before, fixed, seed)));
        },
      ),
    );
  });

  it('return the same map if there is no new prayer', () => {
    const fixed = fixedPrayerDates(new Map(), many, new Map());
    expect(fixedPrayerDates(fixed, many, new Map([[1, '2026-11-20']]))).toBe(fixed);
  });
});

describe('prayerHistory', () => {
  it('holds the sessions of one prayer, newest first', () => {
    const sessions = [
      { sessionId: 1, prayerId: 7, dateTime: '2026-11-01T07:30:00', note: '' },
      { sessionId: 2, prayerId: 8, dateTime: '2026-11-02T07:30:00', note: '' },
      { sessionId: 3, prayerId: 7, dateTime: '2026-11-03T07:30:00', note: '' },
      { sessionId: 4, prayerId: 7, dateTime: '2026-11-03T07:30:00', note: '' },
    ];
    expect(prayerHistory(sessions, 7).map(({ sessionId }) => sessionId)).toEqual([4, 3, 1]);
    expect(prayerHistory(sessions, 9)).toEqual([]);
  });
});

describe('lastNoted', () => {
  const noted = (sessionId: number, dateTime: string, note: string, prayerId = 7) => ({
    sessionId,
    prayerId,
    dateTime,
    note,
  });
  it('is the newest session of the prayer with a note, in any order of sessions', () => {
    const sessions = [
      noted(1, '2026-11-01T07:30:00', 'First'),
      noted(2, '2026-11-03T07:30:00', 'Third'),
      noted(5, '2026-11-03T07:30:00', 'Fourth'),
      noted(3, '2026-11-02T07:30:00', 'Second'),
      noted(4, '2026-11-05T07:30:00', ' '),
      noted(6, '2026-11-06T07:30:00', 'Of another', 8),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(sessions, { minLength: sessions.length }), (shuffled) => {
        expect(lastNoted(shuffled, 7)?.note).toBe('Fourth');
      }),
    );
    expect(lastNoted(sessions, 9)).toBeUndefined();
  });
});

it.each<[string, [number, string][], number]>([
  [
    'one that was never prayed',
    [
      [1, '2026-11-01'],
      [3, ''],
    ],
    2,
  ],
  [
    'one whose day is not known',
    [
      [1, '2026-11-01'],
      [2, '2025-11-01'],
      [3, ''],
    ],
    3,
  ],
  [
    'the oldest day',
    [
      [1, '2026-11-01'],
      [2, '2025-11-01'],
      [3, '2026-01-01'],
    ],
    2,
  ],
  ['the first of equal ones', [], 1],
])('has waited longest: %s', (_, days, expected) => {
  expect(longestUnprayed([prayer(1), prayer(2), prayer(3)], new Map(days))?.prayerId).toBe(expected);
});
