const DAY_MS = 24 * 60 * 60_000;

/** The last day asked for: it is asked for with each of some thousand prayers. */
let known = { day: '', after: '' };

/** The day after a `yyyy-MM-dd`, whatever the zone. Any other text is returned unchanged. */
export function dayAfter(day: string): string {
  if (day === known.day) return known.after;
  const start = Date.parse(`${day}T00:00:00Z`);
  const after = Number.isNaN(start) ? day : new Date(start + DAY_MS).toISOString().slice(0, day.length);
  known = { day, after };
  return after;
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
  return day === today || day === dayAfter(today);
}
