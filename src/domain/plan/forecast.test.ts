import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../bible/books';
import { dayOfWeekOf } from '../text/dates';
import { forecast } from './forecast';
import type { ReadingProgress } from './reading';
import { DAYS, PLAN } from './readingPlan';

/** A Saturday. */
const TODAY = '2026-11-21';

const matthew = (chapter: number, dateRead: string): ReadingProgress => ({
  dayOfWeek: 'Saturday',
  bookName: 'matthew',
  chapter,
  dateRead,
});

describe('when a day’s list ends', () => {
  it('is reckoned at one chapter a week for who has read nothing, today being the first', () => {
    // Matthew to Acts have 117 chapters: 116 weeks after today.
    expect(forecast('Saturday', [], TODAY)).toEqual({
      remaining: 117,
      perWeek: 1,
      assumed: true,
      ends: '2029-02-10',
    });
  });

  it('is reckoned at the pace of the last weeks', () => {
    const history = [
      matthew(4, '2026-11-14'),
      matthew(3, '2026-11-14'),
      matthew(2, '2026-11-07'),
      matthew(1, '2026-11-07'),
    ];
    // Four chapters in the fifteen days since the first, which is three weeks begun.
    const { perWeek, remaining, assumed, ends } = forecast('Saturday', history, TODAY);
    expect([perWeek, remaining, assumed]).toEqual([4 / 3, 113, false]);
    // 85 Saturdays, today's included.
    expect(ends).toBe('2028-07-01');
  });

  it.each([
    ['long ago', matthew(1, '2026-01-03')],
    ['on no day that is known', matthew(1, '')],
    ['by a wrong clock', matthew(1, '2031-01-04')],
    [
      'on another day of the week',
      { ...matthew(1, '2026-11-15'), dayOfWeek: 'Sunday', bookName: 'romans' } as const,
    ],
  ])('takes what was read %s for no pace', (_, reading) => {
    expect(forecast('Saturday', [reading], TODAY)).toMatchObject({ perWeek: 1, assumed: true });
  });

  it('counts a chapter once that the server has twice', () => {
    const history = [matthew(1, TODAY), matthew(1, TODAY), matthew(1, '2026-11-20')];
    expect(forecast('Saturday', history, TODAY).perWeek).toBe(1);
  });

  it('falls on the day itself, today or later, and never later for a quicker pace', () => {
    const anyDay = fc
      .integer({ min: 20_000, max: 22_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...DAYS), fc.integer({ min: 0, max: 9 }), (today, day, count) => {
        const [bookName = 'psalms'] = PLAN[day];
        const rows = Array.from({ length: Math.min(count, bookOf(bookName).maxChapter) }, (_, index) => ({
          dayOfWeek: day,
          bookName,
          chapter: index + 1,
          dateRead: today,
        }));
        const { ends, remaining } = forecast(day, rows, today);
        expect(dayOfWeekOf(ends)).toBe(day);
        expect(ends >= today).toBe(true);
        expect(remaining).toBeGreaterThan(0);
        if (rows.length > 0) {
          expect(ends <= forecast(day, rows.slice(1), today).ends).toBe(true);
        }
      }),
    );
  });
});
