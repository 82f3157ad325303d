import { DAY_MS } from '@/platform/values/dates';
import { inTime, type RecallEntry } from './strength/recallEntry';

/** All that this device has handed over. Runs are remembered by their ids, because the clock may be set. */
export interface HandOver {
  /** When that was done last, epoch milliseconds, to be shown. */
  at: number;
  /** The ids of the newest runs that were handed over. */
  ids: readonly string[];
  /** Runs up to this time were handed over as well, epoch milliseconds; 0 for none. */
  before: number;
  /** The ids of the missing runs, whose passages the server did not have yet. */
  without: readonly string[];
}

/** Whether a run was recalled on this device; unknown for runs of earlier versions. */
const isOwn = (entry: RecallEntry, device: string): boolean => (entry.device ?? device) === device;

/** The runs of this device that were not handed to another one. */
export function runsSince(
  entries: readonly RecallEntry[],
  device: string,
  last: HandOver | null,
): RecallEntry[] {
  const own = entries.filter((entry) => isOwn(entry, device));
  if (last === null) return own;
  const handed = new Set(last.ids);
  const without = new Set(last.without);
  return own.filter(({ id, at }) => without.has(id) || (at > last.before && !handed.has(id)));
}

/** How many ids are stored; older runs are compared by their time. */
const MAX_IDS = 500;

interface HandOverContext {
  entries: readonly RecallEntry[];
  device: string;
  /** The hand-over before this one. */
  last: HandOver | null;
  /** The runs that are handed over. */
  runs: readonly RecallEntry[];
  /** The ids of those that are missing, because the server does not have their passages yet. */
  without: readonly string[];
  now: number;
}

/** What this device has handed over after a hand-over. */
export function handOverOf({ entries, device, last, runs, without, now }: HandOverContext): HandOver {
  const missing = new Set([...runsSince(entries, device, last).map(({ id }) => id), ...without]);
  for (const { id } of runs) if (!without.includes(id)) missing.delete(id);
  const handed = inTime(entries.filter((entry) => isOwn(entry, device) && !missing.has(entry.id)));
  const older = handed.slice(0, -MAX_IDS);
  return {
    at: now,
    ids: handed.slice(-MAX_IDS).map(({ id }) => id),
    before: older.at(-1)?.at ?? 0,
    without: [...without],
  };
}

/** How long another device counts as used, and how long a person is not asked again. */
const MONTH_MS = 30 * DAY_MS;

interface AskContext {
  entries: readonly RecallEntry[];
  device: string;
  last: HandOver | null;
  /** When the person was asked last, epoch milliseconds; null for never. */
  askedAt: number | null;
  /** The views that other devices recorded, epoch milliseconds. */
  viewsElsewhere: readonly number[];
  now: number;
}

/**
 * Whether to ask if the log should be handed over: once a month where two devices are in use. A view from before the first run here
 * proves nothing, because it may come from the device that this one replaces.
 */
export function shouldAskToHandOver(context: AskContext): boolean {
  const { entries, device, last, askedAt, viewsElsewhere, now } = context;
  // A time further ahead was noted by a clock that has been set since, or on a device whose clock is wrong.
  const isRecent = (at: number) => at > now - MONTH_MS && at <= now + DAY_MS;
  if ([last?.at, askedAt].some((at) => isRecent(at ?? 0))) return false;
  if (runsSince(entries, device, last).length === 0) return false;
  const first = Math.min(...entries.filter((entry) => isOwn(entry, device)).map(({ at }) => at));
  const runsElsewhere = entries.filter((entry) => !isOwn(entry, device)).map(({ at }) => at);
  return [...viewsElsewhere, ...runsElsewhere].some((at) => isRecent(at) && at > first);
}
