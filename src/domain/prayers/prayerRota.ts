import type { Prayer } from './prayer';
import { dayAfter, isPrayedToday } from './prayerDays';
import { rank } from './prayerOrder';

export interface RotaOptions {
  /** The device's day, `yyyy-MM-dd`. */
  today: string;
  /** How many prayers that are not daily are prayed a day. */
  perDay: number;
  /** Shuffles prayers last prayed on the same day; the same all day long, so that the rota stays (see `rotaSeed`). */
  seed: number;
}

/** The seed of a day's rota: the same on every device, and another tomorrow. */
export const rotaSeed = (today: string): number => Number(today.replaceAll('-', '')) || 0;

/**
 * The prayers of a day, in the order given: the daily ones, and of the others `perDay`, longest unprayed first, never
 * prayed before all. One that was prayed today has had its turn: it is among them, and counts. So recording a prayer
 * of the day moves no other in or out. Archived prayers have no turn.
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
      // A day in the future is a wrong clock's: nobody knows when it was, and it waits no longer than the unprayed.
      return { prayerId, day: day > tomorrow ? '' : day, place: rank(seed, prayerId) };
    })
    .sort((a, b) =>
      a.day === b.day ? a.place - b.place || a.prayerId - b.prayerId : a.day < b.day ? -1 : 1,
    );
  const prayedOthers = others.filter(isPrayed);
  const turns = Math.max(0, Math.floor(perDay) - prayedOthers.length);
  const chosen = new Set([...prayedOthers, ...waiting.slice(0, turns)].map(({ prayerId }) => prayerId));
  return prayers.filter(({ prayerId, daily, archived }) => !archived && (daily || chosen.has(prayerId)));
}

/** In how many days each of the others comes round; null when it never does. */
export function rotaLength(prayers: readonly Prayer[], perDay: number): number | null {
  const others = prayers.filter(({ daily, archived }) => !daily && !archived).length;
  if (others === 0) return 0;
  return perDay < 1 ? null : Math.ceil(others / Math.floor(perDay));
}
