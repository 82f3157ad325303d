import type { ApiFailure } from '../client/ApiError';
import { reportUnexpected } from '../client/unexpected';
import type { BoundWrite } from '../define/write';
import { attempt, MAX_BACKOFF_MS, type AttemptResult, type Attempting } from './attempt';
import type { OutboxState } from './outboxState';
import { isProvisional, type OutboxWrite } from './outboxWrite';
import { exclusively } from '@/platform/storage/exclusively';
import { AWAITED_REQUESTS } from '@/platform/scheduling/forEachConcurrently';
import { limited } from '@/platform/scheduling/limited';
import { sharedReads, type QueueReads } from './sharedReads';

/** How long a tab leaves it to the one that has made a write to send it. */
const OTHERS_TURN_MS = 2_000;

/** The row that a write is about was discarded or never made. */
const NO_SUCH_ROW: ApiFailure = {
  kind: 'rejected',
  endpoint: 'outbox',
  detail: 'what it belongs to is not there any more',
};

export interface RunOptions {
  /** True to send at once also undoable writes, and those that wait for their next attempt. */
  now?: boolean;
  /** True if the page is being left: this tab's own writes are sent now, by requests that outlive the page. */
  isLeaving?: boolean;
}

/** When a write may be sent, epoch milliseconds; 0 for at once. A time beyond any delay was set by a clock that has been set back. */
export function dueAt(write: OutboxWrite, state: OutboxState): number {
  const isHere = state.isMadeHere(write.id);
  const at =
    write.status === 'undoable' ? (write.undoableUntil ?? 0) + (isHere ? 0 : OTHERS_TURN_MS) : write.nextAt;
  return at - state.parts.clock.now() <= MAX_BACKOFF_MS ? at : 0;
}

const isDue = (write: OutboxWrite, state: OutboxState): boolean =>
  dueAt(write, state) <= state.parts.clock.now();

/** Sends the pending writes that are due. */
export async function sendPending(
  state: OutboxState,
  { now = false, isLeaving = false }: RunOptions = {},
): Promise<void> {
  if (state.isClosed) return;
  await state.refresh();
  const due = state.writes.filter((write) => {
    if (now) return write.status === 'undoable' || write.nextAt > 0;
    const isOver = isDue(write, state) || (isLeaving && state.isMadeHere(write.id));
    return write.status === 'undoable' && isOver;
  });
  await Promise.all(due.map(({ id }) => state.step(id, { type: 'due' })));
  const queues = new Map<string, Set<string>>();
  for (const each of state.writes) {
    const bound = each.write && state.bind(each.write);
    if (!bound || each.status === 'rejected') continue;
    const key = queueOf(each, bound);
    // New rows of the same kind are sent one after another: the server numbers them as they come.
    const group = bound.recognition.newRow ? `rows of ${each.write?.kind}` : key;
    queues.set(group, (queues.get(group) ?? new Set()).add(key));
  }
  const reads = sharedReads(state.parts.clock);
  const inTurn = limited(isLeaving ? Infinity : AWAITED_REQUESTS);
  await Promise.all(
    [...queues.values()].map(async (keys) => {
      for (const key of keys) await runQueue(state, key, { reads, inTurn, keepalive: isLeaving });
    }),
  );
}

/** The queue that a write waits in. */
export const queueOf = ({ user, write }: OutboxWrite, bound: BoundWrite): string =>
  `${user}/${bound.queueGroup ?? write?.kind}/${bound.queueKey}`;

/** The writes in a queue, oldest first, without refused ones. */
export const queued = (state: OutboxState, key: string): OutboxWrite[] =>
  state.writes.filter((write) => {
    const bound = write.status === 'rejected' ? null : write.write && state.bind(write.write);
    return bound && queueOf(write, bound) === key;
  });

/**
 * Sends the pending writes of a queue, one at a time across all tabs.
 * @param inTurn waits for a turn among the queues of a run: if hundreds sent at once, no screen could load anything meanwhile
 */
export function runQueue(
  state: OutboxState,
  key: string,
  { reads = sharedReads(state.parts.clock), inTurn = limited(1), keepalive = false } = {},
): Promise<void> {
  const run = (state.queues.get(key) ?? Promise.resolve()).then(() =>
    exclusively(key, async () => {
      const queueReads = reads.ofQueue();
      await state.refresh();
      await sendQueue(state, key, { reads: queueReads, inTurn, keepalive });
    }),
  );
  const ended = run.catch(reportUnexpected).finally(() => {
    if (state.queues.get(key) === ended) state.queues.delete(key);
  });
  state.queues.set(key, ended);
  return ended;
}

/**
 * Sends a queue's writes in order until one has to wait; the callers of the later ones are told that they wait. If the server may still
 * be carrying one out, only later writes of the same row wait.
 */
async function sendQueue(
  state: OutboxState,
  key: string,
  { reads, inTurn, keepalive }: { reads: QueueReads; inTurn: ReturnType<typeof limited>; keepalive: boolean },
): Promise<void> {
  let isWaiting = false;
  const runningRows = new Set<string>();
  for (const { id } of state.writes) {
    const pending = state.writeOf(id);
    const bound = pending?.write ? state.bind(pending.write) : null;
    if (!pending || !bound || queueOf(pending, bound) !== key) continue;
    if (pending.status === 'rejected') {
      // Another tab sent it, and its caller here still waits.
      state.answerCaller(id, refusalOf(pending));
      continue;
    }
    // The writes that make its rows, if these have not reached the server yet.
    const awaited = bound.rowIds.flatMap((row) => state.writeOf(row) ?? []);
    const isEarly = awaited.length > 0;
    if (!isEarly && bound.rowIds.some(isProvisional)) {
      await end(state, pending, bound, { kind: 'rejected', failure: NO_SUCH_ROW });
      continue;
    }
    // A refused write blocks nothing, and neither does a write that depends on it.
    const isSoon = awaited.every(({ status }) => status !== 'rejected');
    // A page that was hidden may be sending it already.
    const isSending = pending.status === 'sending' && state.isBusy(id);
    isWaiting ||= pending.status === 'undoable' || isSending || !isDue(pending, state);
    isWaiting ||= isEarly && isSoon && !bound.silent;
    // The first is the row that it changes; the topics that it adds to it follow.
    const row = String(bound.rowIds[0] ?? '');
    if (isWaiting || isEarly || runningRows.has(row)) {
      // The caller of an undoable write knows that it waits.
      if (pending.status !== 'undoable') state.answerCaller(id, { waiting: id });
      continue;
    }
    await inTurn(async () => {
      // It may have changed, or have been undone, before its turn came.
      const now = state.writeOf(id);
      const boundNow = now?.write && state.bind(now.write);
      if (!now || !boundNow) return;
      await state.whileBusy(id, async () => {
        const attempting = { reads: reads(row), keepalive, state, bound: boundNow };
        const result = await attemptOrMistake(state, now, attempting);
        await end(state, now, boundNow, result);
        if (result.kind === 'may still run') runningRows.add(row);
        else if (result.kind !== 'confirmed' && result.kind !== 'rejected')
          // One that was undone meanwhile blocks nothing.
          isWaiting = state.writeOf(id) !== undefined;
      });
    });
  }
}

/** The stored refusal of a write that waits for the user's decision. */
const refusalOf = ({ id, refused, unclear }: OutboxWrite): ApiFailure => ({
  kind: 'rejected',
  endpoint: 'outbox',
  ...(refused !== undefined && { detail: refused }),
  ...(unclear && { unclear }),
  waiting: id,
});

/** An error that nothing expects is reported, and the write waits for the user's decision. */
async function attemptOrMistake(
  state: OutboxState,
  pending: OutboxWrite,
  attempting: Attempting,
): Promise<AttemptResult> {
  try {
    return await attempt(pending, attempting);
  } catch (error) {
    reportUnexpected(error);
    const status = state.writeOf(pending.id)?.status;
    const isUnclear = status === 'unknown' || status === 'sending';
    const failure: ApiFailure = { kind: 'rejected', endpoint: 'outbox', detail: 'the app made a mistake' };
    return { kind: 'rejected', failure: isUnclear ? { ...failure, unclear: true } : failure };
  }
}

const NOT_REMEMBERED: ApiFailure = { kind: 'network', endpoint: 'outbox' };

/** Acts on the result of an attempt. */
export async function end(
  state: OutboxState,
  pending: OutboxWrite,
  bound: BoundWrite,
  result: AttemptResult,
): Promise<void> {
  const { id, user } = pending;
  switch (result.kind) {
    case 'confirmed':
      await confirm(state, pending, result.id);
      state.answerCaller(id, { sent: result.id });
      return;
    case 'rejected':
      await reject(state, id, bound, result.failure);
      return;
    case 'unreachable':
    case 'serverFailing':
      // For a session-only user nothing waits: a write that cannot be sent at once goes back to its form, unless it was stored before.
      if (
        state.parts.storage.isSessionOnly(user) &&
        !state.isStored(id) &&
        state.hasCaller(id) &&
        state.writeOf(id)?.status === 'queued'
      ) {
        await reject(state, id, bound, NOT_REMEMBERED);
        return;
      }
      break;
    case 'may still run':
      setTimeout(() => void sendPending(state), result.leftMs);
  }
  state.answerCaller(id, { waiting: id });
}

/** Keeps a refused write for the user's decision, or discards it if its caller is told and still has the input. */
async function reject(state: OutboxState, id: number, bound: BoundWrite, failure: ApiFailure): Promise<void> {
  const write = state.writeOf(id);
  if (!write) return;
  const { unclear: isUnclear = false } = failure;
  // An unclear one may have been saved, and the later ones then continue from it.
  if (!isUnclear) await state.withoutRefused(write);
  const isAwaited = state.hasCaller(id);
  const isSessionOnly = state.parts.storage.isSessionOnly(write.user);
  const isCallers = !isUnclear && isAwaited && !bound.staysWhenRefused && !bound.silent;
  // A silent write about a removed row needs no decision.
  const isDropped =
    isCallers || (isSessionOnly && isAwaited && !isUnclear) || (failure === NO_SUCH_ROW && bound.silent);
  if (isDropped) await state.step(id, { type: 'discarded' });
  else await state.step(id, { type: 'refused', failure });
  if (isDropped && !isAwaited) bound.onUndone(write.user);
  const told = isDropped ? failure : { ...failure, waiting: id };
  if (isAwaited) state.answerCaller(id, told);
  else if (!bound.silent || state.isMadeHere(id)) state.reportRejected(write, told);
}

/** Removes a confirmed write from the outbox and updates caches and pending writes. */
async function confirm(state: OutboxState, pending: OutboxWrite, id: number): Promise<void> {
  if (!pending.write) return;
  const confirmed = { ...pending.write, user: pending.user, id, at: pending.at, provisionalId: pending.id };
  // Each record writes all of a list again: for thousands of rows that would take longer than the rows.
  if (pending.ofMany !== true) await state.parts.lists.recordWrite(confirmed);
  if (await state.takeOutConfirmed(confirmed, pending)) void sendPending(state);
}
