import {
  ApiError,
  isNotNow,
  isOutcomeUnknown,
  isServerFailing,
  isUnreachable,
  type ApiFailure,
} from '../client/ApiError';
import type { Call } from '../client/call';
import type { ListReader } from '../define/rawRows';
import { readNamed } from '../define/rawRows';
import type { BoundWrite } from '../define/write';
import { wait } from '@/platform/scheduling/wait';
import type { OutboxState } from './outboxState';
import type { OutboxWrite } from './outboxWrite';
import type { RowReads } from './sharedReads';

/** A server that has not answered after this time counts as unreachable: the write is sent again later. */
const TIMEOUT_MS = 20_000;

/** The same for reading a list: it may be long and the line slow, and the server has not done anything yet. */
const READ_TIMEOUT_MS = 60_000;

/** The longest that a server carries out a call, also after the page that made it was closed or has given it up. */
const LONGEST_CALL_MS = 30_000;

/** How far the server's time at which a call was sent may be wrong: dates arrive late, and in whole seconds. */
const SERVER_TIME_MS = 30_000;

/** A call that breaks off within this time has ended; after that the server may be slow, and still carrying it out. */
const BREAKS_OFF_WITHIN_MS = 2_000;

/** The longest that a page lives after its calls were broken off because it is left, in milliseconds. */
const LAST_MOMENT_MS = 100;

/** The time given to reading the list before the first attempt: the write does not wait for it any longer. */
const LOOK_BEFORE_MS = 8_000;

/** Rows that were read longer ago than this may lack those that another device has made since, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** A write that is sent later than this after it was made has waited: another tab or device may have been faster. */
const WAITED_MS = 5_000;

/** The delays before the next attempts of a write at which the server fails. After the last the user is asked. */
const BACKOFF_MS = [5_000, 15_000, 30_000, 60_000, 120_000];
/** The delay after the server said that it takes nothing now. What it refused within ten seconds is sent together. */
const NOT_NOW_MS = 30_000;
const TOGETHER_MS = 10_000;
export const MAX_BACKOFF_MS = Math.max(...BACKOFF_MS);

/** After this many attempts without a clear answer the user is asked. */
const MAX_ATTEMPTS = BACKOFF_MS.length + 1;

const NO_ANSWER: ApiFailure = {
  kind: 'rejected',
  endpoint: 'outbox',
  detail: 'no answer came, and it may have been saved',
};

/**
 * The result of an attempt: the server has it (with the new row's id, or 0); it waits for the user's decision; or it stays in the
 * outbox because the server is unreachable, is failing, or may still be carrying it out.
 */
export type AttemptResult =
  | { kind: 'confirmed'; id: number }
  | { kind: 'rejected'; failure: ApiFailure }
  | { kind: 'unreachable' }
  | { kind: 'may still run'; leftMs: number }
  | { kind: 'serverFailing' };

export type Sender = Awaited<ReturnType<BoundWrite['prepare']>>;

/** The context of an attempt at a write. */
export interface Attempting {
  state: OutboxState;
  bound: BoundWrite;
  reads: RowReads;
  /** True if the request outlives the page. */
  keepalive: boolean;
}

/**
 * Waits long enough to know that the page is not being closed, which breaks off its calls. If it is, this never resolves, and the
 * call is not recorded as ended: the server may go on with it.
 */
const lastMoment = (): Promise<void> => wait(LAST_MOMENT_MS);

const kindOf = ({ user, write }: OutboxWrite): string => `${user}/${write?.kind}`;

const rejected = (failure: ApiFailure): AttemptResult => ({ kind: 'rejected', failure });
const unclear = (failure: ApiFailure): AttemptResult => rejected({ ...failure, unclear: true });

/** Sends a write. If it was sent before without a clear answer, the server's list is searched for it first. */
export async function attempt(pending: OutboxWrite, attempting: Attempting): Promise<AttemptResult> {
  const { state, bound, reads } = attempting;
  const { id } = pending;
  const { clock } = state.parts;
  // If another tab was sending it, that tab is gone.
  let current = (await state.step(id, { type: 'left' })) ?? pending;
  const wasSearched = current.status === 'unknown';
  if (wasSearched) {
    const since = mayRunUntil(current, state);
    // While the server may be carrying it out no list proves that it is absent: any will do, which may show that it was saved.
    const startedAt = clock.monotonicMs();
    const found = await search(current, attempting, since > startedAt ? undefined : since);
    if (found === 'unreachable') return { kind: 'unreachable' };
    if (found === 'serverFailing') return countFailedAttempt(current, attempting);
    // Nor does a list prove it that was requested before the call must have ended.
    const until = mayRunUntil(current, state);
    if (typeof found !== 'object' && (reads.askedAt() ?? startedAt) < until)
      return { kind: 'may still run', leftMs: Math.max(0, until - clock.monotonicMs()) };
    if (typeof found === 'object') return { kind: 'confirmed', id: found.saved };
    if (found === 'unclear') return unclear(NO_ANSWER);
  }
  // A browser may report offline by mistake: a read shows that without risk, and a write would not.
  const { before: known } = current;
  const isOld =
    current.sentAt === undefined && (known?.isOld === true || Math.abs(clock.now() - current.at) > FRESH_MS);
  if (bound.recognition.newRow && (known === undefined || !navigator.onLine || isOld)) {
    const before = await rowsBefore(current, attempting);
    // Old rows are better than none.
    const isEnough = known !== undefined && navigator.onLine;
    if (before === 'unreachable' && !isEnough) return { kind: 'unreachable' };
    if (before && before !== 'unreachable') current = { ...current, before };
  }
  let send: Sender;
  try {
    send = await bound.prepare(...preparing(current, attempting));
  } catch (error) {
    return notSent(error, current, attempting);
  }
  const claimed = await state.claim(id, { before: current.before });
  if (!claimed) return { kind: 'unreachable' };
  return sendClaimed(claimed, send, attempting, wasSearched);
}

/** Sends a write that is marked as being sent. */
export async function sendClaimed(
  claimed: OutboxWrite,
  send: Sender,
  attempting: Attempting,
  wasSearched = false,
): Promise<AttemptResult> {
  const { state, reads, keepalive } = attempting;
  const { id, user } = claimed;
  const { as, clock } = state.parts;
  const startedAt = clock.monotonicMs();
  try {
    const made = await send(as(user, { signal: AbortSignal.timeout(TIMEOUT_MS), keepalive }));
    reads.invalidate();
    const known = reads.highestIds.get(kindOf(claimed));
    if (known !== undefined) reads.highestIds.set(kindOf(claimed), Math.max(known, made));
    return { kind: 'confirmed', id: made };
  } catch (error) {
    reads.invalidate();
    if (isNotNow(error)) {
      const nextAt = Math.ceil((clock.now() + NOT_NOW_MS) / TOGETHER_MS) * TOGETHER_MS;
      await state.step(id, { type: 'postponed', nextAt });
      return { kind: 'serverFailing' };
    }
    if (isUnreachable(error)) {
      const isBrokenOff = !keepalive && clock.monotonicMs() - startedAt < BREAKS_OFF_WITHIN_MS;
      if (isBrokenOff) await lastMoment();
      const mayStillRun = !isBrokenOff;
      const lost = await state.step(id, { type: 'lost', mayStillRun });
      // The server answers other calls, but not this write.
      if (wasSearched && lost) return countFailedAttempt(lost, attempting, { kind: 'unreachable' });
      return { kind: 'unreachable' };
    }
    if (!(error instanceof ApiError)) throw error;
    return isOutcomeUnknown(error.failure)
      ? failedAfterSending(error.failure, claimed, attempting)
      : rejected(error.failure);
  }
}

/** The arguments of a write's `prepare`: the call that reads, and how to read lists. */
export function preparing(
  { user, at, attempts }: OutboxWrite,
  attempting: Attempting,
): [call: Call, reading: ListReader] {
  const { as, clock } = attempting.state.parts;
  const call = as(user, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  const hasWaited = Math.abs(clock.now() - at) >= WAITED_MS;
  return [call, { ...readingBy(call, attempting), hasWaited, attempts }];
}

/** How to read lists by a call. */
const readingBy = (
  call: Call,
  { state, reads }: Pick<Attempting, 'state' | 'reads'>,
  since?: number,
): Pick<ListReader, 'read' | 'readAgeMs' | 'resourceOf' | 'serverNow'> => ({
  read: reads.reader(call, since),
  readAgeMs: () => {
    const now = call.clock.monotonicMs();
    return now - (reads.askedAt() ?? now);
  },
  serverNow: call.serverNow,
  resourceOf: (name) => {
    const list = state.parts.subjects.list(name);
    if (!list) throw new Error(`The list ${name} is not defined`);
    return list;
  },
});

/** Until when the server may be carrying out a call whose end is unknown, by `clock.monotonicMs`. */
function mayRunUntil({ id, mayStillRun, sentAtServer }: OutboxWrite, state: OutboxState): number {
  if (!mayStillRun) return -Infinity;
  const { clock, serverNow } = state.parts;
  const now = clock.monotonicMs();
  const sinceSent = (serverNow() ?? 0) - (sentAtServer ?? Infinity) - SERVER_TIME_MS;
  return LONGEST_CALL_MS + Math.min(firstSeenAt(id, state), now - sinceSent);
}

function firstSeenAt(id: number, { firstSeenAt: all, parts: { clock } }: OutboxState): number {
  const seenAt = all.get(id) ?? clock.monotonicMs();
  all.set(id, seenAt);
  return seenAt;
}

/**
 * The rows that the list has before a write is sent for the first time, so that its own is recognised if the answer is lost.
 * Undefined if they cannot be read; `unreachable` if the browser has no network either, and nothing need be tried.
 */
export async function rowsBefore(
  pending: OutboxWrite,
  attempting: Attempting,
): Promise<OutboxWrite['before'] | 'unreachable'> {
  const { state, bound, reads } = attempting;
  const { as, lists, subjects, storage } = state.parts;
  const known = navigator.onLine ? reads.highestIds.get(kindOf(pending)) : undefined;
  if (known !== undefined) return { highestId: known, ids: [] };
  const { user } = pending;
  // Without known rows a lost answer could not be resolved: offline, and for a session-only user, it is not sent then.
  const isCareful = !navigator.onLine || storage.isSessionOnly(user);
  // Other writes of the run may share the read, and need it even if it takes longer.
  const call = as(user, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  const reading = readingBy(call, attempting);
  try {
    const loading = bound.recognition.newRow?.loadHighestId(async (name) => {
      const list = subjects.list(name);
      const since = state.parts.clock.now() - FRESH_MS;
      const cached = list && navigator.onLine ? await lists.read(list, user, { since }) : null;
      return cached?.rows ?? readNamed(name, reading);
    });
    const highestId = await Promise.race([loading, wait(LOOK_BEFORE_MS)]);
    if (highestId === undefined) return isCareful ? 'unreachable' : undefined;
    reads.highestIds.set(kindOf(pending), highestId);
    return { highestId, ids: [] };
  } catch (error) {
    if (!isUnreachable(error) && !(error instanceof ApiError)) throw error;
    return isUnreachable(error) && isCareful ? 'unreachable' : undefined;
  }
}

/** Counts an attempt without a result. After too many the user is asked. */
async function countFailedAttempt(
  { id, attempts }: OutboxWrite,
  { state }: Attempting,
  otherwise: AttemptResult = { kind: 'serverFailing' },
  last: AttemptResult = unclear(NO_ANSWER),
): Promise<AttemptResult> {
  const nextAt = state.parts.clock.now() + (BACKOFF_MS[attempts] ?? MAX_BACKOFF_MS);
  const isRetriedSoon = otherwise.kind === 'unreachable';
  await state.step(id, { type: 'failed', nextAt: isRetriedSoon ? 0 : nextAt });
  return attempts + 1 < MAX_ATTEMPTS ? otherwise : last;
}

/** The reads before a write failed, so it was not sent. */
async function notSent(error: unknown, current: OutboxWrite, attempting: Attempting): Promise<AttemptResult> {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (!(error instanceof ApiError)) throw error;
  const refused = rejected(error.failure);
  return isServerFailing(error)
    ? countFailedAttempt(current, attempting, { kind: 'serverFailing' }, refused)
    : refused;
}

async function failedAfterSending(
  failure: ApiFailure,
  claimed: OutboxWrite,
  attempting: Attempting,
): Promise<AttemptResult> {
  const { state, bound } = attempting;
  const isAwaited = state.hasCaller(claimed.id) && !bound.silent;
  const result = await countFailedAttempt(claimed, attempting, { kind: 'serverFailing' }, unclear(failure));
  if (!isAwaited && result.kind === 'serverFailing') return result;
  // Its caller waits for an outcome, or the user would be asked: the list is searched, for it may have been saved all the same.
  const found = await search(claimed, attempting);
  if (found === 'unreachable' || found === 'serverFailing') return result;
  if (found === 'absent') return rejected(failure);
  return found === 'unclear' ? unclear(failure) : { kind: 'confirmed', id: found.saved };
}

/** Searches the server's list for a write; in one that was asked for since a moment, by `clock.monotonicMs`. */
async function search(
  { before, sentAt, at, user, attempts }: OutboxWrite,
  attempting: Attempting,
  since?: number,
): Promise<{ saved: number } | 'absent' | 'unclear' | 'unreachable' | 'serverFailing'> {
  const call = attempting.state.parts.as(user, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  const reading = { ...readingBy(call, attempting, since), hasWaited: true, attempts };
  try {
    return await attempting.bound.recognition.find({ before, sentAt: sentAt ?? at }, reading);
  } catch (error) {
    if (!isUnreachable(error) && !(error instanceof ApiError)) throw error;
    return isUnreachable(error) ? 'unreachable' : 'serverFailing';
  }
}
