import { lightFormat, subDays } from 'date-fns';
import type { Random } from '../../../src/platform/values/random';
import type { PrayerRow, PrayerSessionRow } from '../schema';
import { PRAYERS, SESSION_NOTES } from './prayerTable';
import { pick } from './refs';

const HISTORY_DAYS = 28;

export function prayerRows(scale: number): PrayerRow[] {
  return Array.from({ length: Math.round(PRAYERS.length * scale) }, (_, index) => {
    const [title, personName, details, kind] = PRAYERS[index % PRAYERS.length] ?? ['', '', '', ''];
    const round = Math.floor(index / PRAYERS.length);
    return {
      prayerId: index + 1,
      title: round === 0 ? title : `${title} ${round + 1}`,
      details,
      personName,
      archived: kind === 'archived',
      priority: kind === 'daily' ? 'daily' : null,
    };
  });
}

/**
 * Four weeks of prayer, oldest first. Daily prayers were prayed most mornings, the first two this morning too; every
 * fifth of the others was never prayed.
 */
export function sessionRows(random: Random, prayers: readonly PrayerRow[], now: Date): PrayerSessionRow[] {
  const times: { prayerId: number; at: number; note: string | null }[] = [];
  for (const { prayerId, priority, archived } of prayers) {
    const daily = priority === 'daily';
    if (!daily && prayerId % 5 === 1) continue;
    for (let daysAgo = HISTORY_DAYS; daysAgo >= 0; daysAgo -= 1) {
      const today = daysAgo === 0;
      const prayed = today
        ? prayerId <= 2
        : daily
          ? random() < 0.85
          : random() < 0.12 || isFixed(prayerId, daysAgo);
      if (!prayed || (archived && daysAgo < 10)) continue;
      const note = random() < 0.12 ? pick(SESSION_NOTES, random) : null;
      times.push({ prayerId, at: timeOf(now, daysAgo, prayerId), note });
    }
  }
  return times
    .toSorted((a, b) => a.at - b.at)
    .map(({ prayerId, at, note }, index) => ({
      sessionId: index + 1,
      prayerId,
      dateTime: lightFormat(at, 'yyyy-MM-dd HH:mm:ss'),
      note,
    }));
}

/** Independent of the random numbers, some were prayed yesterday, and each about a fortnight ago. */
function isFixed(prayerId: number, daysAgo: number): boolean {
  return daysAgo === 10 + (prayerId % 9) || (daysAgo === 1 && prayerId % 7 === 0);
}

/** About half past seven, and today never later than now. */
function timeOf(now: Date, daysAgo: number, prayerId: number): number {
  const day = subDays(now, daysAgo);
  const at = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 7, 30 + (prayerId % 25)).getTime();
  return Math.min(at, now.getTime());
}
