import { DAY_MS } from '@/platform/values/dates';
import type { RecallEntry } from './strength/recallEntry';

/** The last time that this device's log was handed to another one. */
export interface HandOver {
  /** Epoch milliseconds. */
  at: number;
  /** The ids of the runs that it was without, because the server did not have their passages yet. */
  without: readonly string[];
}

/** Whether a run was recalled on this device. Runs of earlier versions do not say. */
const isOwn = (entry: RecallEntry, device: string): boolean => (entry.device ?? device) === device;

/** The runs of this device that no other one was handed. */
export const runsSince = (
  entries: readonly RecallEntry[],
  device: string,
  last: HandOver | null,
): RecallEntry[] =>
  entries.filter(
    (entry) =>
      isOwn(entry, device) && (last === null || entry.at > last.at || last.without.includes(entry.id)),
  );

/** For how long another device counts as used, and how long a person is left in peace after they were asked. */
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
 * Whether to ask if the log should be handed over: once a month where two devices are in use. A view of before the first run here
 * proves nothing, for it may be of the device that this one replaces.
 */
export function shouldAskToHandOver(context: AskContext): boolean {
  const { entries, device, last, askedAt, viewsElsewhere, now } = context;
  const isRecent = (at: number) => at > now - MONTH_MS;
  if (isRecent(Math.max(last?.at ?? 0, askedAt ?? 0))) return false;
  if (runsSince(entries, device, last).length === 0) return false;
  const first = Math.min(...entries.filter((entry) => isOwn(entry, device)).map(({ at }) => at));
  const runsElsewhere = entries.filter((entry) => !isOwn(entry, device)).map(({ at }) => at);
  return [...viewsElsewhere, ...runsElsewhere].some((at) => isRecent(at) && at > first);
}
