import * as v from 'valibot';
import type { PrayerSession } from '../model/prayer';
import { arraySchema, stored } from '@/platform/storage/stored';

/** Five a day for a year, which the map shows, in less than 100 KB. */
const CAPACITY = 2_000;

const prayerDay = v.object({ sessionId: v.number(), day: v.string() });
/** The device's day of each session that was recorded here, oldest first. */
const prayerDays = stored('nuggets.prayerDays/', arraySchema(prayerDay), [], 'user');

/** Remembers on which day of this device a session was recorded, because the server dates it by its own clock. */
export function rememberPrayerDay(user: string, sessionId: number, day: string): void {
  const others = prayerDays.read(user).filter((other) => other.sessionId !== sessionId);
  prayerDays.write(user, [...others, { sessionId, day }].slice(-CAPACITY));
}

/** The sessions, each with the device's day if it was recorded here. */
export function withPrayerDays(user: string, sessions: readonly PrayerSession[]): PrayerSession[] {
  const days = new Map(prayerDays.read(user).map(({ sessionId, day }) => [sessionId, day]));
  return sessions.map((session) => {
    const day = days.get(session.sessionId);
    return day === undefined ? session : { ...session, day };
  });
}
