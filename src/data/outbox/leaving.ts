import { ApiError } from '../client/ApiError';
import { isCancelled } from '../client/client';
import { reportUnexpected } from '../client/unexpected';
import { bindWrite } from '../write/writes';
import type { BoundWrite } from '../write/definition';
import { deliver, rowsBefore } from './attempt';
import { exclusively } from './exclusively';
import type { OutboxState } from './outboxState';
import { isProvisional, type OutboxWrite } from './outboxWrite';
import { end, inLane, laneOf } from './sending';
import { sharedReads } from './sharedReads';

/*
 * What is held, so that it can be undone, is sent at once when the page is left. The page may be gone at the end of that task:
 * so what the call needs is read when the write is made, and that it is sent is noted in the journal alone.
 */

const READ_WITHIN_MS = 20_000;

/** A write that can be sent within one task. */
export interface Ready {
  before: OutboxWrite['before'];
  send: Awaited<ReturnType<BoundWrite['prepare']>>;
}

/** Reads what a held write needs. What cannot be read now is read when it is sent, by this page or the next. */
export async function makeReady(state: OutboxState, pending: OutboxWrite, bound: BoundWrite): Promise<void> {
  const reads = sharedReads().ofLane();
  const signal = AbortSignal.timeout(READ_WITHIN_MS);
  try {
    const needsRows = bound.recognition?.newRow && pending.before === undefined;
    const before = needsRows ? await rowsBefore(pending, bound, reads) : pending.before;
    if (before === 'away') return;
    const send = await bound.prepare(pending.user, { read: reads.reader(signal), signal });
    if (state.writeOf(pending.id)) state.ready.set(pending.id, { before, send });
  } catch (error) {
    if (!isCancelled(error) && !(error instanceof ApiError)) reportUnexpected(error);
  }
}

/** Sends what is held, and has not been sent, before this task ends. Another write of its lane that has to go first keeps it. */
export function sendHeldNow(state: OutboxState): void {
  // Without a network it is certain that nothing was sent.
  if (!navigator.onLine) return;
  const kept = new Set<string>();
  for (const pending of state.writes) {
    const bound = pending.write && bindWrite(pending.write);
    if (!bound || pending.refused !== undefined) continue;
    const lane = laneOf(pending, bound);
    const ready = state.ready.get(pending.id);
    const isNext = !kept.has(lane) && !bound.rowIds.some(isProvisional);
    if (ready && isNext && pending.sentAt === undefined && !state.isBusy(pending.id))
      void inLane(state, lane, sendNow(state, { ...pending, before: ready.before }, bound, ready));
    else kept.add(lane);
  }
}

async function sendNow(
  state: OutboxState,
  pending: OutboxWrite,
  bound: BoundWrite,
  { send }: Ready,
): Promise<void> {
  const { id } = pending;
  state.ready.delete(id);
  const sending = state.whileBusy(id, async () => {
    const result = await deliver(pending, bound, send, {
      save: async (changes) => {
        await state.save(id, changes);
        return { ...pending, ...state.writeOf(id), ...changes };
      },
      claim: (changes) => Promise.resolve(state.claimAtOnce(id, { ...changes, nextAt: 0 })),
      reads: sharedReads().ofLane(),
      cameUpon: state.cameUpon,
      wasSearched: false,
    });
    // Another tab may have found it in the server's list already.
    if (state.writeOf(id)) await end(state, pending, bound, result);
  });
  // Where the page is only hidden, the other tabs do not look for it before its answer is there.
  await exclusively(laneOf(pending, bound), () => sending);
}
