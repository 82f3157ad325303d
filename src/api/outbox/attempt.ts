import { ApiError, mayBeDone, type ApiFailure } from '@/api/client/ApiError';
import { isCancelled, serverTime } from '@/api/client/client';
import type { BoundWrite } from '@/api/writes/definition';
import type { Found } from '@/api/writes/recognition';
import type { OutboxWrite } from './outboxWrite';

/** A server that has not answered after this time counts as away: the write stays and is sent again later. */
const TIMEOUT_MS = 20_000;

/** How long a call may still be in flight after the page that made it was closed. */
const IN_FLIGHT_MS = 4_000;

/** After this many attempts without a clear answer the user is asked. */
const MAX_ATTEMPTS = 6;

const endpoint = 'outbox';

/**
 * The result of an attempt: the server saved it (with the new row's id, or 0); the server refused it; it is unclear
 * which; or it stays in the outbox because the server is away, is failing, or may still be carrying it out.
 */
export type Attempt =
  | { kind: 'sent'; id: number }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'unclear'; failure: ApiFailure }
  | { kind: 'away' }
  | { kind: 'in flight' }
  | { kind: 'failing' };

/** Stores changes of a write. */
type Save = (changes: Partial<OutboxWrite>) => Promise<OutboxWrite>;

/** Whether its last sending was a moment ago and has no known end, so that the list may not show it yet. */
const mayBeInFlight = ({ sentAt = 0, endedAt }: OutboxWrite): boolean =>
  endedAt === undefined && Math.abs(Date.now() - sentAt) < IN_FLIGHT_MS;

/** Sends a write. If it was sent before without a clear answer, the server's list is searched for it first. */
export async function attempt(pending: OutboxWrite, it: BoundWrite, save: Save): Promise<Attempt> {
  let current = pending;
  const wasSearched = current.unanswered && it.recognition !== null;
  if (current.unanswered) {
    if (mayBeInFlight(current)) return { kind: 'in flight' };
    const found = await search(current, it);
    if (found === 'away') return { kind: 'away' };
    if (found === 'unreadable') return counted(current, save, { kind: 'failing' });
    if (found !== 'absent') return resultOf(found);
    current = await save({ unanswered: false, sentAt: undefined, endedAt: undefined });
  }
  // A write that the browser sent offline cannot have reached the server.
  const wasOffline = !navigator.onLine;
  current = await save({ unanswered: true, sentAt: Date.now(), endedAt: undefined });
  try {
    const id = await it.send(current.user, AbortSignal.timeout(TIMEOUT_MS));
    return { kind: 'sent', id };
  } catch (error) {
    current = await save({ endedAt: Date.now(), ...(wasOffline && { unanswered: false }) });
    // The server is there but does not answer this write.
    if (wasSearched && !wasOffline && isUnanswered(error)) return counted(current, save, { kind: 'away' });
    return failed(error, current, it, save);
  }
}

const isUnanswered = (error: unknown): boolean =>
  isCancelled(error) || (error instanceof ApiError && error.failure.kind === 'network');

/** Counts an attempt without a result. After too many the user is asked. */
async function counted(
  current: OutboxWrite,
  save: Save,
  otherwise: Attempt,
  failure = UNCLEAR,
): Promise<Attempt> {
  const { attempts } = await save({ attempts: current.attempts + 1 });
  return attempts < MAX_ATTEMPTS ? otherwise : { kind: 'unclear', failure };
}

async function failed(error: unknown, current: OutboxWrite, it: BoundWrite, save: Save): Promise<Attempt> {
  if (isUnanswered(error)) return { kind: 'away' };
  if (!(error instanceof ApiError)) throw error;
  const { failure } = error;
  if (!mayBeDone(failure)) {
    await save({ unanswered: false });
    return { kind: 'refused', failure };
  }
  const result = await counted(current, save, { kind: 'failing' }, failure);
  if (current.sending && !it.silent) {
    // Its caller waits for an outcome, so the list is searched now: it may have been saved in spite of the failure.
    const found = await search(current, it);
    if (found === 'away' || found === 'unreadable') return { kind: 'failing' };
    if (found === 'absent') {
      await save({ unanswered: false });
      return { kind: 'refused', failure };
    }
    return resultOf(found, failure);
  }
  return result;
}

const UNCLEAR: ApiFailure = {
  kind: 'rejected',
  endpoint,
  detail: 'no answer came, and it may have been saved',
};

const resultOf = (found: Exclude<Found, 'absent'>, failure = UNCLEAR): Attempt =>
  found === 'unclear'
    ? { kind: 'unclear', failure: { ...failure, unclear: true } }
    : { kind: 'sent', id: found.saved };

/** Searches the server's list for a write. A kind that no list shows counts as absent: sending it again does no harm. */
async function search(pending: OutboxWrite, it: BoundWrite): Promise<Found | 'away' | 'unreadable'> {
  if (!it.recognition) return 'absent';
  const { known, sentAt = pending.at, endedAt = sentAt + TIMEOUT_MS, user } = pending;
  const lost = { known, from: serverTime(sentAt), to: serverTime(endedAt) };
  try {
    return await it.recognition.find(user, lost, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    return isUnanswered(error) ? 'away' : 'unreadable';
  }
}
