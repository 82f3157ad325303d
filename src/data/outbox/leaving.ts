import { ApiError } from '../client/ApiError';
import type { BoundWrite } from '../define/write';
import { preparing, rowsBefore, sendClaimed, type Sender } from './attempt';
import { reportUnexpected } from '../client/unexpected';
import type { OutboxState } from './outboxState';
import { isProvisional, type OutboxWrite } from './outboxWrite';
import { end, queued, queueOf, sendPending } from './sending';
import { sharedReads } from './sharedReads';

/*
 * A page that is left has no time to read anything, to ask other tabs, or to wait for its database. So a write's reads are made
 * while it can be undone, and all that is left to do is one call that the browser goes on with.
 */

interface Prepared {
  send: Sender;
  before: OutboxWrite['before'];
}

export function createLeaving(state: OutboxState) {
  const prepared = new Map<number, Prepared>();

  /** Makes the reads of an undoable write. If one fails, they are made again when it is sent. */
  async function prepare(made: OutboxWrite, bound: BoundWrite): Promise<void> {
    // Its row has no id of the server's yet, and gets one before it is sent.
    if (bound.rowIds.some(isProvisional)) return;
    const isBehind = queued(state, queueOf(made, bound))[0]?.id !== made.id;
    const reads = sharedReads(state.parts.clock).ofQueue()('');
    const attempting = { state, bound, reads, keepalive: false };
    const isKnown = made.before !== undefined || !bound.recognition.newRow;
    try {
      const before = isKnown ? made.before : await rowsBefore(made, attempting);
      if (before === 'unreachable' || (before === undefined && bound.recognition.newRow)) return;
      const send = await bound.prepare(...preparing(made, attempting));
      // What was read lacks the changes of an unsent write of its row.
      if (!(isBehind && bound.readsFirst && bound.rowIds.length > 0)) prepared.set(made.id, { send, before });
    } catch (error) {
      // Another device has changed the same field: the user learns of it now, not after the ten seconds.
      const isConflict = error instanceof ApiError && error.failure.conflict !== undefined;
      // If it is not the first of its queue, the difference may be an earlier write, which the server does not have yet.
      const [first] = queued(state, queueOf(made, bound));
      if (isConflict && first?.id === made.id && first.status === 'undoable')
        await end(state, made, bound, { kind: 'rejected', failure: error.failure });
      // Anything else: nothing is ready, and it goes the usual way.
    }
  }

  /** Sends the prepared writes of this tab, in order, except behind a write of the same queue that is not sent yet. */
  function sendPrepared(): void {
    // A browser may report offline by mistake, but a call whose end no page would learn is not risked.
    if (!navigator.onLine) return;
    const blocked = new Set<string>();
    for (const write of state.writes) {
      const bound = write.write && state.bind(write.write);
      if (!bound) continue;
      const key = queueOf(write, bound);
      const ready = prepared.get(write.id);
      const isReady = ready && write.status === 'undoable' && !state.isBusy(write.id) && !blocked.has(key);
      if (!isReady) {
        if (write.status !== 'rejected') blocked.add(key);
        continue;
      }
      prepared.delete(write.id);
      sendAtOnce(write.id, bound, ready).catch(reportUnexpected);
    }
  }

  async function sendAtOnce(id: number, bound: BoundWrite, { send, before }: Prepared): Promise<void> {
    await state.whileBusy(id, async () => {
      const claimed = state.claimAtOnce(id, before);
      if (!claimed) return;
      const reads = sharedReads(state.parts.clock).ofQueue()('');
      const result = await sendClaimed(claimed, send, { state, bound, reads, keepalive: true });
      await end(state, claimed, bound, result);
    });
  }

  /**
   * With Remember Me off nothing is stored on the device, nor where the browser forbids it or has no room: a write that cannot be sent
   * at once is lost with the page.
   */
  const isLostWithPage = ({ id, status }: OutboxWrite): boolean =>
    state.isHereAlone(id) && (status !== 'undoable' || !navigator.onLine || !prepared.has(id));

  const askBeforeLeaving = (event: Event): void => {
    if (!state.isClosed && state.writes.some(isLostWithPage)) event.preventDefault();
  };

  return {
    prepare,
    /** Lets the browser ask before it closes the only tab that holds a write. */
    updateUnloadListener: (): void => {
      // Only while there is something to lose: some browsers do not cache a page with this listener for Back.
      const holds = state.writes.some(({ id }) => state.isHereAlone(id));
      if (holds) window.addEventListener('beforeunload', askBeforeLeaving);
      else window.removeEventListener('beforeunload', askBeforeLeaving);
    },
    /** The page is hidden or left: everything undoable goes now, while it still can. */
    leave: (): void => {
      for (const id of prepared.keys()) if (!state.writeOf(id)) prepared.delete(id);
      sendPrepared();
      // The others are sent the usual way, if the page lasts so long.
      void sendPending(state, { isLeaving: true });
    },
  };
}
