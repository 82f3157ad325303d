import { ApiError, mayBeDone, type ApiFailure } from '@/api/client/ApiError';
import { isCancelled, serverTime } from '@/api/client/client';
import type { BoundWrite } from '@/api/writes/definition';
import type { Found } from '@/api/writes/recognition';
import type { OutboxWrite } from './outboxWrite';

/** A server that has not answered a call after this long counts as away: the write stays, and is sent again later. */
const TIMEOUT_MS = 20_000;

/** A call that was broken off, with the page that made it, may reach the server for so long. */
const IN_FLIGHT_MS = 4_000;

/** So often a write is sent without a clear answer before the person is asked. */
const MAX_ATTEMPTS = 6;

const endpoint = 'outbox';

/**
 * How an attempt ended: the server has it (the new row's id, or 0); it would not; nobody can tell; or it stays, since
 * the server is away, fails at this, or may be about to do it.
 */
export type Attempt =
  | { kind: 'sent'; id: number }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'unclear'; failure: ApiFailure }
  | { kind: 'away' }
  | { kind: 'in flight' }
  | { kind: 'failing' };

/** Stores what becomes known of a write. */
type Save = (changes: Partial<OutboxWrite>) => Promise<OutboxWrite>;

/** Nobody has seen the end of its last sending, which was a moment ago: the list would not show it yet. */
const mayBeInFlight = ({ sentAt = 0, endedAt }: OutboxWrite): boolean =>
  endedAt === undefined && Math.abs(Date.now() - sentAt) < IN_FLIGHT_MS;

/** Sends a write; one that was sent before without a clear answer is first looked for. */
export async function attempt(waiting: OutboxWrite, it: BoundWrite, save: Save): Promise<Attempt> {
  let current = waiting;
  const isLookedFor = current.unanswered && it.recognition !== null;
  if (current.unanswered) {
    if (mayBeInFlight(current)) return { kind: 'in flight' };
    const found = await look(current, it);
    if (found === 'away') return { kind: 'away' };
    if (found === 'unreadable') return counted(current, save, { kind: 'failing' });
    if (found !== 'absent') return settled(found);
    current = await save({ unanswered: false, sentAt: undefined, endedAt: undefined });
  }
  // What the browser knew to have no network went nowhere.
  const wasOffline = !navigator.onLine;
  current = await save({ unanswered: true, sentAt: Date.now(), endedAt: undefined });
  try {
    const id = await it.send(current.user, AbortSignal.timeout(TIMEOUT_MS));
    return { kind: 'sent', id };
  } catch (error) {
    current = await save({ endedAt: Date.now(), ...(wasOffline && { unanswered: false }) });
    // The server is there, and yet no answer comes to this.
    if (isLookedFor && !wasOffline && isUnanswered(error)) return counted(current, save, { kind: 'away' });
    return failed(error, current, it, save);
  }
}

const isUnanswered = (error: unknown): boolean =>
  isCancelled(error) || (error instanceof ApiError && error.failure.kind === 'network');

/** Counts an attempt that led to nothing: when there were enough, the person is asked. */
async function counted(
  current: OutboxWrite,
  save: Save,
  otherwise: Attempt,
  failure = NOBODY_KNOWS,
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
  const outcome = await counted(current, save, { kind: 'failing' }, failure);
  if (current.sending && !it.silent) {
    // Its maker waits to be told: the list says whether it was saved for all that.
    const found = await look(current, it);
    if (found === 'away' || found === 'unreadable') return { kind: 'failing' };
    if (found === 'absent') {
      await save({ unanswered: false });
      return { kind: 'refused', failure };
    }
    return settled(found, failure);
  }
  return outcome;
}

const NOBODY_KNOWS: ApiFailure = {
  kind: 'rejected',
  endpoint,
  detail: 'no answer came, and it may have been saved',
};

const settled = (found: Exclude<Found, 'absent'>, failure = NOBODY_KNOWS): Attempt =>
  found === 'unclear'
    ? { kind: 'unclear', failure: { ...failure, unclear: true } }
    : { kind: 'sent', id: found.saved };

/** Looks in the server's list whether a write was saved; one that no list shows does no harm when it is sent again. */
async function look(waiting: OutboxWrite, it: BoundWrite): Promise<Found | 'away' | 'unreadable'> {
  if (!it.recognition) return 'absent';
  const { known, sentAt = waiting.at, endedAt = sentAt + TIMEOUT_MS, user } = waiting;
  const lost = { known, from: serverTime(sentAt), to: serverTime(endedAt) };
  try {
    return await it.recognition.find(user, lost, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    return isUnanswered(error) ? 'away' : 'unreadable';
  }
}
