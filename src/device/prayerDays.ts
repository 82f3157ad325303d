import type { PrayerSession } from '@/domain/prayers/prayer';
import { areaOf, readStoredJson, writeStored } from './storage';

/** So many of the newest are enough: only what was prayed today is asked for. */
const CAPACITY = 200;

const keyOf = (user: string): string => `nuggets.prayerDays/${user}`;

/** The device's day of each session that was recorded here, oldest first. */
function prayerDays(user: string): { sessionId: number; day: string }[] {
  const stored = readStoredJson(keyOf(user), areaOf(user));
  return Array.isArray(stored) ? stored.filter(isPrayerDay) : [];
}

const isPrayerDay = (entry: unknown): entry is { sessionId: number; day: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'sessionId' in entry &&
  typeof entry.sessionId === 'number' &&
  'day' in entry &&
  typeof entry.day === 'string';

/** Remembers on which day of this device a session was recorded: the server dates it by its own clock. */
export function rememberPrayerDay(user: string, sessionId: number, day: string): void {
  const others = prayerDays(user).filter((other) => other.sessionId !== sessionId);
  writeStored(keyOf(user), JSON.stringify([...others, { sessionId, day }].slice(-CAPACITY)), areaOf(user));
}

/** The sessions with the device's day, where they were recorded here. */
export function withPrayerDays(user: string, sessions: readonly PrayerSession[]): PrayerSession[] {
  const days = new Map(prayerDays(user).map(({ sessionId, day }) => [sessionId, day]));
  return sessions.map((session) => {
    const day = days.get(session.sessionId);
    return day === undefined ? session : { ...session, day };
  });
}
