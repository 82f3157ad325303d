import { age } from '@/domain/text/dates';

export interface SyncState {
  online: boolean;
  /** How many writes wait, including those that were refused. */
  waiting: number;
  refused: number;
  /** The age of the oldest list shown from the cache, and when the server last answered: epoch milliseconds, or null. */
  cachedSince: number | null;
  lastSync: number | null;
  now: number;
}

const past = (at: number, now: number): string => age(at, Math.max(now, at));

const joined = (...words: (string | false)[]): string => words.filter((word) => word !== false).join(' · ');

/** The name of the icon in the bar. */
export function syncName({ online, waiting, refused }: SyncState): string {
  return joined(
    !online && 'Offline',
    waiting === 0 ? online && 'All is sent' : `${waiting} waiting to be sent`,
    refused > 0 && `${refused} refused`,
  );
}

/** The line below the bar; empty if there is nothing to know right now (product.md, 'Layout'). */
export function syncLine(state: SyncState): string {
  const { online, refused, cachedSince, now } = state;
  return joined(
    (!online || refused > 0) && syncName(state),
    cachedSince !== null && `Showing what was known ${past(cachedSince, now)}`,
  );
}

/** The age of what is shown, in sentences. */
export function syncAges({ cachedSince, lastSync, now }: SyncState): string[] {
  return [
    lastSync === null ? 'Not synced yet' : `Last sync ${past(lastSync, now)}`,
    cachedSince === null
      ? 'What is shown is as the server has it.'
      : `Some of what is shown is a copy, known ${past(cachedSince, now)}.`,
  ];
}
