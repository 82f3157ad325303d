import { ApiError, type ApiFailure } from '../client/ApiError';
import { isGuest } from '../session/users';
import { bindWrite, type Write } from '../write/writes';
import { withoutSeen } from '../write/conflict';
import type { BoundWrite } from '../write/definition';
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
  for (const { id } of currentWrites().filter((each) => each.user === user)) {
    // It may have been sent while the one before was stored.
    const pending = writeOf(id);
    if (!pending) continue;
    journalWrite(pending);
    if (await addWrite(pending)) isSaved(id);
  }
}

interface WriteOptions {
  /** The highest id in the list that it adds a row to, as far as the list is known. */
  highestKnownId?: number | undefined;
  /** The refused write that this one replaces. */
  insteadOf?: number | undefined;
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
  const { hold } = options;
  const ended = new Promise<Outcome | ApiFailure>((resolve) => {
    addToOutbox(made, superseded, resolve);
    setTimeout(() => resolve({ waiting: made.id }), (hold?.ms ?? 0) + MAX_WAIT_MS);
  });
  // Stored before the caller can learn any outcome.
  if (await addWrite(made)) isSaved(made.id);
  const sent = ended.then((outcome) => {
    forgetCaller(made.id);
    if ('kind' in outcome) throw new ApiError(outcome);
    return outcome;
  });
  if (!hold) {
    void runLane(laneOf(made, bound));
    return sent;
  }
  setTimeout(() => void flushOutbox(), hold.ms + TIMER_SLACK_MS);
  sent.catch(hold.onRefused);
  return { waiting: made.id };
}

function newWrite(user: string, write: Write, bound: BoundWrite, options: WriteOptions): OutboxWrite {
  const now = Date.now();
  const replaced = options.insteadOf === undefined ? undefined : writeOf(options.insteadOf);
  const isRepeated =
    replaced?.write?.kind === write.kind && bound.recognition?.isDuplicate(replaced.write.payload) === true;
  // If it repeats the refused write, what is known about that one's attempts still holds.
  const repeated = isRepeated ? replaced : undefined;
  const { highestKnownId } = options;
  return {
    id: newLocalId(now),
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
    nextAt: options.hold ? now + options.hold.ms : 0,
    unclear: false,
    sending: true,
  };
}

/** Sends a refused write again. If it may have been saved before, the user has decided to send it even so. */
export async function retryWrite(id: number): Promise<void> {
  const pending = writeOf(id);
  if (!pending) return;
  await save(id, {
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
  await flushOutbox();
}

/** A write that overwrites a field, whatever the server has. */
function forceField({ kind, payload }: Write, field: string): Write {
  return { kind, payload: withoutSeen(payload, field) };
}
