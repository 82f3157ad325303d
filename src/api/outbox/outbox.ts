import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import { isGuest } from '@/domain/users/user';
import { bindWrite, type Write } from '@/api/writes/writes';
import type { BoundWrite } from '@/api/writes/definition';
import {
  withNewRowIds,
  addToOutbox,
  adoptUnsaved,
  forgetCaller,
  isSaved,
  currentWrites,
  refreshAndNotify,
  save,
  writeOf,
  type Outcome,
} from './outboxState';
import { addWrite, adoptJournaled, journaledWrites, journalWrite } from './outboxStorage';
import { newLocalId, type OutboxWrite } from './outboxWrite';
import { flushOutbox, laneOf, runLane } from './sending';

/*
 * All writes go through the outbox. A write is stored before it is sent, so that a reload or a lost network loses nothing.
 * Writes of one lane (a prayer's sessions, a passage's changes) are sent in their order and do not wait for other lanes.
 */

/** A caller gets an outcome after this time at the latest; the write then goes on by itself. */
const MAX_WAIT_MS = 10_000;

/** Adopts what a closed page left, reads the outbox, and sends the pending writes. */
export async function startOutbox(): Promise<void> {
  for (const left of journaledWrites()) {
    if (writeOf(left.id)) continue;
    if (!(await adoptJournaled(left))) adoptUnsaved(left);
  }
  await refreshAndNotify();
  await flushOutbox();
}

/** Stores the pending writes of a user, who is remembered from now on, so that they outlive the tab. */
export async function storePending(user: string): Promise<void> {
  for (const pending of currentWrites().filter((each) => each.user === user)) {
    journalWrite(pending);
    if (await addWrite(pending)) isSaved(pending.id);
  }
}

interface WriteOptions {
  /** The number of rows like it that the server has; undefined if unknown. */
  known?: number | undefined;
  /** The refused write that this one replaces. */
  insteadOf?: number | undefined;
}

/**
 * Sends a write as soon as the network allows; resolves when it is saved, or when it is clear that it has to wait.
 * @throws ApiError if the write is refused; with `waiting` if it stays in the outbox
 */
export async function write(user: string, requested: Write, options: WriteOptions = {}): Promise<Outcome> {
  const wanted = withNewRowIds(requested);
  const bound = bindWrite(wanted);
  if (!bound) throw new ApiError({ kind: 'malformed', endpoint: requested.kind });
  if (bound.guestWords !== undefined && isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint: requested.kind, detail: bound.guestWords });
  }
  const made = newWrite(user, wanted, bound, options);
  journalWrite(made);
  const superseded = currentWrites().filter(
    (other) =>
      other.user === user &&
      // A write that is being sent is not replaced: each view that reaches the server counts.
      !other.sending &&
      (other.id === options.insteadOf ||
        (other.write?.kind === requested.kind && bound.supersedes(other.write.payload))),
  );
  const ended = new Promise<Outcome | ApiFailure>((resolve) => {
    addToOutbox(made, superseded, resolve);
    setTimeout(() => resolve({ waiting: made.id }), MAX_WAIT_MS);
  });
  // Stored before the caller can learn any outcome.
  if (await addWrite(made)) isSaved(made.id);
  void runLane(laneOf(made, bound));
  const outcome = await ended;
  forgetCaller(made.id);
  if ('kind' in outcome) throw new ApiError(outcome);
  return outcome;
}

function newWrite(user: string, write: Write, bound: BoundWrite, options: WriteOptions): OutboxWrite {
  const now = Date.now();
  const before = options.insteadOf === undefined ? undefined : writeOf(options.insteadOf);
  const isRepeated =
    before?.write?.kind === write.kind && bound.recognition?.isDuplicate(before.write.payload) === true;
  // If it repeats the refused write, what is known about that one's attempts still holds.
  const { known, unanswered, sentAt, endedAt } = isRepeated
    ? before
    : { known: options.known, unanswered: false };
  return {
    ...{ id: newLocalId(now), user, write, at: now, known, unanswered, sentAt, endedAt },
    ...{ attempts: 0, nextAt: 0, conflict: false, unclear: false, sending: true },
  };
}

/** Sends a refused write again. If it may have been saved before, the user has decided to send it even so. */
export async function retryWrite(id: number): Promise<void> {
  const pending = writeOf(id);
  if (!pending) return;
  await save(id, {
    ...{ refused: undefined, attempts: 0, nextAt: 0 },
    ...(pending.unclear && { unclear: false, unanswered: false }),
    // The user has seen the other device's value, and overwrites it.
    ...(pending.conflict && { conflict: false, write: overwriting(pending.write) }),
  });
  await flushOutbox();
}

/** A write without what the user had seen, so that it is written whatever the server has. */
function overwriting(write: Write | null): Write | null {
  if (!write) return null;
  const rest = Object.entries(write.payload).filter(([name]) => name !== 'was' && name !== 'wasText');
  return { kind: write.kind, payload: Object.fromEntries(rest) };
}
