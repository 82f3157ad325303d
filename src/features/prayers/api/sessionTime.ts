import type { PrayerSession } from '../model/prayer';
import type { LostAttempt } from '@/data/write/recognition';

/** The difference between any two time zones is a multiple of this. */
const ZONE_STEP_MS = 15 * 60_000;
/** Times have whole seconds, and the date of an answer is the time when it ended. */
const TOLERANCE_MS = 3_000;
/** An aborted call may still reach the server within this time. */
const LATE_MS = 90_000;

const isDayAlone = (dateTime: string): boolean => !dateTime.includes(':');

/**
 * Whether the server dated a session during the attempt; undefined if that is unclear. The server writes local time
 * without a zone, so times are compared modulo a quarter of an hour.
 */
export function isOfAttempt(
  { dateTime }: Pick<PrayerSession, 'dateTime'>,
  { from, to }: Pick<LostAttempt, 'from' | 'to'>,
): boolean | undefined {
  const recordedAt = isDayAlone(dateTime) ? Number.NaN : Date.parse(`${dateTime}Z`);
  if (Number.isNaN(recordedAt) || to - from + LATE_MS >= ZONE_STEP_MS) return undefined;
  const begin = from - TOLERANCE_MS;
  const afterBegin = (((recordedAt - begin) % ZONE_STEP_MS) + ZONE_STEP_MS) % ZONE_STEP_MS;
  if (afterBegin <= to - begin + TOLERANCE_MS) return true;
  return afterBegin <= to - begin + LATE_MS ? undefined : false;
}
