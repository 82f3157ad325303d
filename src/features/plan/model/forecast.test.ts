import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '@/bible/books';
import { dayOfWeekOf } from '@/platform/values/dates';
import { forecast } from './forecast';
import { DAYS } from '@/platform/values/dates';
import { PLAN, type ReadingProgress } from './readingPlan';

/** A Saturday. */
const TODAY = '2026-11-21';

const matthew = (chapter: number, dateRead: string): ReadingProgress => ({
  dayOfWeek: 'Saturday',
  bookName: 'matthew',
  chapter,
  dateRead,
});

describe('when a day’s list ends', () => {
  it('assumes one chapter a week if nothing was read, beginning today', () => {
    // Matthew to Acts have 117 chapters: 116 weeks after today.
    expect(forecast('Saturday', [], TODAY)).toEqual({
      remaining: 117,
      perWeek: 1,
      assumed: true,
      ends: '2029-02-10',
    });
  });

  it('is forecast at the pace of the last weeks', () => {
    const history = [
      matthew(4, '2026-11-14'),
      matthew(3, '2026-11-14'),
      matthew(2, '2026-11-07'),
      matthew(1, '2026-11-07'),
    ];
    // Four chapters on the two Saturdays before today's, which does not count yet.
    const { perWeek, remaining, assumed, ends } = forecast('Saturday', history, TODAY);
    expect([perWeek, remaining, assumed]).toEqual([2, 113, false]);
    // 57 Saturdays, including today.
    expect(ends).toBe('2027-12-18');
    // On the next day, one Saturday of three has passed without any.
    expect(forecast('Saturday', history, '2026-11-22').perWeek).toBe(1.33);
  });

  it('is reckoned with the pace that is shown, which has two decimals', () => {
    const history = [matthew(2, '2026-10-31'), matthew(1, '2026-10-31')];
    // Two chapters on three Saturdays are 0.67 a week: 115 chapters take 171.6 of them, and at two thirds 172.5.
    expect(forecast('Saturday', history, TODAY)).toMatchObject({ perWeek: 0.67, ends: '2030-03-02' });
  });

  it('continues from the next chapter, whatever was left out before', () => {
    const { remaining, ends } = forecast('Saturday', [matthew(20, '2026-11-14')], TODAY);
    expect([remaining, ends]).toEqual([97, '2028-09-23']);
  });

  it('is the same before and after the chapter of the day itself', () => {
    for (const weeks of [0, 1, 3, 12]) {
      const before = Array.from({ length: weeks }, (_, index) =>
        matthew(weeks - index, new Date(Date.UTC(2026, 10, 14 - 7 * index)).toISOString().slice(0, 10)),
      );
      const after = [matthew(weeks + 1, TODAY), ...before];
      expect([weeks, forecast('Saturday', after, TODAY).ends]).toEqual([
        weeks,
        forecast('Saturday', before, TODAY).ends,
      ]);
    }
  });

  it('expects the rest of the day itself, when two chapters a week are read', () => {
    const pace = (count: number) =>
      [4, 3, 2, 1]
        .map((chapter) => matthew(chapter, chapter > 2 ? '2026-11-14' : '2026-11-07'))
        .concat(Array.from({ length: count }, (_, index) => matthew(5 + index, TODAY)).toReversed());
    // 113 chapters at two a Saturday are 57 Saturdays including today, however many of today's two are read.
    expect(forecast('Saturday', pace(0), TODAY).ends).toBe('2027-12-18');
    expect(forecast('Saturday', pace(2), TODAY).ends).toBe('2027-12-18');
  });

  it.each([
    ['the day before', '2026-11-20'],
    ['on the day itself, before its chapter is read,', '2026-11-21'],
    ['the day after that, with none read on the day,', '2026-11-22'],
  ])('%s is reckoned with what was read each week before', (_, today) => {
    for (const weeks of [1, 2, 8, 20]) {
      const history = Array.from({ length: weeks }, (_week, index) =>
        matthew(1 + index, new Date(Date.UTC(2026, 10, 14 - 7 * index)).toISOString().slice(0, 10)),
      );
      const expected =
        today === '2026-11-22' ? Math.round((100 * Math.min(weeks, 7)) / Math.min(weeks + 1, 8)) / 100 : 1;
      expect([weeks, forecast('Saturday', history, today).perWeek]).toEqual([weeks, expected]);
    }
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

  it('reckons the pace from the day on which the plan was shifted', () => {
    const slow = [matthew(2, '2026-11-14'), matthew(1, '2026-10-03')];
    expect(forecast('Saturday', slow, TODAY).perWeek).toBe(0.29);
    expect(forecast('Saturday', slow, TODAY, '2026-11-20')).toMatchObject({ perWeek: 1, assumed: true });
    const on = [matthew(4, '2026-12-05'), matthew(3, '2026-11-28'), ...slow];
    expect(forecast('Saturday', on, '2026-12-05', '2026-11-28')).toMatchObject({
      perWeek: 1,
      assumed: false,
    });
  });

  it('counts a duplicate chapter once', () => {
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
