import { ApiError, type ApiFailure } from '../client/ApiError';
import type { Write } from '../define/subjects';
import { OutboxState, type OutboxChange, type Outcome, type OutboxParts } from './outboxState';
import type { OutboxWrite } from './outboxWrite';
import { canBeUndone, isCertainlyAbsent } from './transition';
import { createLeaving } from './leaving';
import { dueAt, end, queued, queueOf, runQueue, sendPending, type RunOptions } from './sending';

/*
 * All writes go through the outbox. A write is stored before it is sent, so that a reload or a lost network loses nothing.
 * Writes of one queue (a prayer's sessions, a passage's changes) are sent in their order and do not wait for other queues.
 */

/** A caller gets an outcome after this time at the latest; the write then goes on by itself. */
const MAX_WAIT_MS = 10_000;

/** An undoable write is not sent for so long, in milliseconds. */
export const UNDO_WINDOW_MS = 10_000;

export type Outbox = ReturnType<typeof createOutbox>;

export interface WriteOptions {
  /** The highest id in the list that it adds a row to, as far as the list is known. */
  highestKnownId?: number | undefined;
  /** True if another device may have added rows since. */
  isKnownIdOld?: boolean | undefined;
  /** The refused write that this one replaces. */
  insteadOf?: number | undefined;
  /** One of many: the caller reads the lists again after the last. */
  ofMany?: boolean | undefined;
  /** Not sent for ten seconds, in which it can be undone; its caller learns at once that it waits. */
  isUndoable?: boolean | undefined;
}

/** The outbox of a tab. */
export function createOutbox(parts: OutboxParts) {
  const state = new OutboxState({ ...parts, report: (change) => report(change) });
  const { clock } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The callers that wait for the end of a write, however long that takes. */
  const waiters = new Set<(change: OutboxChange) => void>();

  const report: OutboxParts['report'] = (change) => {
    schedule();
    leaving.updateUnloadListener();
    parts.report(change);
    for (const look of waiters) look(change);
  };

  /** Sends the pending writes when the next one becomes due. */
  function schedule(): void {
    clearTimeout(timer);
    const now = clock.now();
    const times = state.writes
      .filter(({ status }) => status !== 'rejected')
      .map((each) => dueAt(each, state));
    const next = Math.min(...times.filter((at) => at > now));
    if (Number.isFinite(next) && !state.isClosed) timer = setTimeout(() => void flush(), next - now);
  }

  const leaving = createLeaving(state);

  async function flush(options?: RunOptions): Promise<void> {
    await sendPending(state, options);
    schedule();
  }

  async function start(): Promise<void> {
    for (const left of state.storage.journaledWrites()) {
      if (state.writeOf(left.id)) continue;
      if (!(await state.storage.adopt(left))) state.adoptUnsaved(left);
    }
    await state.refreshAndReport();
    await flush();
    if (state.isRead) return;
    // A slow database: what waits there is shown and sent once it responds.
    await state.refreshAndReport(true);
    await flush();
  }

  async function write(user: string, requested: Write, options: WriteOptions = {}): Promise<Outcome> {
    const wanted = state.withNewRowIds(requested);
    const bound = state.bind(wanted);
    if (!bound) throw new ApiError({ kind: 'malformed', endpoint: requested.kind });
    bound.refuse?.(user);
    const made = newWrite(user, wanted, options);
    state.storage.journal(made);
    const ended = new Promise<Outcome | ApiFailure>((resolve) => {
      state.add(made, options.insteadOf, resolve);
      const window = options.isUndoable ? UNDO_WINDOW_MS : 0;
      setTimeout(() => void end(state, made, bound, { kind: 'unreachable' }), window + MAX_WAIT_MS);
    });
    // Stored before the caller can learn any outcome.
    if (await state.storage.add(made)) state.isSaved(made.id);
    if (options.isUndoable) {
      void leaving.prepare(made, bound);
      void ended.then((outcome) => {
        state.forgetCaller(made.id);
        if (!('kind' in outcome)) return;
        // The outbox does not keep this refused write, so its input goes back to the form.
        if (outcome.waiting === undefined) bound.onUndone(user);
        state.reportRejected(made, outcome);
      });
      return { waiting: made.id };
    }
    const key = queueOf(made, bound);
    // Its caller waits, so undoable writes before it in the queue are sent now.
    if (!bound.silent) {
      const before = queued(state, key).filter(({ status }) => status === 'undoable');
      await Promise.all(before.map(({ id }) => state.step(id, { type: 'due' })));
    }
    void runQueue(state, key);
    const outcome = await ended;
    state.forgetCaller(made.id);
    if ('kind' in outcome) throw new ApiError(outcome);
    return outcome;
  }

  function newWrite(user: string, wanted: Write, options: WriteOptions): OutboxWrite {
    const now = clock.now();
    const { highestKnownId, isKnownIdOld = false, ofMany, isUndoable = false } = options;
    return {
      id: state.newId(),
      user,
      write: wanted,
      at: now,
      before:
        highestKnownId === undefined
          ? undefined
          : { highestId: highestKnownId, ids: [], ...(isKnownIdOld && { isOld: true }) },
      status: isUndoable ? 'undoable' : 'queued',
      undoableUntil: isUndoable ? now + UNDO_WINDOW_MS : undefined,
      sentAt: undefined,
      sentAtServer: undefined,
      mayStillRun: false,
      attempts: 0,
      nextAt: 0,
      refused: undefined,
      conflict: undefined,
      ofMany,
      unclear: false,
      awaited: true,
    };
  }

  /** Resolves when a write ends: confirmed with its row's id, refused, or removed elsewhere. Rejects with the signal's reason. */
  function ended(id: number, signal: AbortSignal): Promise<{ sent: number } | { refused: string } | 'gone'> {
    return new Promise((resolve, reject) => {
      const end = (work: () => void) => {
        waiters.delete(look);
        signal.removeEventListener('abort', abort);
        work();
      };
      const abort = () => end(() => reject(new DOMException('stopped', 'AbortError')));
      const look = ({ confirmed }: Partial<OutboxChange> = {}) => {
        const write = state.writeOf(id);
        if (confirmed?.provisionalId === id) end(() => resolve({ sent: confirmed.id }));
        else if (!write) end(() => resolve('gone'));
        else if (write.status === 'rejected') end(() => resolve({ refused: write.refused ?? '' }));
      };
      waiters.add(look);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      else look();
    });
  }

  return {
    ended,
    /** Adopts the writes of closed pages, reads the outbox, and sends the pending writes. */
    start,
    /**
     * Sends a write as soon as the network allows; resolves when it is saved, or when it is clear that it has to wait.
     * @throws ApiError if the write is refused; with `waiting` if it remains in the outbox
     */
    write,
    /** Sends the pending writes. Those at which the server failed wait for their next attempt, unless `now` is set. */
    flush,
    /** The page is hidden, or left: undoable writes are sent now. */
    leave: leaving.leave,
    /** Sends a refused write again. If it may have been saved before, the user has decided to send it even so. */
    retry: async (id: number): Promise<void> => {
      await state.step(id, { type: 'retried' });
      await flush();
    },
    /** Removes a write for good. */
    discard: async (id: number): Promise<void> => {
      const write = state.writeOf(id);
      if (write && isCertainlyAbsent(write)) await state.withoutRefused(write);
      await state.step(id, { type: 'discarded' });
    },
    /** Removes a write that was not sent yet. False if it is too late. */
    undo: async (id: number): Promise<boolean> => {
      // Another tab may have sent it meanwhile.
      await state.refresh();
      const write = state.writeOf(id);
      if (!write || !canBeUndone(write)) return false;
      await state.step(id, { type: 'undone' });
      return true;
    },
    /** Stores the pending writes of a user who has just turned on Remember Me. */
    storePending: async (user: string): Promise<void> => {
      for (const { id } of state.writes.filter((each) => each.user === user)) {
        // It may have been sent while the one before was stored.
        const pending = state.writeOf(id);
        if (!pending) continue;
        state.storage.journal(pending);
        if (await state.storage.add(pending)) state.isSaved(id);
      }
    },
    /** Reads the stored writes, which other tabs may have changed. If the database fails, the state here is unchanged. */
    refresh: () => state.refresh(),
    refreshAndReport: () => state.refreshAndReport(),
    /** The writes in the outbox as known here, oldest first. */
    writes: (): readonly OutboxWrite[] => state.writes,
    writeOf: (id: number) => state.writeOf(id),
    /** Whether this page has made the write. */
    isMadeHere: (id: number) => state.isMadeHere(id),
    /** Ends it like a closed tab: it gets no messages, and sends nothing more. */
    close: () => {
      clearTimeout(timer);
      state.close();
    },
  };
}
