import type { Prayer } from './prayer';
import { dayAfter, isPrayedToday } from './prayerDays';
import { byDay, rank } from './prayerOrder';

interface RotaOptions {
  /** The device's day, `yyyy-MM-dd`. */
  today: string;
  /** The number of prayers a day that are not daily. */
  perDay: number;
  /** Shuffles prayers last prayed on the same day. It must not change during a day (see `rotaSeed`). */
  seed: number;
}

/** The seed of a day's rota: the same on every device, and different each day. */
export const rotaSeed = (today: string): number => Number(today.replaceAll('-', '')) || 0;

/**
 * The prayers of a day, in the given order: the daily ones, and `perDay` of the others, those never prayed first, then
 * those not prayed for the longest time. Prayers prayed today are included and count, so that recording one does not
 * move others in or out. Archived prayers are excluded.
 * @param mostRecent see `mostRecentPrayerDates`
 */
export function prayersOfDay(
  prayers: readonly Prayer[],
  mostRecent: ReadonlyMap<number, string>,
  { today, perDay, seed }: RotaOptions,
): Prayer[] {
  const tomorrow = dayAfter(today);
  const isPrayed = ({ prayerId }: Prayer) => isPrayedToday(mostRecent, prayerId, today);
  const others = prayers.filter(({ daily, archived }) => !daily && !archived);
  const waiting = others
    .filter((prayer) => !isPrayed(prayer))
    .map(({ prayerId }) => {
      const day = mostRecent.get(prayerId) ?? '';
      // A day in the future comes from a wrong clock and is treated as unknown.
      return { prayerId, day: day > tomorrow ? '' : day, rank: rank(seed, prayerId) };
    })
    .sort((a, b) => byDay(a, b) || a.prayerId - b.prayerId);
  const prayedOthers = others.filter(isPrayed);
  const free = Math.max(0, Math.floor(perDay) - prayedOthers.length);
  const chosen = new Set([...prayedOthers, ...waiting.slice(0, free)].map(({ prayerId }) => prayerId));
  return prayers.filter(({ prayerId, daily, archived }) => !archived && (daily || chosen.has(prayerId)));
}

/** The number of days after which every prayer that is not daily has been included; null if that is never. */
export function rotaLength(prayers: readonly Prayer[], perDay: number): number | null {
  const others = prayers.filter(({ daily, archived }) => !daily && !archived).length;
  if (others === 0) return 0;
  return perDay < 1 ? null : Math.ceil(others / Math.floor(perDay));
}
