import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  age,
  dayOfWeek,
  displayDate,
  displayDateTime,
  isoDay,
  lastViewedString,
  parseServerDateTime,
} from './dates';

describe('showing a date', () => {
  it.each(['2026-11-05', '2024-02-29', '0999-01-01'])('writes the day %s as MM/dd/yyyy', (day) => {
    const [year, month, date] = day.split('-');
    expect(displayDate(day)).toBe(`${month}/${date}/${year}`);
  });

  it('writes a moment in local time', () => {
    expect(displayDate(new Date(2026, 10, 5, 23, 59))).toBe('11/05/2026');
    expect(isoDay(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect(isoDay(new Date(2026, 0, 1))).toBe('2026-01-01');
  });

  it.each(['', 'yesterday', '2026-11-05T10:00:00'])('leaves %j, which is no day, unchanged', (text) => {
    expect(displayDate(text)).toBe(text);
  });

  it('throws for an invalid Date rather than showing one', () => {
    const invalid = new Date(NaN);
    for (const show of [displayDate, isoDay, lastViewedString, dayOfWeek]) {
      expect(() => show(invalid)).toThrow(RangeError);
    }
  });
});

describe('lastViewedString', () => {
  it.each([
    [new Date(2026, 10, 21, 7, 29, 31), '11-21-26 07:29:31'],
    [new Date(2026, 0, 2, 0, 5, 9), '01-02-26 00:05:09'],
    [new Date(2026, 0, 2, 12, 0, 0), '01-02-26 00:00:00'],
    [new Date(2026, 11, 31, 23, 59, 59), '12-31-26 11:59:59'],
  ])('of %s is %s', (date, text) => {
    expect(lastViewedString(date)).toBe(text);
  });
});

describe('dayOfWeek', () => {
  it.each([
    [new Date(2026, 10, 22), 'Sunday'],
    [new Date(2026, 10, 25, 12), 'Wednesday'],
    [new Date(2026, 10, 28, 23, 59, 59), 'Saturday'],
  ])('of %s is %s', (date, day) => {
    expect(dayOfWeek(date)).toBe(day);
  });
});

describe('parseServerDateTime', () => {
  it.each([
    ['2026-11-20 07:30:00', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30:00', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30:00.123', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30:00Z', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30:00.000Z', '2026-11-20T07:30:00'],
    ['2026-11-20T07:30:00+02:00', '2026-11-20T07:30:00'],
    [' 2026-11-20 23:59:59 ', '2026-11-20T23:59:59'],
    ['2024-02-29 00:00:00', '2024-02-29T00:00:00'],
    // Does not exist in New York, but does in the zone where it was written.
    ['2026-03-08 02:30:00', '2026-03-08T02:30:00'],
  ])('reads %j as %s', (text, local) => {
    expect(parseServerDateTime(text)).toBe(local);
  });

  it.each([
    '',
    'today',
    '2026-11-20',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-10 00:00:00',
    '0000-00-00 00:00:00',
    '2026-11-31 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 07:60:00',
    '2026-11-20 07:30:60',
    '11-20-26 07:30:00',
    '2026-11-20 07:30:00 and more',
  ])('refuses %j', (text) => {
    expect(parseServerDateTime(text)).toBeUndefined();
  });

  it('never throws, and reads its own result back unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const local = parseServerDateTime(text);
        if (local !== undefined) expect(parseServerDateTime(local)).toBe(local);
      }),
    );
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
        const iso = date.toISOString();
        expect(parseServerDateTime(iso)).toBe(iso.slice(0, 19));
      }),
    );
  });
});

describe('displayDateTime', () => {
  it.each([
    ['2026-11-20T07:30:00', '11/20/2026 7:30 AM'],
    ['2026-11-20T00:05:00', '11/20/2026 12:05 AM'],
    ['2026-11-20T12:00:00', '11/20/2026 12:00 PM'],
    ['2026-11-20T23:59:59', '11/20/2026 11:59 PM'],
    ['2026-03-08T02:30:00', '03/08/2026 2:30 AM'],
    ['2026-11-20', '11/20/2026'],
    ['', ''],
    ['soon', 'soon'],
  ])('shows %j as %j', (local, shown) => {
    expect(displayDateTime(local)).toBe(shown);
  });
});

describe('age', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  it.each([
    [0, 'just now'],
    [-5 * MINUTE, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [5 * MINUTE, '5 minutes ago'],
    [59 * MINUTE, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [30 * DAY, '4 weeks ago'],
    [31 * DAY, '1 month ago'],
    [400 * DAY, '1 year ago'],
    [800 * DAY, '2 years ago'],
  ])('%d milliseconds back is %s', (elapsed, text) => {
    const now = 1_795_246_171_000;
    expect(age(now - elapsed, now)).toBe(text);
  });
});
