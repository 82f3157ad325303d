import { ApiError, mayBeDone, type ApiFailure } from '../client/ApiError';
import { isCancelled, serverNow, serverTime } from '../client/client';
import { cachedList } from '../cache/cachedList';
import { resourceOf } from '../list/listResource';
import { readList } from '../list/rawRows';
import type { BoundWrite } from '../write/definition';
import type { Found, LostAttempt } from '../write/recognition';
import type { OutboxWrite } from './outboxWrite';
import type { LaneReads } from './sharedReads';

/** A server that has not answered after this time counts as away: the write stays and is sent again later. */
const TIMEOUT_MS = 20_000;

/** The longest that a server carries out a call, also after the page that made it was closed or has given it up. */
const LONGEST_CALL_MS = 30_000;

/** The same for what no list shows, a view: done twice, or late, it does no harm. */
const LONGEST_VIEW_MS = 4_000;

/** A call that breaks off within this time has ended; after that the server may be slow, and still carrying it out. */
const BREAKS_OFF_WITHIN_MS = 2_000;

/** The time given to reading the list before the first attempt: the write does not wait for it any longer. */
const LOOK_BEFORE_MS = 8_000;

/** A write that is sent later than this after it was made has waited: another tab or device may have been faster. */
const WAITED_MS = 5_000;

/** After this many attempts without a clear answer the user is asked. */
const MAX_ATTEMPTS = 6;
/** Fewer, so that what cannot be compared is still sent. */
const MAX_LOOKS = 3;

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
  | { kind: 'in flight'; leftMs: number }
  | { kind: 'failing' };

/** What an attempt needs of the outbox. */
export interface AttemptContext {
  /** Stores changes of the write. */
  save: (changes: Partial<OutboxWrite>) => Promise<OutboxWrite>;
  /** Stores them as it is sent; null if another tab has sent or removed it meanwhile. */
  claim: (changes: Partial<OutboxWrite>) => Promise<OutboxWrite | null>;
  reads: LaneReads;
  /** When this tab has first come upon a call whose end is unknown, by a clock that nobody can set. */
  cameUpon: Map<number, number>;
}

/** How long the server may still be carrying out a call whose end is unknown; 0 if it has ended by every clock. */
function inFlightMs(
  { id, sentAt = 0, sentAtServer, endedAt }: OutboxWrite,
  bound: BoundWrite,
  cameUpon: AttemptContext['cameUpon'],
): number {
  if (endedAt !== undefined) return 0;
  const steady = performance.now();
  const seenAt = cameUpon.get(id) ?? steady;
  cameUpon.set(id, seenAt);
  const now = serverNow();
  const isDated = now !== undefined && sentAtServer !== undefined;
  const sinceSent = Math.abs(Date.now() - sentAt);
  // The device's clock may have been changed since: without the server's it says nothing of a call found here.
  const sinceKnown = isDated ? Math.abs(now - sentAtServer) : steady - seenAt;
  const longest = bound.recognition ? LONGEST_CALL_MS : LONGEST_VIEW_MS;
  return Math.max(0, longest - Math.min(sinceSent, sinceKnown));
}

/** Sends a write. If it was sent before without a clear answer, the server's list is searched for it first. */
export async function attempt(
  pending: OutboxWrite,
  bound: BoundWrite,
  context: AttemptContext,
): Promise<Attempt> {
  const { save, reads, cameUpon } = context;
  let current = pending;
  const wasSearched = current.unanswered && bound.recognition !== null;
  if (current.unanswered) {
    const found = await search(current, bound, reads);
    if (found === 'away') return { kind: 'away' };
    if (found === 'unreadable') return counted(current, save, { kind: 'failing' });
    const leftMs = inFlightMs(current, bound, cameUpon);
    if (typeof found !== 'object' && leftMs > 0) return { kind: 'in flight', leftMs };
    cameUpon.delete(current.id);
    if (found !== 'absent') return resultOf(found);
    // Stored only when it is sent again: another tab may have come to the same, and the first one sends it.
    current = { ...current, unanswered: false };
  }
  // A browser that believes itself offline may be wrong: what can be read shows it, and a write is not risked.
  if (bound.recognition?.newRow && (current.before === undefined || !navigator.onLine)) {
    const before = await rowsBefore(current, bound, reads);
    if (before === 'away') return { kind: 'away' };
    if (before) current = { ...current, before };
  }
  const overtaken = await isOvertaken(current, bound, reads);
  if (overtaken === 'away') return { kind: 'away' };
  if (overtaken === 'unreadable') return counted(current, save, { kind: 'failing' });
  if (overtaken) return { kind: 'sent', id: 0 };
  let send: Awaited<ReturnType<BoundWrite['prepare']>>;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    send = await bound.prepare(current.user, { read: reads.reader(signal), signal });
  } catch (error) {
    return notSent(error, current, save);
  }
  return deliver(current, bound, send, { ...context, wasSearched });
}

/** Makes the call that writes, whose needs have been read. What `claim` answers at once, that is sent within the same task. */
export async function deliver(
  pending: OutboxWrite,
  bound: BoundWrite,
  send: Awaited<ReturnType<BoundWrite['prepare']>>,
  context: AttemptContext & { wasSearched: boolean },
): Promise<Attempt> {
  const { save, claim, reads, wasSearched } = context;
  const sentAt = Date.now();
  const startedAt = performance.now();
  const claimed = await claim({
    before: pending.before,
    unanswered: true,
    sentAt,
    sentAtServer: serverNow(),
    endedAt: undefined,
  });
  if (!claimed) return { kind: 'away' };
  let current = claimed;
  try {
    const id = await send(AbortSignal.timeout(TIMEOUT_MS));
    if (bound.recognition) reads.outdate();
    return { kind: 'sent', id };
  } catch (error) {
    if (bound.recognition) reads.outdate();
    const elapsed = Math.round(performance.now() - startedAt);
    const hasEnded = !isUnanswered(error) || elapsed < BREAKS_OFF_WITHIN_MS;
    current = await save({ endedAt: hasEnded ? sentAt + elapsed : undefined });
    // The server is there but does not answer this write.
    if (wasSearched && isUnanswered(error)) return counted(current, save, { kind: 'away' });
    return failed(error, current, bound, context);
  }
}

/**
 * Whether the server has what is newer. A server that fails may not fail for long, so the write waits for its list a few times;
 * it does not wait for a list that is slow.
 */
async function isOvertaken(
  { user, at, attempts }: OutboxWrite,
  bound: BoundWrite,
  reads: LaneReads,
): Promise<boolean | 'away' | 'unreadable'> {
  if (Math.abs(Date.now() - at) < WAITED_MS) return false;
  try {
    return await bound.isOvertaken(user, reads.reader(AbortSignal.timeout(LOOK_BEFORE_MS)));
  } catch (error) {
    if (isCancelled(error)) return false;
    if (!(error instanceof ApiError)) throw error;
    if (isUnanswered(error)) return 'away';
    return attempts < MAX_LOOKS ? 'unreadable' : false;
  }
}

const isUnanswered = (error: unknown): boolean =>
  isCancelled(error) || (error instanceof ApiError && error.failure.kind === 'network');

/**
 * The rows that the list has before a write is sent for the first time, so that its own is recognised if the answer is lost.
 * Undefined if they cannot be read; `away` if the browser has no network either, and nothing need be tried.
 */
export async function rowsBefore(
  { user }: OutboxWrite,
  bound: BoundWrite,
  reads: LaneReads,
): Promise<OutboxWrite['before'] | 'away'> {
  const read = reads.reader(AbortSignal.timeout(LOOK_BEFORE_MS));
  try {
    const highestId = await bound.recognition?.newRow?.loadHighestId(async (list) => {
      const cached = navigator.onLine ? await cachedList(list, resourceOf(list), user) : null;
      return cached?.rows ?? readList(resourceOf(list), user, read);
    });
    return highestId === undefined ? undefined : { highestId, ids: [] };
  } catch (error) {
    if (!isCancelled(error) && !(error instanceof ApiError)) throw error;
    return isUnanswered(error) && !navigator.onLine ? 'away' : undefined;
  }
}

/** Counts an attempt without a result. After too many the user is asked. */
async function counted(
  current: OutboxWrite,
  save: AttemptContext['save'],
  otherwise: Attempt,
  last: Attempt = { kind: 'unclear', failure: UNCLEAR },
): Promise<Attempt> {
  const { attempts } = await save({ attempts: current.attempts + 1 });
  return attempts < MAX_ATTEMPTS ? otherwise : last;
}

/** What it needs could not be read, so the server has not got it. */
async function notSent(error: unknown, current: OutboxWrite, save: AttemptContext['save']): Promise<Attempt> {
  if (isUnanswered(error)) return { kind: 'away' };
  if (!(error instanceof ApiError)) throw error;
  const refused: Attempt = { kind: 'refused', failure: error.failure };
  return mayBeDone(error.failure) ? counted(current, save, { kind: 'failing' }, refused) : refused;
}

async function failed(
  error: unknown,
  current: OutboxWrite,
  bound: BoundWrite,
  { save, reads }: AttemptContext,
): Promise<Attempt> {
  if (isUnanswered(error)) return { kind: 'away' };
  if (!(error instanceof ApiError)) throw error;
  const { failure } = error;
  if (!mayBeDone(failure)) {
    await save({ unanswered: false });
    return { kind: 'refused', failure };
  }
  const result = await counted(current, save, { kind: 'failing' }, { kind: 'unclear', failure });
  if (current.sending && !bound.silent) {
    // Its caller waits for an outcome, so the list is searched now: it may have been saved in spite of the failure.
    const found = await search(current, bound, reads);
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
async function search(
  pending: OutboxWrite,
  bound: BoundWrite,
  reads: LaneReads,
): Promise<Found | 'away' | 'unreadable'> {
  if (!bound.recognition) return 'absent';
  const { before, sentAt = pending.at, sentAtServer, endedAt = sentAt + TIMEOUT_MS, user } = pending;
  const lost = { before, ...timesOf(sentAt, endedAt, sentAtServer) };
  try {
    return await bound.recognition.find(user, lost, reads.reader(AbortSignal.timeout(TIMEOUT_MS)));
  } catch (error) {
    if (!isCancelled(error) && !(error instanceof ApiError)) throw error;
    return isUnanswered(error) ? 'away' : 'unreadable';
  }
}

/** From when to when a call may have been under way, by the server's clock. */
function timesOf(
  sentAt: number,
  endedAt: number,
  sentAtServer: number | undefined,
): Omit<LostAttempt, 'before'> {
  const isDated = sentAtServer !== undefined;
  const from = sentAtServer ?? serverTime(sentAt);
  const to = from + (endedAt - sentAt);
  // By a clock that has been set since, it may have been at any time until now.
  const now = serverNow() ?? Date.now();
  return isDated ? { from, to, isDated } : { from: Math.min(from, now), to: Math.max(to, now), isDated };
}
