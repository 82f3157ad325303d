import type { WaitingItem } from '@/features/yourData/store/waitingLabels';
import { age } from '@/platform/values/dates';

export interface SyncState {
  online: boolean;
  /** How many writes wait, including refused ones. */
  waiting: number;
  refused: number;
  /** Epoch milliseconds or null: the age of the oldest list shown from the cache, and when the server last answered. */
  cachedSince: number | null;
  lastSync: number | null;
}

const past = (at: number, now: number): string => age(at, Math.max(now, at));

const joined = (...words: (string | false)[]): string => words.filter((word) => word !== false).join(' · ');

/** How many writes wait and how many were refused; `waiting` includes both. */
function counts({ waiting, refused }: SyncState): string {
  const left = waiting - refused;
  return joined(left > 0 && `${left} waiting to be sent`, refused > 0 && `${refused} refused`);
}

/** The name of the icon in the bar. */
export function syncName(state: SyncState): string {
  if (state.waiting === 0) return state.online ? 'All changes synced' : 'Offline';
  return joined(!state.online && 'Offline', counts(state));
}

/** The state of the writes, in a sentence. */
export const outboxSentence = (state: SyncState): string =>
  state.waiting === 0 ? 'Everything has been sent.' : `${counts(state)}.`;

/** The line below the bar; empty if there is nothing to report right now. */
export function syncLine(state: SyncState, now: number): string {
  const { online, refused, cachedSince } = state;
  return joined(
    (!online || refused > 0) && syncName(state),
    cachedSince !== null && `Offline copy from ${past(cachedSince, now)}`,
  );
}

/** The age of the shown data, and whether the server has all changes, in sentences. */
export function syncAges({ cachedSince, lastSync, waiting, refused }: SyncState, now: number): string[] {
  return [
    lastSync === null ? 'Not synced yet' : `Last sync ${past(lastSync, now)}`,
    ...(waiting > refused ? ['What you see has these changes, which the server does not have yet.'] : []),
    ...(cachedSince === null
      ? waiting === 0
        ? ['What is shown is as the server has it.']
        : []
      : [`Some of what is shown is a copy, known ${past(cachedSince, now)}.`]),
  ];
}

/**
 * Why the server refused a write, in a sentence. The stored reason is the server's own message or the kind of failure.
 */
export function refusalReason({ refused = '', unclear }: Pick<WaitingItem, 'refused' | 'unclear'>): string {
  if (unclear)
    return 'It may have been saved: no clear answer came. Retry sends it again, and it may then be there twice; Discard leaves it as it is.';
  const reason = refused.trim();
  switch (reason) {
    case '':
    case 'error':
    case 'rejected':
      return 'The server refused it and gave no reason.';
    case 'http':
      return 'The server had an error.';
    case 'network':
      return 'No answer came.';
    case 'malformed':
      return 'The server’s answer made no sense.';
    default:
      return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
  }
}
