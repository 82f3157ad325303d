import { age, displayDate } from '@/domain/text/dates';

/** `11/20/2026 (2 days ago)`; a date in the future, which only a wrong clock makes, is told as a date alone. */
export function lastPracticed(viewedAt: number, now: number): string {
  const day = displayDate(new Date(viewedAt));
  return viewedAt > now + 60_000 ? day : `${day} (${age(viewedAt, now)})`;
}
