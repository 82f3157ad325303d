import { isExists } from 'date-fns/isExists';
import { lightFormat } from 'date-fns/lightFormat';

/** The days of the week, Sunday first: `DAYS[date.getDay()]`. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type DayOfWeek = (typeof DAYS)[number];

/** Short names of the months: `MONTHS[date.getMonth()]`. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const DAY_MS = 86_400_000;

/** The latest time that a Date can have, epoch milliseconds. */
export const LATEST_DATE_MS = 8.64e15;

/**
 * The latest time whose day can be written `yyyy-MM-dd`, epoch milliseconds: a day before the year 10000, because zones differ by
 * up to 14 hours from UTC.
 */
export const LATEST_DAY_MS = Date.UTC(10_000, 0, 1) - DAY_MS - 1;

// `lightFormat` instead of `format`: the screens need no locale data, and lists format thousands of dates.

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A date as `MM/dd/yyyy`. Takes a moment, shown in local time, or a day as `yyyy-MM-dd`, which is independent of the
 * time zone. Any other text is returned unchanged. Throws RangeError for an invalid Date.
 */
export function displayDate(date: Date | string): string {
  if (typeof date !== 'string') return lightFormat(date, 'MM/dd/yyyy');
  return date.replace(DAY, '$2/$3/$1');
}

/**
 * The last-viewed text that the server stores, `MM-dd-yy KK:mm:ss` in local time. `KK` is the hour from 00 to 11,
 * without am or pm, as in every row on the server. Throws RangeError for an invalid Date.
 */
export function lastViewedString(date: Date): string {
  const hour = String(date.getHours() % 12).padStart(2, '0');
  return `${lightFormat(date, 'MM-dd-yy')} ${hour}:${lightFormat(date, 'mm:ss')}`;
}

/** The local day of a moment as `yyyy-MM-dd`. Throws RangeError for an invalid Date. */
export function isoDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** A moment in local time, `yyyy-MM-ddTHH:mm:ss` without a zone. Throws RangeError for an invalid Date. */
export function localDateTime(date: Date): string {
  return lightFormat(date, "yyyy-MM-dd'T'HH:mm:ss");
}

/** The local day of the week of a moment. Throws RangeError for an invalid Date. */
export function dayOfWeek(date: Date): DayOfWeek {
  const day = DAYS[date.getDay()];
  if (day === undefined) throw new RangeError('Invalid time value');
  return day;
}

/**
 * A date and time as a server writes it, `yyyy-MM-dd HH:mm:ss` or ISO with or without seconds, fraction and zone, as
 * `yyyy-MM-ddTHH:mm:ss`. The digits are kept as written: local time without a zone, never converted. Undefined if there
 * is no such date and time.
 */
export function parseServerDateTime(text: string): string | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (match === null) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00'] = match;
  const exists =
    dayExists(Number(year), Number(month), Number(day)) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  return exists ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : undefined;
}

/** The day of a date, with or without a time, as `yyyy-MM-dd`; undefined if there is no such day. */
export const parseServerDay = (text: string): string | undefined =>
  parseServerDateTime(`${text.trim().slice(0, 10)}T00:00`)?.slice(0, 10);

/** Lists have tens of thousands of dates, and most need no calendar check, because every month has 28 days. */
const dayExists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && (day <= 28 || isExists(year, month - 1, day));

/** A local `yyyy-MM-ddTHH:mm:ss` for display, `11/20/2026 7:30 AM`; a day without a time as in `displayDate`. */
export function displayDateTime(localIso: string): string {
  const match = DATE_TIME.exec(localIso);
  if (match === null) return displayDate(localIso);
  const [, year = '', month = '', day = '', hour = '', minute = ''] = match;
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${month}/${day}/${year} ${Number(hour) % 12 || 12}:${minute} ${half}`;
}

/** Shared, because creating one takes longer than formatting all the ages on a card. */
const RELATIVE_TIME = new Intl.RelativeTimeFormat('en');

/** Largest first: an age is given in the first unit that it reaches. Months and years are averages. */
const AGE_UNITS = [
  ['year', 365.25 * DAY_MS],
  ['month', 30.44 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago a moment was, `5 minutes ago`, both in epoch milliseconds. 'just now' below a minute, and for a moment
 * in the future, which only a wrong clock can produce.
 */
export function age(fromMs: number, nowMs: number): string {
  const elapsed = nowMs - fromMs;
  for (const [unit, length] of AGE_UNITS) {
    if (elapsed >= length) {
      return RELATIVE_TIME.format(-Math.floor(elapsed / length), unit);
    }
  }
  return 'just now';
}

/** The day of the week of a day as `yyyy-MM-dd`, whatever the zone. Throws RangeError for any other text. */
export function dayOfWeekOf(isoDate: string): DayOfWeek {
  // At noon, because not every midnight exists in every zone.
  return dayOfWeek(new Date(`${isoDate}T12:00:00`));
}
