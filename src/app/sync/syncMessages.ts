import type { WaitingItem } from '@/features/yourData/store/waitingLabels';
import type { Trouble } from './server';
import { age } from '@/platform/values/dates';

export interface SyncSummary {
  online: boolean;
  /** How many writes wait, including refused ones. */
  waiting: number;
  refused: number;
  /** Whether one of those that wait was tried already, and could not be carried out. */
  isTried: boolean;
  /** False until the outbox has been read; until then there is no message about it. */
  isOutboxRead: boolean;
  /** Why the last call got no usable answer; null if it got one. */
  trouble: Trouble | null;
  /** The age of the oldest list shown from the cache, and when the server last answered: epoch milliseconds, or null. */
  cachedSince: number | null;
  lastSync: number | null;
  /** Whether all that is shown came from the server in this visit. */
  isFromServer: boolean;
  /** Whether a list could not be loaded, so that it is loaded again. */
  hasFailedLists: boolean;
  /** Whether nothing of the user is stored on the device. */
  isSessionOnly: boolean;
}

const past = (at: number, now: number): string => age(at, Math.max(now, at));

const joined = (...parts: (string | false)[]): string => parts.filter((word) => word !== false).join(' · ');

/** How many writes wait and how many were refused; `waiting` includes both. */
function counts({ waiting, refused }: SyncSummary): string {
  const left = waiting - refused;
  return joined(left > 0 && `${left} waiting to be sent`, refused > 0 && `${refused} refused`);
}

/** The name of the icon in the bar. */
export function syncName(state: SyncSummary): string {
  if (state.waiting === 0 && !state.online) return 'Offline';
  if (state.waiting === 0) return state.isOutboxRead ? 'All changes synced' : 'Sync status';
  return joined(!state.online && 'Offline', counts(state));
}

/** The state of the writes, in a sentence. */
export const outboxSentence = (state: SyncSummary): string =>
  state.waiting > 0 ? `${counts(state)}.` : state.isOutboxRead ? 'Everything has been sent.' : '';

/** The line below the bar; empty if there is nothing to report right now. */
export function syncLine(state: SyncSummary, now: number): string {
  const { online, refused, waiting, cachedSince } = state;
  return joined(
    cachedSince !== null ? `Offline copy from ${past(cachedSince, now)}` : !online && 'Offline',
    (!online || refused > 0) && waiting > 0 && counts(state),
  );
}

const TROUBLES: Readonly<Record<Trouble, readonly [now: string, lastTime: string]>> = {
  unreachable: ['The server does not answer.', 'The server did not answer the last time.'],
  busy: ['The server takes nothing more just now.', 'The server took nothing more the last time.'],
  serverFailing: ['The server has an error of its own.', 'The server had an error of its own the last time.'],
};

/** The server answers other calls. */
const TRIED = 'The server could not carry out all of what waits.';

const OFFLINE = 'This device is offline. What you do is kept here and sent when it is back.';
const OFFLINE_SESSION_ONLY =
  'This device is offline. You signed in without Remember Me, so nothing is kept here: what you do can be saved when the network is back.';

/** What is done about it; '' if nothing is tried again. */
function retries({ waiting, refused, hasFailedLists }: SyncSummary): string {
  if (waiting > refused) return ' It is tried again by itself, and sooner by Send now.';
  return hasFailedLists ? ' It is tried again by itself.' : '';
}

/** Why the server cannot be reached, or does not carry a write out, in a sentence; null if neither is so. */
export function troubleSentence(state: SyncSummary): string | null {
  const { online, trouble, isTried, isSessionOnly } = state;
  if (!online) return isSessionOnly ? OFFLINE_SESSION_ONLY : OFFLINE;
  const again = retries(state);
  if (trouble) return again === '' ? TROUBLES[trouble][1] : TROUBLES[trouble][0] + again;
  return isTried ? TRIED + again : null;
}

/** The age of the shown lists, and whether the server has all writes, in sentences. */
export function syncAges(
  { cachedSince, lastSync, waiting, refused, isOutboxRead, online, trouble, isFromServer }: SyncSummary,
  now: number,
): string[] {
  const isAsOnServer = waiting === 0 && isOutboxRead && online && trouble === null && isFromServer;
  return [
    lastSync === null ? 'Not synced yet' : `Last sync ${past(lastSync, now)}`,
    ...(waiting > refused ? ['What you see has these changes, which the server does not have yet.'] : []),
    ...(cachedSince === null
      ? isAsOnServer
        ? ['What is shown is as the server has it.']
        : []
      : [`Some of what is shown is a copy, known ${past(cachedSince, now)}.`]),
  ];
}

const NO_SCRIPT = 'http 404';

/**
 * Why the server refused a write, in a sentence. The stored reason is the server's own message or the kind of failure.
 */
export function refusalReason({
  refused = '',
  unclear,
  makesRow,
}: Pick<WaitingItem, 'refused' | 'unclear' | 'makesRow'>): string {
  if (unclear) {
    const twice = makesRow ? ', and it may then be there twice' : '';
    return `It may have been saved: no clear answer came. Retry sends it again${twice}; Discard leaves it as it is.`;
  }
  const reason = refused.trim();
  switch (reason) {
    case '':
    case 'error':
    case 'rejected':
      return 'The server refused it and gave no reason.';
    case 'http':
      return 'The server had an error.';
    case NO_SCRIPT:
      return 'This server has no script for it. Retry helps once whoever runs the server has put it there.';
    case 'network':
      return 'No answer came.';
    case 'malformed':
      return 'The server’s answer made no sense.';
    default:
      if (/^http \d+$/.test(reason))
        return `The server had an error (${reason.slice(5)}). Retry may help later.`;
      return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
  }
}
