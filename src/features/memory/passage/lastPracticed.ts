import { age, displayDate } from '@/platform/values/dates';

/** A view this far ahead comes from a wrong clock. */
const CLOCK_LEEWAY_MS = 60_000;

/** How long ago, in a line of few words: '2 days ago'. */
export function practicedAgo(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'Not practiced yet';
  return viewedAt > now + CLOCK_LEEWAY_MS ? displayDate(new Date(viewedAt)) : age(viewedAt, now);
}

/**
 * `Last practiced 11/20/2026 (2 days ago)`, from epoch milliseconds. A date in the future, which comes from a wrong clock,
 * is written without its age.
 * @param viewedAt null for a passage that was never viewed
 */
export function lastPracticed(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'Not practiced yet';
  const day = displayDate(new Date(viewedAt));
  return `Last practiced ${viewedAt > now + CLOCK_LEEWAY_MS ? day : `${day} (${age(viewedAt, now)})`}`;
}
