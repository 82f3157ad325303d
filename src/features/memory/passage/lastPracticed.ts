import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { age, DAY_MS, displayDate } from '@/platform/values/dates';

/** A view this far ahead comes from a wrong clock. */
const CLOCK_LEEWAY_MS = 60_000;

/** If a clock is more than a day ahead, the day is unknown. */
const isDayUnknown = (viewedAt: number, now: number): boolean => viewedAt > now + DAY_MS;

/** How long ago, in calendar days like the due day: last evening is '1 day ago' at any hour. */
function ageByDay(viewedAt: number, now: number): string {
  const days = differenceInCalendarDays(now, viewedAt);
  return age(days < 1 ? viewedAt : now - days * DAY_MS, now);
}

/** How long ago, in short: '2 days ago'. */
export function practicedAgo(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'Not practised yet';
  if (isDayUnknown(viewedAt, now)) return 'Day unknown';
  return viewedAt > now + CLOCK_LEEWAY_MS ? displayDate(new Date(viewedAt)) : ageByDay(viewedAt, now);
}

/** The day alone: '11/20/2026'. */
export function practicedOn(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'not practised yet';
  return isDayUnknown(viewedAt, now) ? 'day unknown' : displayDate(new Date(viewedAt));
}

/** The same as a sentence, if the age is shown beside it: 'Last practised 11/20/2026'. */
export function lastPracticedOn(viewedAt: number, now: number): string {
  return `Last practised ${isDayUnknown(viewedAt, now) ? 'on an unknown day' : displayDate(new Date(viewedAt))}`;
}

/**
 * `Last practised 11/20/2026 (2 days ago)`, from epoch milliseconds. A date in the future, which comes from a wrong clock,
 * is written without its age, and one more than a day ahead is unknown.
 * @param viewedAt null for a passage that was never viewed
 */
export function lastPracticed(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'Not practised yet';
  if (isDayUnknown(viewedAt, now)) return 'Last practised on an unknown day';
  const day = displayDate(new Date(viewedAt));
  return `Last practised ${viewedAt > now + CLOCK_LEEWAY_MS ? day : `${day} (${ageByDay(viewedAt, now)})`}`;
}
