import type { Prayer, PrayerSession } from './prayer';
import { seededRandom } from '@/platform/values/random';
import { isBlank } from '@/platform/values/text';
import { dayAfter } from './prayerDays';

/** The day of a local `yyyy-MM-ddTHH:mm:ss`, as `yyyy-MM-dd`. */
export const dayOf = (dateTime: string): string => dateTime.slice(0, 'yyyy-MM-dd'.length);

/**
 * The day on which a session counts, `yyyy-MM-dd`: the device's if known, but at most one day past the server's, so
 * that a device whose clock is ahead does not mark a prayer as prayed for months. `''` if neither is known.
 */
export function sessionDay({ day, dateTime }: Pick<PrayerSession, 'day' | 'dateTime'>): string {
  const serverDay = dayOf(dateTime);
  if (day === undefined) return serverDay;
  if (serverDay === '' || day <= serverDay) return day;
  const last = dayAfter(serverDay);
  return day < last ? day : last;
}

/**
 * The day each prayer was last prayed, by prayer id: `yyyy-MM-dd` (see `sessionDay`), or '' if unknown. A prayer
 * without sessions is not included.
 * @param today the device's day: a day past tomorrow counts only for a prayer without another one, because it comes
 * from a wrong clock and would hide all later sessions
 */
export function mostRecentPrayerDates(
  sessions: readonly PrayerSession[],
  today: string,
): ReadonlyMap<number, string> {
  const tomorrow = dayAfter(today);
  const isFuture = (day: string) => day > tomorrow;
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

/**
 * A prayer's rank in the shuffle. It depends only on the seed and the id, so that no other prayer's session can move
 * it.
 */
export const rank = (seed: number, prayerId: number): number =>
  seededRandom(seed + Math.imul(prayerId, 0x9e3779b1))();

/**
 * The prayers in the order of the list: daily ones first; both the daily ones and the others by the day
 * they were last prayed (`mostRecentPrayerDates`), those without a day first, then oldest to newest. Prayers of the same
 * day are shuffled by `seed`; the order of two prayers does not depend on other prayers.
 */
export function orderPrayers(
  prayers: readonly Prayer[],
  mostRecent: ReadonlyMap<number, string>,
  seed: number,
): Prayer[] {
  return prayers
    .map((prayer) => ({
      prayer,
      day: mostRecent.get(prayer.prayerId) ?? '',
      rank: rank(seed, prayer.prayerId),
    }))
    .sort((a, b) => Number(b.prayer.daily) - Number(a.prayer.daily) || byDay(a, b))
    .map(({ prayer }) => prayer);
}

/** Oldest day first, `''` before all; prayers of the same day by their rank in the shuffle. */
export const byDay = (a: { day: string; rank: number }, b: { day: string; rank: number }): number =>
  a.day === b.day ? a.rank - b.rank : a.day < b.day ? -1 : 1;

/**
 * The days by which to order a list that is being prayed through: the `fixed` ones, and for any other prayer the day it
 * was last prayed, or '' for none. So no session moves a prayer in the list, and new prayers get the right position.
 * Returns `fixed` itself if it has every prayer.
 */
export function fixedPrayerDates(
  fixed: ReadonlyMap<number, string>,
  prayers: readonly Prayer[],
  mostRecent: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const added = prayers.filter(({ prayerId }) => !fixed.has(prayerId));
  if (added.length === 0) return fixed;
  return new Map([
    ...fixed,
    ...added.map(({ prayerId }) => [prayerId, mostRecent.get(prayerId) ?? ''] as const),
  ]);
}

/** A prayer's sessions, newest first. */
export function prayerHistory(sessions: readonly PrayerSession[], prayerId: number): PrayerSession[] {
  return sessions.filter((session) => session.prayerId === prayerId).sort(newestFirst);
}

const newestFirst = (a: PrayerSession, b: PrayerSession): number =>
  a.dateTime === b.dateTime ? b.sessionId - a.sessionId : a.dateTime < b.dateTime ? 1 : -1;

/** The newest session of a prayer that has a note; undefined if none has. */
export const lastNoted = (sessions: readonly PrayerSession[], prayerId: number): PrayerSession | undefined =>
  prayerHistory(sessions, prayerId).find(({ note }) => !isBlank(note));

/**
 * The prayer that has waited longest: one never prayed, then one with an unknown day, then the one with the oldest day.
 * Of equal ones the first in the list.
 */
export function longestUnprayed(
  prayers: readonly Prayer[],
  lastPrayed: ReadonlyMap<number, string>,
): Prayer | undefined {
  const since = ({ prayerId }: Prayer) => {
    const day = lastPrayed.get(prayerId);
    return day === undefined ? '' : day === '' ? '0' : day;
  };
  return prayers.reduce<Prayer | undefined>(
    (longest, prayer) => (longest === undefined || since(prayer) < since(longest) ? prayer : longest),
    undefined,
  );
}
