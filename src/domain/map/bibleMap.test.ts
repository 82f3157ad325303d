import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countChapters,
  countOf,
  countsOf,
  countWords,
  levelOf,
  MAP_KINDS,
  yearsOf,
  type ChapterEvent,
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
    expect(countWords(countsOf(countChapters(events, null), john3))).toBe('read 2, nuggets 1');
    expect(countWords(countsOf(countChapters(events, 1999), john3))).toBe('');
  });

  it('counts every event once', () => {
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
        expect(sum(null)).toBe(some.length);
        expect(sum(2025) + sum(2026)).toBe(some.filter(({ day }) => day !== '').length);
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
  it('has the days of the year, a leap day where there is one', () => {
    const lengths = (year: number) =>
      yearCalendar(year, { reading: [], practice: [], prayer: [] }).map(({ days }) => days.length);
    expect(lengths(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(lengths(2024)[1]).toBe(29);
    expect(lengths(2100)[1]).toBe(28);
  });

  it('has the kinds of each day, and the number of days of each kind', () => {
    const [january] = yearCalendar(2026, {
      reading: ['2026-01-01', '2026-01-01', '2025-01-02', '2026-01-03', 'x'],
      practice: ['2026-01-03'],
      prayer: [],
    });
    expect(january?.days.slice(0, 3)).toEqual([['reading'], [], ['reading', 'practice']]);
    expect(january?.totals).toEqual({ reading: 2, practice: 1, prayer: 0 });
  });
});
