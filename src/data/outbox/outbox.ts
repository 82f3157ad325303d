import { ApiError, type ApiFailure } from '../client/ApiError';
import { isGuest } from '../session/users';
import { bindWrite, type Write } from '../write/writes';
import { withoutSeen } from '../write/conflict';
import type { BoundWrite } from '../write/definition';
import { OutboxState, type SendOutcome, type OutboxWatcher } from './outboxState';
import { addWrite, adoptJournaled, journaledWrites, journalWrite } from './outboxStorage';
import type { OutboxWrite } from './outboxWrite';
import { laneOf, runLane, sendPending } from './sending';

/*
 * All writes go through the outbox. A write is stored before it is sent, so that a reload or a lost network loses nothing.
 * Writes of one lane (a prayer's sessions, a passage's changes) are sent in their order and do not wait for other lanes.
 */

/** A caller gets an outcome after this time at the latest; the write then goes on by itself. */
const MAX_WAIT_MS = 10_000;

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of a tab. Each store has one (`sync/outboxOf.ts`); a second one in the same page is as another tab. */
export function createOutbox() {
  const state = new OutboxState();
  return {
    /** Adopts what a closed page left, reads the outbox, and sends the pending writes. */
    start: () => start(state),
    /**
     * Sends a write as soon as the network allows; resolves when it is saved, or when it is clear that it has to wait.
     * @throws ApiError if the write is refused; with `waiting` if it stays in the outbox
     */
    write: (user: string, requested: Write, options?: WriteOptions) => write(state, user, requested, options),
    /** Sends the pending writes. Those at which the server failed wait for their next attempt, unless `now` is set. */
    flush: (options?: { now?: boolean }) => sendPending(state, options),
    /** Sends a refused write again. If it may have been saved before, the user has decided to send it even so. */
    retry: (id: number) => retry(state, id),
    /** Removes a write for good. */
    discard: (id: number) => state.discard(id),
    /** Stores the pending writes of a user, who is remembered from now on, so that they outlive the tab. */
    storePending: (user: string) => storePending(state, user),
    /** Reads the stored writes, which other tabs may have changed. If the database fails, the state here stays. */
    refresh: () => state.refresh(),
    /** The writes in the outbox as known here, oldest first. */
    writes: (): readonly OutboxWrite[] => state.writes,
    writeOf: (id: number) => state.writeOf(id),
    /** Whether this page has made the write, and has not had its outcome yet. */
    hasCaller: (id: number) => state.hasCaller(id),
    /** Calls `watcher` whenever the outbox changes; returns the unsubscriber. */
    watch: (watcher: OutboxWatcher) => state.watch(watcher),
    /** As a tab that is closed: it hears of no other, and what it has begun to wait for sends nothing more. */
    close: () => state.close(),
  };
}

async function start(state: OutboxState): Promise<void> {
  for (const left of journaledWrites()) {
    if (state.writeOf(left.id)) continue;
    if (!(await adoptJournaled(left))) state.adoptUnsaved(left);
  }
  await state.refreshAndNotify();
  await sendPending(state);
}

async function storePending(state: OutboxState, user: string): Promise<void> {
  for (const { id } of state.writes.filter((each) => each.user === user)) {
    // It may have been sent while the one before was stored.
    const pending = state.writeOf(id);
    if (!pending) continue;
    journalWrite(pending);
    if (await addWrite(pending)) state.isSaved(id);
  }
}

interface WriteOptions {
  /** The highest id in the list that it adds a row to, as far as the list is known. */
  highestKnownId?: number | undefined;
  /** The refused write that this one replaces. */
  insteadOf?: number | undefined;
  /** One of many: whoever writes them reads the lists again when all are through. */
  ofMany?: boolean | undefined;
  /** Not sent for a while, in which it can be undone; its caller learns at once that it waits. */
  hold?: Hold | undefined;
}

/** A write that is held. */
export interface Hold {
  ms: number;
  /** The server has refused it after that time. */
  onRefused: (error: ApiError) => void;
}

/** A timer may be a moment early by the clock that the outbox reads. */
const TIMER_SLACK_MS = 50;

async function write(
  state: OutboxState,
  user: string,
  requested: Write,
  options: WriteOptions = {},
): Promise<SendOutcome> {
  const wanted = state.withNewRowIds(requested);
  const bound = bindWrite(wanted);
  if (!bound) throw new ApiError({ kind: 'malformed', endpoint: requested.kind });
  if (bound.guestMessage !== undefined && isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint: requested.kind, detail: bound.guestMessage });
  }
  const made = newWrite(state, user, wanted, bound, options);
  journalWrite(made);
  const superseded = state.writes.filter(
    (other) =>
      other.user === user &&
      // A write that is being sent is not replaced: each view that reaches the server counts.
      !other.sending &&
      (other.id === options.insteadOf ||
        (other.write?.kind === requested.kind && bound.supersedes(other.write.payload))),
  );
  const { hold } = options;
  const ended = new Promise<SendOutcome | ApiFailure>((resolve) => {
    state.add(made, superseded, resolve);
    setTimeout(() => resolve({ waiting: made.id }), (hold?.ms ?? 0) + MAX_WAIT_MS);
  });
  // Stored before the caller can learn any outcome.
  if (await addWrite(made)) state.isSaved(made.id);
  const sent = ended.then((outcome) => {
    state.forgetCaller(made.id);
    if ('kind' in outcome) throw new ApiError(outcome);
    return outcome;
  });
  if (!hold) {
    void runLane(state, laneOf(made, bound));
    return sent;
  }
  setTimeout(() => void sendPending(state), hold.ms + TIMER_SLACK_MS);
  sent.catch(hold.onRefused);
  return { waiting: made.id };
}

function newWrite(
  state: OutboxState,
  user: string,
  write: Write,
  bound: BoundWrite,
  options: WriteOptions,
): OutboxWrite {
  const now = Date.now();
  const replaced = options.insteadOf === undefined ? undefined : state.writeOf(options.insteadOf);
  const isRepeated =
    replaced?.write?.kind === write.kind && bound.recognition?.isDuplicate(replaced.write.payload) === true;
  // If it repeats the refused write, what is known about that one's attempts still holds.
  const repeated = isRepeated ? replaced : undefined;
  const { highestKnownId } = options;
  return {
    id: state.newId(now),
    user,
    write,
    at: now,
    before:
      repeated?.before ?? (highestKnownId === undefined ? undefined : { highestId: highestKnownId, ids: [] }),
    unanswered: repeated?.unanswered ?? false,
    sentAt: repeated?.sentAt,
    sentAtServer: repeated?.sentAtServer,
    endedAt: repeated?.endedAt,
    attempts: 0,
    ofMany: options.ofMany,
    nextAt: options.hold ? now + options.hold.ms : 0,
    unclear: false,
    sending: true,
  };
}

async function retry(state: OutboxState, id: number): Promise<void> {
  const pending = state.writeOf(id);
  if (!pending) return;
  await state.save(id, {
    refused: undefined,
    attempts: 0,
    nextAt: 0,
    ...(pending.unclear && { unclear: false, unanswered: false }),
    // The user has seen the other device's value of this field, and overwrites it.
    ...(pending.conflict !== undefined && {
      conflict: undefined,
      write: pending.write && forceField(pending.write, pending.conflict),
    }),
  });
  await sendPending(state);
}

/** A write that overwrites a field, whatever the server has. */
function forceField({ kind, payload }: Write, field: string): Write {
  return { kind, payload: withoutSeen(payload, field) };
}
