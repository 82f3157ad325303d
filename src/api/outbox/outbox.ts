import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import { isGuest } from '@/domain/users/user';
import { bindWrite, type Write } from '@/api/writes/writes';
import type { BoundWrite } from '@/api/writes/definition';
import {
  withNewRowIds,
  addToOutbox,
  adoptUnsaved,
  forgetMaker,
  isSaved,
  known,
  refreshAndTell,
  save,
  writeOf,
  type Outcome,
} from './outboxState';
import { addWrite, journaledWrites, journalWrite, takeOver } from './outboxStorage';
import { newLocalId, type OutboxWrite } from './outboxWrite';
import { flushOutbox, laneOf, runLane } from './sending';

/*
 * Every write goes through here: it is stored before it is sent, so that a reload or a lost network loses nothing; those
 * of one lane (a prayer's sessions, a passage's changes) are sent in their order, and wait for no other lane.
 */

/** Its maker is told no later than this: the write goes on by itself. */
const TELL_AFTER_MS = 10_000;

/** Takes over what a closed page left, reads the outbox, and sends what waits. */
export async function startOutbox(): Promise<void> {
  for (const left of journaledWrites()) {
    if (writeOf(left.id)) continue;
    if (!(await takeOver(left))) adoptUnsaved(left);
  }
  await refreshAndTell();
  await flushOutbox();
}

/** Puts what waits of a user, who is remembered from now on, where it outlives the tab. */
export async function storeWaiting(user: string): Promise<void> {
  for (const waiting of known()) {
    if (waiting.user !== user) continue;
    journalWrite(waiting);
    if (await addWrite(waiting)) isSaved(waiting.id);
  }
}

interface WriteOptions {
  /** How many rows like it the server is known to have; undefined when that is not known. */
  known?: number | undefined;
  /** The refused write in whose place this one goes. */
  insteadOf?: number | undefined;
}

/**
 * Writes: sent as soon as the network allows.
 * @throws ApiError when the server would not, and its maker is to be told; with `waiting` where it stays in the outbox
 */
export async function write(user: string, it: Write, options: WriteOptions = {}): Promise<Outcome> {
  const wanted = withNewRowIds(it);
  const bound = bindWrite(wanted);
  if (!bound) throw new ApiError({ kind: 'malformed', endpoint: it.kind });
  if (bound.guestWords !== undefined && isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint: it.kind, detail: bound.guestWords });
  }
  const made = newWrite(user, wanted, bound, options);
  journalWrite(made);
  const superseded = known().filter(
    (other) =>
      other.user === user &&
      // What is on its way is recorded too: each arrival is a view.
      !other.sending &&
      (other.id === options.insteadOf ||
        (other.write?.kind === it.kind && bound.supersedes(other.write.payload))),
  );
  const ended = new Promise<Outcome | ApiFailure>((resolve) => {
    addToOutbox(made, superseded, resolve);
    setTimeout(() => resolve({ waiting: made.id }), TELL_AFTER_MS);
  });
  // Stored before anyone is told that it is safe.
  if (await addWrite(made)) isSaved(made.id);
  void runLane(laneOf(made, bound));
  const outcome = await ended;
  forgetMaker(made.id);
  if ('kind' in outcome) throw new ApiError(outcome);
  return outcome;
}

function newWrite(user: string, it: Write, bound: BoundWrite, options: WriteOptions): OutboxWrite {
  const now = Date.now();
  const before = options.insteadOf === undefined ? undefined : writeOf(options.insteadOf);
  // The same once more is the one that was refused: what is known of it stays known.
  const isSame =
    before?.write?.kind === it.kind && bound.recognition?.isDuplicate(before.write.payload) === true;
  const fresh = { known: options.known, unanswered: false, unclear: false };
  const { known, unanswered, sentAt, endedAt } = isSame
    ? before
    : { ...fresh, sentAt: undefined, endedAt: undefined };
  return {
    ...{ id: newLocalId(now), user, write: it, at: now, known, unanswered, sentAt, endedAt },
    ...{ attempts: 0, nextAt: 0, conflict: false, unclear: false, sending: true },
  };
}

/** Lets a refused write try again; one that may have been saved is sent again, for its maker said so. */
export async function retryWrite(id: number): Promise<void> {
  const waiting = writeOf(id);
  if (!waiting) return;
  await save(id, {
    ...{ refused: undefined, attempts: 0, nextAt: 0 },
    ...(waiting.unclear && { unclear: false, unanswered: false }),
    // Who has been told of the other device's words, and tries again, means their own.
    ...(waiting.conflict && { conflict: false, write: overwriting(waiting.write) }),
  });
  await flushOutbox();
}

/** A write without what the person had seen: it is written whatever is there. */
function overwriting(it: Write | null): Write | null {
  if (!it) return null;
  const kept = Object.entries(it.payload).filter(([name]) => name !== 'was' && name !== 'wasText');
  return { kind: it.kind, payload: Object.fromEntries(kept) };
}
