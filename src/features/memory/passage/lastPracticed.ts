import { age, displayDate } from '@/platform/values/dates';

/**
 * `Last practiced 11/20/2026 (2 days ago)`, from epoch milliseconds. A date in the future, which comes from a wrong clock,
 * is written without its age.
 * @param viewedAt null for a passage that was never viewed
 */
export function lastPracticed(viewedAt: number | null, now: number): string {
  if (viewedAt === null) return 'Not practiced yet';
  const day = displayDate(new Date(viewedAt));
  return `Last practiced ${viewedAt > now + 60_000 ? day : `${day} (${age(viewedAt, now)})`}`;
}
