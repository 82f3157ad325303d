import type { ApiFailure } from '../client/ApiError';
import { recordInCaches } from '../cache/cachedList';
import { bindWrite } from '../write/writes';
import type { BoundWrite } from '../write/definition';
import { attempt, type Attempt } from './attempt';
import type { OutboxState } from './outboxState';
import { isProvisional, type OutboxWrite } from './outboxWrite';
import { exclusively } from './exclusively';
import { sharedReads, type LaneReads } from './sharedReads';
import { reportUnexpected } from '../client/unexpected';
import { groupBy } from '@/platform/values/groupBy';

/** The delays before the next attempts of a write at which the server fails. After the last the user is asked. */
const BACKOFF_MS = [5_000, 15_000, 30_000, 60_000, 120_000];

const MAX_BACKOFF_MS = Math.max(...BACKOFF_MS);

/** Whether a time is in the future. One beyond any delay was set by a clock that has been put back since, and is not. */
function isFuture(at: number): boolean {
  const left = at - Date.now();
  return left > 0 && left <= MAX_BACKOFF_MS;
}

/** Whether a write is held so that it can be undone: its caller knows that, and learns only what becomes of it then. */
export const isHeld = ({ nextAt, attempts }: OutboxWrite): boolean => attempts === 0 && isFuture(nextAt);

/** The row that a write is about was discarded or never made. */
const NO_SUCH_ROW: ApiFailure = {
  kind: 'rejected',
  endpoint: 'outbox',
  detail: 'what it belongs to is not there any more',
};

/** Sends the pending writes. Those at which the server failed wait for their next attempt, unless `now` is set. */
export async function sendPending(state: OutboxState, { now = false } = {}): Promise<void> {
  if (state.isClosed) return;
  await state.refresh();
  if (now) {
    const delayed = state.writes.filter(({ nextAt }) => nextAt > 0);
    await Promise.all(delayed.map(({ id }) => state.save(id, { nextAt: 0 })));
  }
  const pending = state.writes.flatMap((each) => {
    const bound = each.write && bindWrite(each.write);
    if (!bound || each.refused !== undefined) return [];
    const lane = laneOf(each, bound);
    // What makes rows of the same kind goes one after another: the server numbers them as they come.
    return [[bound.recognition?.newRow ? `rows of ${each.write?.kind}` : lane, lane] as const];
  });
  const reads = sharedReads();
  await Promise.all(
    [...groupBy(pending).values()].map(async (lanes) => {
      for (const lane of new Set(lanes)) await runLane(state, lane, reads);
    }),
  );
}

export const laneOf = ({ user, write }: OutboxWrite, bound: BoundWrite): string =>
  `${user}/${bound.laneGroup ?? write?.kind}/${bound.lane}`;

/** Sends the pending writes of a lane, one at a time across all tabs. */
export function runLane(state: OutboxState, lane: string, reads = sharedReads()): Promise<void> {
  const run = (state.lanes.get(lane) ?? Promise.resolve()).then(() =>
    exclusively(lane, async () => {
      const laneReads = reads.ofLane();
      await state.refresh();
      await sendLane(state, lane, reads.startedAt, laneReads);
    }),
  );
  return inLane(state, lane, run);
}

/** What is sent next of a lane waits for a run, which reports its own mistakes. */
export function inLane(state: OutboxState, lane: string, run: Promise<void>): Promise<void> {
  const ended = Promise.all([state.lanes.get(lane), run])
    .then(() => undefined, reportUnexpected)
    .finally(() => {
      if (state.lanes.get(lane) === ended) state.lanes.delete(lane);
    });
  state.lanes.set(lane, ended);
  return ended;
}

/** Sends a lane's writes in their order until one has to stay. The callers of the following ones learn that they wait. */
async function sendLane(
  state: OutboxState,
  lane: string,
  startedAt: number,
  laneReads: LaneReads,
): Promise<void> {
  let stays = false;
  for (const { id } of state.writes) {
    const pending = state.writeOf(id);
    const bound = pending?.write ? bindWrite(pending.write) : null;
    if (!pending || !bound || laneOf(pending, bound) !== lane || pending.refused !== undefined) continue;
    const isTooSoon = isFuture(pending.nextAt);
    // The writes that make its rows, if these have not reached the server yet.
    const awaited = bound.rowIds.flatMap((row) => state.writeOf(row) ?? []);
    const isEarly = awaited.length > 0;
    if (!isEarly && bound.rowIds.some(isProvisional)) {
      await end(state, pending, bound, { kind: 'refused', failure: NO_SUCH_ROW });
      continue;
    }
    // A refused write blocks nothing, and neither does a write that depends on it.
    const isSoon = awaited.every(({ refused }) => refused === undefined);
    stays ||= isTooSoon || (isEarly && isSoon && !bound.silent);
    if (stays || isEarly) {
      if (!isHeld(pending)) state.notifyCaller(id, { waiting: id });
      continue;
    }
    await state.whileBusy(id, async () => {
      // Another tab has sent it since the run began.
      if ((pending.endedAt ?? pending.sentAt ?? 0) >= startedAt) laneReads.outdate();
      const result = await attemptOrMistake(state, pending, bound, {
        save: async (changes) => {
          await state.save(id, changes);
          return { ...pending, ...state.writeOf(id), ...changes };
        },
        claim: async (changes) =>
          (await state.claim(id, changes)) ? { ...pending, ...state.writeOf(id), ...changes } : null,
        reads: laneReads,
        cameUpon: state.cameUpon,
      });
      await end(state, pending, bound, result);
      stays = result.kind !== 'sent' && result.kind !== 'refused' && result.kind !== 'unclear';
    });
  }
}

/** An error that nothing expects is reported, and the write waits for the user's decision. */
async function attemptOrMistake(state: OutboxState, ...of: Parameters<typeof attempt>): Promise<Attempt> {
  const [{ id }] = of;
  try {
    return await attempt(...of);
  } catch (error) {
    reportUnexpected(error);
    const mayBeSaved = state.writeOf(id)?.unanswered === true;
    const failure: ApiFailure = { kind: 'rejected', endpoint: 'outbox', detail: 'the app made a mistake' };
    return mayBeSaved
      ? { kind: 'unclear', failure: { ...failure, unclear: true } }
      : { kind: 'refused', failure };
  }
}

export async function end(
  state: OutboxState,
  pending: OutboxWrite,
  bound: BoundWrite,
  result: Attempt,
): Promise<void> {
  const { id } = pending;
  if (result.kind === 'refused' || result.kind === 'unclear') return refuse(state, id, bound, result);
  if (result.kind === 'sent') await settle(state, pending, result.id);
  if (result.kind === 'in flight') setTimeout(() => void sendPending(state), result.leftMs);
  if (result.kind === 'failing') {
    const attempts = state.writeOf(id)?.attempts ?? 1;
    await state.save(id, { nextAt: Date.now() + (BACKOFF_MS[attempts - 1] ?? MAX_BACKOFF_MS) });
  }
  state.notifyCaller(id, result.kind === 'sent' ? { sent: result.id } : { waiting: id });
}

/** Keeps a refused write for the user's decision, or discards it if its caller is notified and still has the input. */
async function refuse(
  state: OutboxState,
  id: number,
  bound: BoundWrite,
  result: Extract<Attempt, { failure: ApiFailure }>,
): Promise<void> {
  const { failure } = result;
  const isCallers =
    result.kind === 'refused' && state.hasCaller(id) && !bound.staysWhenRefused && !bound.silent;
  // A view of a missing row needs no decision.
  if (isCallers || (failure === NO_SUCH_ROW && bound.silent)) {
    await state.discard(id);
    state.notifyCaller(id, failure);
    return;
  }
  const refused = failure.detail ?? failure.kind;
  const conflict = failure.conflict?.name;
  await state.save(id, { refused, conflict, unclear: result.kind === 'unclear' });
  state.notifyCaller(id, { ...failure, waiting: id });
}

/** Removes a saved write from the outbox and updates caches and pending writes. */
async function settle(state: OutboxState, pending: OutboxWrite, id: number): Promise<void> {
  if (!pending.write) return;
  const settled = { ...pending.write, user: pending.user, id, at: pending.at, provisionalId: pending.id };
  // Each note writes all of a list anew: for thousands of rows that would take longer than the rows.
  if (pending.ofMany !== true) await recordInCaches(settled);
  if (await state.takeOutSettled(settled, pending)) void sendPending(state);
}
