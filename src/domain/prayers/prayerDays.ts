const DAY_MS = 24 * 60 * 60_000;

/** The day after a `yyyy-MM-dd`, whatever the zone; a text that is no such day comes back as it is. */
export function dayAfter(day: string): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + DAY_MS).toISOString().slice(0, day.length);
}

/**
 * Whether a prayer was prayed on the device's day. A server whose clock is ahead may date a session tomorrow: that was
 * today as well. A later day is a date like any other.
 */
export function isPrayedToday(
  mostRecent: ReadonlyMap<number, string>,
  prayerId: number,
  today: string,
): boolean {
  const day = mostRecent.get(prayerId);
  return day === today || day === dayAfter(today);
}
