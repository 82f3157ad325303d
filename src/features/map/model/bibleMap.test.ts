import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_BOOK } from '@/bible/books';
import {
  BOOK_GROUPS,
  countChapters,
  countOf,
  countsOf,
  countsLabel,
  levelOf,
  MAP_KINDS,
  yearsOf,
  type ChapterEvent,
  changedView,
  mapQuery,
  mapViewOf,
} from './bibleMap';
import { yearCalendar } from './yearCalendar';

const john3 = { bookName: 'john', chapter: 3 } as const;
const events: ChapterEvent[] = [
  { ...john3, kind: 'read', day: '2026-01-01' },
  { ...john3, kind: 'read', day: '2025-12-31' },
  { ...john3, kind: 'nuggets', day: '' },
  { ...john3, chapter: 4, kind: 'prayed', day: '2026-06-01' },
];

describe('countChapters', () => {
  it('counts in all years, or the events of one year', () => {
    expect(countsOf(countChapters(events, null), john3)).toEqual({
      read: 2,
      memorised: 0,
      nuggets: 1,
      prayed: 0,
    });
    expect(countsOf(countChapters(events, 2026), john3)).toEqual({
      read: 1,
      memorised: 0,
      nuggets: 0,
      prayed: 0,
    });
    expect(countsLabel(countsOf(countChapters(events, null), john3), null)).toBe('read 2, nuggets 1');
    expect(countsLabel(countsOf(countChapters(events, 1999), john3), 1999)).toBe('');
  });

  it.each([
    ['chapter 0', { bookName: 'john', chapter: 0 }],
    ['a chapter after the last', { bookName: 'john', chapter: 22 }],
    ['an unknown book', { bookName: UNKNOWN_BOOK, chapter: 3 }],
  ] as const)('counts nothing in %s', (_, place) => {
    expect([...countChapters([{ ...place, kind: 'memorised', day: '' }], null)]).toEqual([]);
  });

  it('counts every event once, and none in a chapter that its book does not have', () => {
    const event = fc.record({
      bookName: fc.constantFrom('john' as const, 'jude' as const),
      chapter: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom(...MAP_KINDS),
      day: fc.constantFrom('', '2025-05-05', '2026-05-05'),
    });
    fc.assert(
      fc.property(fc.array(event), (some) => {
        const sum = (year: number | null) =>
          [...countChapters(some, year).values()].reduce(
            (total, counts) => total + countOf(counts, 'all'),
            0,
          );
        const inBible = some.filter(({ bookName, chapter }) => bookName === 'john' || chapter === 1);
        expect(sum(null)).toBe(inBible.length);
        expect(sum(2025) + sum(2026)).toBe(inBible.filter(({ day }) => day !== '').length);
      }),
    );
  });
});

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [900, 3],
])('%i times is of depth %i', (count, level) => {
  expect(levelOf(count)).toBe(level);
});

it('has the years, newest first', () => {
  expect(yearsOf(['2025-01-01', '', '2026-02-02', '2025-03-03', 'soon'])).toEqual([2026, 2025]);
});

describe('yearCalendar', () => {
  const nothing = { views: [], readings: [], prayers: [], recall: [] };

  it('has the days of the year, with a leap day, and the weekday of January 1', () => {
    const lengths = (year: number) => yearCalendar(year, nothing).months.map(({ days }) => days.length);
    expect(lengths(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(lengths(2024)[1]).toBe(29);
    expect(lengths(2100)[1]).toBe(28);
    // A Thursday, a Monday and a Saturday.
    expect([2026, 2024, 2028].map((year) => yearCalendar(year, nothing).startsOn)).toEqual([4, 1, 6]);
  });

  it('counts each view, reading and prayer, and the days with recall', () => {
    const { months, totals } = yearCalendar(2026, {
      ...nothing,
      views: ['2026-01-03'],
      readings: ['2026-01-01', '2026-01-01', '2025-01-02', '2026-01-03', 'x'],
      recall: ['2026-01-03', '2026-01-03', '2026-02-01'],
    });
    const [january] = months;
    expect(january?.days.slice(0, 3)).toEqual([
      { views: 0, readings: 2, prayers: 0, recall: 0 },
      { views: 0, readings: 0, prayers: 0, recall: 0 },
      { views: 1, readings: 1, prayers: 0, recall: 1 },
    ]);
    expect(january?.totals).toEqual({ views: 1, readings: 3, prayers: 0, recall: 1 });
    expect(totals).toEqual({ views: 1, readings: 3, prayers: 0, recall: 2 });
  });
});

it('groups the 66 books in canonical order', () => {
  expect(BOOK_GROUPS.map(({ title, books }) => [title, books[0]?.bookName, books.length])).toEqual([
    ['Law', 'genesis', 5],
    ['History', 'joshua', 12],
    ['Poetry', 'job', 5],
    ['Prophets', 'isaiah', 17],
    ['Gospels and Acts', 'matthew', 5],
    ['Letters and Revelation', 'romans', 22],
  ]);
});

describe('mapViewOf', () => {
  it.each([
    ['', { choice: 'all', year: null, book: null }],
    ['show=read&year=2026&book=ruth', { choice: 'read', year: 2026, book: 'ruth' }],
    ['show=nuggets&year=2026', { choice: 'nuggets', year: null, book: null }],
    ['show=sung&year=soon&book=tobit', { choice: 'all', year: null, book: null }],
  ] as const)('reads %j', (query, view) => {
    expect(mapViewOf(new URLSearchParams(query))).toEqual(view);
  });

  it('reads what mapQuery writes', () => {
    for (const query of ['', 'show=prayed', 'year=2024&book=1-john', 'show=memorised&year=2024']) {
      expect(mapQuery(mapViewOf(new URLSearchParams(query)))).toBe(query);
    }
  });

  it.each([
    [{ choice: 'nuggets' }, { choice: 'nuggets', year: null }],
    [{ choice: 'prayed' }, { choice: 'prayed', year: 2026 }],
    [{ year: 2025 }, { choice: 'read', year: 2025 }],
  ] as const)('changes the readings of 2026 by %j', (change, expected) => {
    expect(changedView({ choice: 'read', year: 2026, book: 'ruth' }, change)).toEqual({
      ...expected,
      book: 'ruth',
    });
  });

  it('shows everything of a year that is chosen while nuggets are shown', () => {
    expect(changedView({ choice: 'nuggets', year: null, book: null }, { year: 2026 })).toEqual({
      choice: 'all',
      year: 2026,
      book: null,
    });
  });
});
