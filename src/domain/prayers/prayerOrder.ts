import type { Prayer, PrayerSession } from './prayer';
import { seededRandom } from '../text/random';
import { isBlank } from '../text/text';
import { dayAfter } from './prayerDays';

/** The day of a local `yyyy-MM-ddTHH:mm:ss`, as `yyyy-MM-dd`. */
export const dayOf = (dateTime: string): string => dateTime.slice(0, 'yyyy-MM-dd'.length);

/**
 * The day on which a session counts, `yyyy-MM-dd`: the device's where it is known, but at most one day past the
 * server's, so that a device whose clock is ahead does not mark a prayer for months; `''` where neither is known.
 */
export function sessionDay({ day, dateTime }: Pick<PrayerSession, 'day' | 'dateTime'>): string {
  const serverDay = dayOf(dateTime);
  if (day === undefined) return serverDay;
  if (serverDay === '' || day <= serverDay) return day;
  const last = dayAfter(serverDay);
  return day < last ? day : last;
}

/**
 * The day each prayer was last prayed, as prayer id to `yyyy-MM-dd` (see `sessionDay`), and '' where nobody knows when.
 * A prayer without sessions is not in it (§3).
 * @param today the device's day; with it, a day past tomorrow counts only for a prayer that has no other: it comes
 * from a wrong clock, and would hide every session that follows
 */
export function mostRecentPrayerDates(
  sessions: readonly PrayerSession[],
  today?: string,
): ReadonlyMap<number, string> {
  const horizon = today === undefined ? undefined : dayAfter(today);
  const isFuture = (day: string) => horizon !== undefined && day > horizon;
  const dates = new Map<number, string>();
  for (const session of sessions) {
    const { prayerId } = session;
    const day = sessionDay(session);
    const newest = dates.get(prayerId);
    const isNewer =
      newest === undefined ||
      newest === '' ||
      (isFuture(newest) === isFuture(day) ? day > newest : isFuture(newest) && day !== '');
    if (isNewer) dates.set(prayerId, day);
  }
  return dates;
}

/** A prayer's place in the shuffle hangs on seed and id alone, so that no other prayer's session can move it. */
export function rank(seed: number, prayerId: number): number {
  return seededRandom(seed + Math.imul(prayerId, 0x9e3779b1))();
}

/**
 * The prayers as the list shows them (§4 'Prayer'): daily ones first, and both among the daily and the others by the
 * day they were last prayed (`mostRecentPrayerDates`), no day before all, then oldest to newest. Prayers of the same
 * day are shuffled by `seed`: the same seed gives the same order, whatever happens to the other prayers.
 */
export function orderPrayers(
  prayers: readonly Prayer[],
  mostRecent: ReadonlyMap<number, string>,
  seed: number,
): Prayer[] {
  const keyed = prayers.map((prayer) => ({
    prayer,
    // Every `yyyy-MM-dd` sorts after the empty text.
    day: mostRecent.get(prayer.prayerId) ?? '',
    rank: rank(seed, prayer.prayerId),
  }));
  keyed.sort(
    (a, b) =>
      Number(b.prayer.daily) - Number(a.prayer.daily) ||
      (a.day === b.day ? a.rank - b.rank : a.day < b.day ? -1 : 1),
  );
  return keyed.map(({ prayer }) => prayer);
}

/**
 * The days that order a list somebody is praying through: those of `kept`, and for a prayer that is not in it yet the
 * day it was last prayed, or '' for none. So no session moves a prayer that is there, and a new one finds its place.
 * `kept` itself where it has every prayer.
 */
export function keptPrayerDates(
  kept: ReadonlyMap<number, string>,
  prayers: readonly Prayer[],
  mostRecent: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const added = prayers.filter(({ prayerId }) => !kept.has(prayerId));
  if (added.length === 0) return kept;
  return new Map([
    ...kept,
    ...added.map(({ prayerId }) => [prayerId, mostRecent.get(prayerId) ?? ''] as const),
  ]);
}

/** A prayer's sessions, newest first (§2 'Prayers', history). */
export function prayerHistory(sessions: readonly PrayerSession[], prayerId: number): PrayerSession[] {
  return sessions.filter((session) => session.prayerId === prayerId).sort(newestFirst);
}

const newestFirst = (a: PrayerSession, b: PrayerSession): number =>
  a.dateTime === b.dateTime ? b.sessionId - a.sessionId : a.dateTime < b.dateTime ? 1 : -1;

/** The newest session of a prayer that says something (see `prayerHistory`); undefined when none does. */
export function lastNoted(sessions: readonly PrayerSession[], prayerId: number): PrayerSession | undefined {
  let newest: PrayerSession | undefined;
  for (const session of sessions) {
    if (session.prayerId !== prayerId || isBlank(session.note)) continue;
    if (newest === undefined || newestFirst(session, newest) < 0) newest = session;
  }
  return newest;
}
