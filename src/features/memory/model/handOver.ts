import { DAY_MS } from '@/platform/values/dates';
import type { RecallEntry } from './strength/recallEntry';

/** The last time that this device's log was handed to another one. */
export interface HandOver {
  /** Epoch milliseconds. */
  at: number;
  /** The ids of the missing runs, whose passages the server did not have yet. */
  without: readonly string[];
}

/** Whether a run was recalled on this device; unknown for runs of earlier versions. */
const isOwn = (entry: RecallEntry, device: string): boolean => (entry.device ?? device) === device;

/** The runs of this device that were not handed to another one. */
export const runsSince = (
  entries: readonly RecallEntry[],
  device: string,
  last: HandOver | null,
): RecallEntry[] =>
  entries.filter(
    (entry) =>
      isOwn(entry, device) && (last === null || entry.at > last.at || last.without.includes(entry.id)),
  );

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
  const isRecent = (at: number) => at > now - MONTH_MS;
  if (isRecent(Math.max(last?.at ?? 0, askedAt ?? 0))) return false;
  if (runsSince(entries, device, last).length === 0) return false;
  const first = Math.min(...entries.filter((entry) => isOwn(entry, device)).map(({ at }) => at));
  const runsElsewhere = entries.filter((entry) => !isOwn(entry, device)).map(({ at }) => at);
  return [...viewsElsewhere, ...runsElsewhere].some((at) => isRecent(at) && at > first);
}
