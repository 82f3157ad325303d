import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookOf, BOOKS, type BookName } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';
import { DAYS, type DayOfWeek } from '@/platform/values/dates';
import {
  bookProgress,
  dayProgress,
  PLAN,
  readingFor,
  chaptersReadOn,
  withoutFuture,
  withReading,
  type ReadingProgress,
} from './readingPlan';

const record = (dayOfWeek: DayOfWeek, dateRead: string, at: ChapterRef): ReadingProgress => ({
  dayOfWeek,
  dateRead,
  ...at,
});

const chaptersOf = (day: DayOfWeek): ChapterRef[] =>
  PLAN[day].flatMap((bookName) =>
    Array.from({ length: bookOf(bookName).maxChapter }, (_, index) => ({ bookName, chapter: index + 1 })),
  );

describe('the plan', () => {
  it('has every book once over the week, Sunday first', () => {
    expect(DAYS).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    const all = DAYS.flatMap((day) => PLAN[day]);
    expect(all.toSorted()).toEqual(BOOKS.map((book) => book.bookName).toSorted());
  });

  it.each([
    ['Sunday', 21, 'romans', 'jude'],
    ['Monday', 5, 'genesis', 'deuteronomy'],
    ['Tuesday', 12, 'joshua', 'esther'],
    ['Wednesday', 1, 'psalms', 'psalms'],
    ['Thursday', 4, 'job', 'song-of-solomon'],
    ['Friday', 18, 'isaiah', 'revelation'],
    ['Saturday', 5, 'matthew', 'acts'],
  ] as const)('%s has %i books, %s to %s', (day, count, first, last) => {
    expect([PLAN[day].length, PLAN[day][0], PLAN[day].at(-1)]).toEqual([count, first, last]);
  });
});

describe('readingFor', () => {
  it.each([
    ['no record', [], 'romans', 1],
    ['only other days', [record('Monday', '2026-11-16', { bookName: 'exodus', chapter: 3 })], 'romans', 1],
    ['a chapter read', [record('Sunday', '2026-11-15', { bookName: 'romans', chapter: 12 })], 'romans', 13],
    [
      'a book finished',
      [record('Sunday', '2026-11-15', { bookName: 'romans', chapter: 16 })],
      '1-corinthians',
      1,
    ],
    [
      'the last book finished',
      [record('Sunday', '2026-11-15', { bookName: 'jude', chapter: 1 })],
      'romans',
      1,
    ],
    [
      'a book of another day',
      [record('Sunday', '2026-11-15', { bookName: 'genesis', chapter: 4 })],
      'romans',
      1,
    ],
    [
      'a book of another day, read after one of this',
      [
        record('Sunday', '2026-11-22', { bookName: 'genesis', chapter: 4 }),
        record('Sunday', '2026-11-15', { bookName: 'romans', chapter: 12 }),
      ],
      'romans',
      13,
    ],
    [
      'a chapter past the last',
      [record('Sunday', '2026-11-15', { bookName: 'philemon', chapter: 9 })],
      'hebrews',
      1,
    ],
  ] as const)('with %s', (_, history, bookName, chapter) => {
    expect(readingFor('Sunday', history)).toEqual({ bookName, chapter });
  });

  it('goes by the newest date, not by the place in the list', () => {
    const history = [
      record('Friday', '2026-11-06', { bookName: 'isaiah', chapter: 2 }),
      record('Friday', '2026-11-13', { bookName: 'isaiah', chapter: 3 }),
      record('Friday', '2026-10-30', { bookName: 'isaiah', chapter: 1 }),
    ];
    expect(readingFor('Friday', history)).toEqual({ bookName: 'isaiah', chapter: 4 });
  });

  it('uses the first of several records of the newest date: the list is newest first', () => {
    const history = [
      record('Friday', '2026-11-13', { bookName: 'isaiah', chapter: 4 }),
      record('Friday', '2026-11-13', { bookName: 'isaiah', chapter: 3 }),
    ];
    expect(readingFor('Friday', history)).toEqual({ bookName: 'isaiah', chapter: 5 });
  });

  it('reads each day’s list in order, and again, over three years', () => {
    let history: ReadingProgress[] = [];
    const read = new Map<DayOfWeek, ChapterRef[]>(DAYS.map((day) => [day, []]));
    const firstSunday = Date.UTC(2026, 10, 22);
    for (let dayNumber = 0; dayNumber < 3 * 365; dayNumber += 1) {
      const day = DAYS[dayNumber % 7] ?? 'Sunday';
      const next = readingFor(day, history);
      read.get(day)?.push(next);
      const dateRead = new Date(firstSunday + dayNumber * 86_400_000).toISOString().slice(0, 10);
      history = [record(day, dateRead, next), ...history];
    }
    for (const day of DAYS) {
      const round = chaptersOf(day);
      const expected = Array.from(
        { length: read.get(day)?.length ?? 0 },
        (_, index) => round[index % round.length],
      );
      expect(read.get(day)).toEqual(expected);
    }
    // In 156 weeks, the Psalms and the Gospels with Acts were read through and begun again.
    expect(read.get('Wednesday')?.filter(({ chapter }) => chapter === 1)).toHaveLength(2);
    expect(read.get('Saturday')?.filter((at) => at.bookName === 'matthew' && at.chapter === 1)).toHaveLength(
      2,
    );
  });

  it('reads every day’s list in a full round, also with several chapters a day', () => {
    for (const day of DAYS) {
      const round = chaptersOf(day);
      let history: ReadingProgress[] = [];
      for (const expected of [...round, ...round.slice(0, 2)]) {
        const next = readingFor(day, history);
        expect(next).toEqual(expected);
        history = [record(day, '2026-11-22', next)];
      }
    }
  });

  it('does not depend on other days', () => {
    const others = fc.array(
      fc.record({
        dayOfWeek: fc.constantFrom(...DAYS.slice(1)),
        dateRead: fc.constantFrom('2026-01-01', '2027-01-01'),
        bookName: fc.constantFrom(...BOOKS).map((book) => book.bookName),
        chapter: fc.integer({ min: 1, max: 4 }),
      }),
    );
    const sunday = record('Sunday', '2026-06-07', { bookName: 'galatians', chapter: 6 });
    fc.assert(
      fc.property(others, others, (before, after) => {
        expect(readingFor('Sunday', [...before, sunday, ...after])).toEqual({
          bookName: 'ephesians',
          chapter: 1,
        });
      }),
    );
  });
});

describe('countReadingDay', () => {
  const matthew = (chapter: number, dateRead: string) =>
    record('Saturday', dateRead, { bookName: 'matthew', chapter });

  it.each([
    ['2026-11-21', true],
    ['2026-11-20', true],
    ['2026-11-22', true],
    ['2026-11-14', false],
    ['2026-11-28', false],
    ['', false],
  ])('on Saturday the 21st, by a server whose date is %j: %j', (dateRead, isToday) => {
    expect(chaptersReadOn('2026-11-21', 'Saturday', [matthew(1, dateRead)])).toHaveLength(isToday ? 1 : 0);
  });

  it('knows a month’s and a year’s end', () => {
    const dated = [matthew(2, '2028-01-01'), matthew(1, '2027-12-31')];
    expect(chaptersReadOn('2028-01-01', 'Saturday', dated)).toEqual(dated);
  });

  it('goes by the day of the device that recorded the reading, if known', () => {
    const marked = { ...matthew(1, '2026-11-21'), day: '2026-11-20' };
    expect(chaptersReadOn('2026-11-21', 'Saturday', [marked])).toEqual([]);
    const ahead = { ...matthew(1, '2026-11-22'), day: '2026-11-21' };
    expect(chaptersReadOn('2026-11-21', 'Saturday', [ahead])).toEqual([ahead]);
  });

  it('leaves out other days of the week', () => {
    const friday = record('Friday', '2026-11-20', { bookName: 'isaiah', chapter: 1 });
    expect(chaptersReadOn('2026-11-21', 'Saturday', [friday])).toEqual([]);
  });
});

/** Chapters of a book from one to another, recorded in this order: the newest first, as the server answers. */
const recorded = (day: DayOfWeek, bookName: BookName, from: number, to: number, dateRead = '2026-11-15') =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    record(day, dateRead, { bookName, chapter: from + index }),
  ).toReversed();

describe('dayProgress', () => {
  it('starts at nothing read', () => {
    expect(dayProgress('Wednesday', [])).toEqual({
      read: 0,
      total: 150,
      before: 0,
      next: { bookName: 'psalms', chapter: 1 },
      book: { bookName: 'psalms', read: 0, total: 150 },
    });
  });

  it.each([
    ['one record in the middle', recorded('Friday', 'isaiah', 5, 5), 'Friday', 1, 1],
    ['a whole book', recorded('Sunday', 'romans', 1, 16), 'Sunday', 16, 0],
    ['a whole book, in another order', recorded('Sunday', 'romans', 1, 16).toReversed(), 'Sunday', 16, 16],
    [
      'a chapter twice',
      [...recorded('Friday', 'isaiah', 5, 5), ...recorded('Friday', 'isaiah', 5, 5)],
      'Friday',
      1,
      1,
    ],
    ['a chapter of another list', recorded('Sunday', 'genesis', 1, 4), 'Sunday', 0, 0],
    ['a chapter without a date', recorded('Friday', 'isaiah', 5, 5, ''), 'Friday', 1, 1],
    [
      'a step back',
      [...recorded('Sunday', 'romans', 2, 2, '2026-11-22'), ...recorded('Sunday', 'romans', 1, 16)],
      'Sunday',
      16,
      16,
    ],
  ] as const)('counts the chapters that were recorded: %s', (_, history, day, read, ofBook) => {
    const progress = dayProgress(day, history);
    expect([progress.read, progress.book.read]).toEqual([read, ofBook]);
  });

  it('has the place in the list apart from what was read', () => {
    const history = [record('Saturday', '2026-11-21', { bookName: 'mark', chapter: 3 })];
    expect(dayProgress('Saturday', history)).toEqual({
      read: 1,
      total: 28 + 16 + 24 + 21 + 28,
      before: 28 + 3,
      next: { bookName: 'mark', chapter: 4 },
      book: { bookName: 'mark', read: 1, total: 16 },
    });
  });

  it('counts up by one a chapter, to all of them, and from one again', () => {
    for (const day of DAYS) {
      const round = chaptersOf(day);
      let history: ReadingProgress[] = [];
      const counts = [...round, ...round.slice(0, 2)].map((at) => {
        history = [record(day, '2026-11-21', at), ...history];
        return dayProgress(day, history).read;
      });
      expect(counts).toEqual([...round.keys()].map((index) => index + 1).concat(1, 2));
    }
  });

  it('begins a new round with its first chapter, also if one was left out', () => {
    const psalms = recorded('Wednesday', 'psalms', 2, 150);
    expect(dayProgress('Wednesday', psalms).read).toBe(149);
    const again = [...recorded('Wednesday', 'psalms', 1, 1, '2026-11-18'), ...psalms];
    expect(dayProgress('Wednesday', again)).toMatchObject({ read: 1, before: 1 });
  });
});

describe('withReading', () => {
  const isaiah = (chapter: number, dateRead: string) =>
    record('Friday', dateRead, { bookName: 'isaiah', chapter });

  it('puts the reading first', () => {
    const history = [isaiah(3, '2026-11-13')];
    const day = '2026-11-20';
    expect(withReading(history, isaiah(4, day))).toEqual([{ ...isaiah(4, day), day }, ...history]);
    expect(withReading([], isaiah(1, day))).toEqual([{ ...isaiah(1, day), day }]);
  });

  it('continues from the newest reading if the server is a day ahead', () => {
    const history = [isaiah(3, '2026-11-21')];
    expect(readingFor('Friday', withReading(history, isaiah(4, '2026-11-20'))).chapter).toBe(5);
  });

  it('does not add a reading that a reload has brought already', () => {
    const history = [isaiah(4, '2026-11-21'), isaiah(3, '2026-11-13')];
    expect(withReading(history, isaiah(4, '2026-11-20'))).toBe(history);
  });

  it('does not add a reading that a server brings whose date is a day behind', () => {
    const history = [isaiah(4, '2026-11-19'), isaiah(3, '2026-11-13')];
    expect(withReading(history, isaiah(4, '2026-11-20'))).toBe(history);
  });

  it.each([
    ['a week later', [isaiah(4, '2026-11-13')]],
    [
      'on the day after this device recorded the chapter',
      [{ ...isaiah(4, '2026-11-19'), day: '2026-11-19' }],
    ],
    ['after a later one of the day', [isaiah(5, '2026-11-20'), isaiah(4, '2026-11-20')]],
  ])('adds a chapter that is read again %s', (_, history) => {
    const again = { ...isaiah(4, '2026-11-20'), day: '2026-11-20' };
    expect(withReading(history, isaiah(4, '2026-11-20'))).toEqual([again, ...history]);
  });

  it('continues, with its own date, if a wrong clock has dated another far ahead', () => {
    const ahead = isaiah(9, '2031-01-03');
    const history = withReading([ahead, isaiah(3, '2026-11-13')], isaiah(4, '2026-11-20'));
    expect(history).toEqual([
      { ...isaiah(4, '2026-11-20'), day: '2026-11-20' },
      ahead,
      isaiah(3, '2026-11-13'),
    ]);
    expect(readingFor('Friday', withoutFuture(history, '2026-11-20')).chapter).toBe(5);
  });

  it('always moves on by one chapter, also by a clock that is set back a day', () => {
    const steps = fc.array(fc.integer({ min: -1, max: 9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, (days) => {
        let history: readonly ReadingProgress[] = [];
        let latest = Date.UTC(2026, 0, 1);
        for (const [index, step] of days.entries()) {
          const today = latest + step * 86_400_000;
          latest = Math.max(latest, today);
          const dateRead = new Date(today).toISOString().slice(0, 10);
          const next = readingFor('Wednesday', withoutFuture(history, dateRead));
          expect(next.chapter).toBe(index + 1);
          history = withReading(history, record('Wednesday', dateRead, next));
        }
      }),
    );
  });
});

describe('withoutFuture', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2126-11-20', false],
    ['', true],
  ])('keeps a reading dated %j, on 2026-11-20: %s', (dateRead, kept) => {
    const history = [record('Friday', dateRead, { bookName: 'isaiah', chapter: 3 })];
    expect(withoutFuture(history, '2026-11-20')).toEqual(kept ? history : []);
  });
});

describe('bookProgress', () => {
  it('counts the chapters of each book that were recorded, wherever the list continues', () => {
    const history = [
      ...recorded('Saturday', 'mark', 2, 2, '2026-11-21'),
      ...recorded('Saturday', 'john', 3, 5),
    ];
    expect(bookProgress('Saturday', history)).toEqual([
      { bookName: 'matthew', read: 0, total: 28 },
      { bookName: 'mark', read: 1, total: 16 },
      { bookName: 'luke', read: 0, total: 24 },
      { bookName: 'john', read: 3, total: 21 },
      { bookName: 'acts', read: 0, total: 28 },
    ]);
  });

  it('adds up to dayProgress, whichever chapters were read', () => {
    const readings = fc.array(
      fc.record({
        dayOfWeek: fc.constant('Thursday' as const),
        dateRead: fc.constantFrom('', '2026-10-01', '2026-11-01'),
        bookName: fc.constantFrom(...PLAN.Thursday),
        chapter: fc.integer({ min: 1, max: 8 }),
      }),
    );
    fc.assert(
      fc.property(readings, (history) => {
        const books = bookProgress('Thursday', history);
        const { read, total, book } = dayProgress('Thursday', history);
        expect(books.reduce((sum, each) => sum + each.read, 0)).toBe(read);
        expect(books.reduce((sum, each) => sum + each.total, 0)).toBe(total);
        expect(books).toContainEqual(book);
      }),
    );
  });
});

it('counts a duplicate reading once', () => {
  const twice = record('Sunday', '2026-11-22', { bookName: 'romans', chapter: 2 });
  expect(chaptersReadOn('2026-11-22', 'Sunday', [twice, twice, { ...twice, chapter: 1 }])).toEqual([
    twice,
    { ...twice, chapter: 1 },
  ]);
});
