import { DAY_MS } from '@/platform/values/dates';

/** The day after a `yyyy-MM-dd`, independent of the time zone. Any other text is returned unchanged. */
export function dayAfter(day: string): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + DAY_MS).toISOString().slice(0, day.length);
}

/**
 * Whether a prayer was prayed on the device's day. A session dated tomorrow counts as today, because the server's clock
 * may be ahead. Later days do not count.
 */
export function isPrayedToday(
  mostRecent: ReadonlyMap<number, string>,
  prayerId: number,
  today: string,
): boolean {
  const day = mostRecent.get(prayerId);
  // Days sort like strings, and only few of some thousand prayers need date arithmetic.
  return day === today || (day !== undefined && day > today && day === dayAfter(today));
}
