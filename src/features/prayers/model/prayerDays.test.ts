import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, isPrayedToday } from './prayerDays';

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-11-30', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-03-28', '2026-03-29'],
  ['', ''],
  ['someday', 'someday'],
])('the day after %j is %j', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

it('every day has a next day, 24 hours later', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(dayAfter(day) > day).toBe(true);
      expect(Date.parse(dayAfter(day)) - Date.parse(day)).toBe(24 * 60 * 60_000);
    }),
  );
});

describe('isPrayedToday', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    // On the server it is already tomorrow.
    ['2026-11-22', true],
    // A wrong clock.
    ['2026-11-23', false],
    ['2027-05-01', false],
    ['', false],
    [undefined, false],
  ])('last prayed %j, on 2026-11-21: %s', (day, expected) => {
    const mostRecent = new Map(day === undefined ? [] : [[1, day]]);
    expect(isPrayedToday(mostRecent, 1, '2026-11-21')).toBe(expected);
  });
});
