import type { PrayerSession } from '@/domain/prayers/prayer';
import type { LostAttempt } from './recognition';

/** Every zone is a multiple of this away from every other. */
const ZONE_STEP_MS = 15 * 60_000;
/** Clocks tell whole seconds, and an answer's date is that of its end. */
const TOLERANCE_MS = 3_000;
/** A call that was given up may still arrive. */
const LATE_MS = 90_000;

/**
 * Whether the server dated a session while the attempt was under way; undefined where that cannot be told. The server
 * writes local time without a zone (api.md), so times are compared within a quarter of an hour.
 */
export function isOfAttempt(
  { dateTime }: Pick<PrayerSession, 'dateTime'>,
  { from, to }: Pick<LostAttempt, 'from' | 'to'>,
): boolean | undefined {
  const recordedAt = Date.parse(`${dateTime}Z`);
  if (Number.isNaN(recordedAt) || to - from + LATE_MS >= ZONE_STEP_MS) return undefined;
  const begin = from - TOLERANCE_MS;
  const afterBegin = (((recordedAt - begin) % ZONE_STEP_MS) + ZONE_STEP_MS) % ZONE_STEP_MS;
  if (afterBegin <= to - begin + TOLERANCE_MS) return true;
  return afterBegin <= to - begin + LATE_MS ? undefined : false;
}
