import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { ApiError } from '@/api/client/ApiError';
import { isAlike } from './arrival';
import { commandFrom, endsWhenRefused, type Command } from './commands';
import { addWrite, putWrite, removeWrite, waitingWrite, waitingWrites, type Waiting } from './outboxStorage';
import { sendAll, sendOnce, type Attempt, type Sent } from './sending';

/** The outcome of a write: the new row's id (or 0) once the server has it, or its place in the outbox. */
export type Outcome = { sent: number } | { waiting: number };

const watchers = new Set<(sent?: Sent) => void>();
let lastFlush: Promise<unknown> = Promise.resolve();

/** Calls `watcher` whenever the outbox may have changed, and with each write that is sent; gives what ends that. */
export function watchOutbox(watcher: (sent?: Sent) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

const changed = (sent?: Sent) => watchers.forEach((watcher) => watcher(sent));

/** The commands of a user that the server does not have yet, oldest first. */
export async function waitingCommands(user: string): Promise<{ id: number; command: Command }[]> {
  const writes = await waitingWrites();
  return writes.flatMap((write) => {
    const command = write.user === user && write.refused === undefined ? commandFrom(write.command) : null;
    return command ? [{ id: write.id, command }] : [];
  });
}

/**
 * Writes: every write goes through the outbox, so that they reach the server in their order, and one that finds no
 * network waits there.
 * @param insteadOf the refused write in whose place this one goes
 * @throws ApiError when the server answered and would not: the caller is there to be told
 */
export async function write(user: string, command: Command, insteadOf?: number): Promise<Outcome> {
  const made = { user, command: JSON.stringify(command), at: Date.now() };
  const id = insteadOf === undefined ? await addWrite(made) : await replaceWrite(made, command, insteadOf);
  if (id === null) return sendUnkept(user, command);
  changed();
  const attempt = (await flush(id)).get(id);
  if (!attempt) return { waiting: id };
  if (attempt.ok) return { sent: attempt.id };
  throw new ApiError(endsWhenRefused(command) ? attempt.failure : { ...attempt.failure, waiting: id });
}

/** Where nothing can be kept, a write is sent at once or not at all. */
async function sendUnkept(user: string, command: Command): Promise<Outcome> {
  const attempt = await sendOnce(user, command, true);
  if (attempt === 'away' || attempt === 'failing')
    throw new ApiError({ kind: 'network', endpoint: 'outbox' });
  if (!attempt.ok) throw new ApiError(attempt.failure);
  changed({ user, command, id: attempt.id });
  return { sent: attempt.id };
}

/** The same session once more is the one that was refused, made now: what is known of its arrival stays known. */
async function replaceWrite(made: Omit<Waiting, 'id'>, command: Command, id: number): Promise<number | null> {
  const before = await waitingWrite(id);
  if (!before) return addWrite(made);
  const refused = commandFrom(before.command);
  const isSame = refused?.kind === 'session' && command.kind === 'session' && isAlike(refused, command);
  await putWrite(
    isSame
      ? { ...released(before), command: JSON.stringify({ ...command, alike: refused.alike }) }
      : { ...made, id },
  );
  return id;
}

/** Makes a change also to what waits to move the passage: it is sent whole, and would undo the change. */
export async function changeWaiting(
  user: string,
  passageId: number,
  changes: Partial<MemoryPassage>,
): Promise<void> {
  for (const write of await waitingWrites()) {
    const command = write.user === user ? commandFrom(write.command) : null;
    if (command?.kind !== 'box' || command.passage.passageId !== passageId) continue;
    const passage = { ...command.passage, ...changes };
    await putWrite({ ...write, command: JSON.stringify({ ...command, passage }) });
  }
  changed();
}

const released = ({ id, user, command, at, unanswered = false }: Waiting): Waiting => ({
  id,
  user,
  command,
  at,
  unanswered,
});

/** Sends what waits, oldest first, as far as the network goes; one at a time, whatever tabs are open. */
export async function flushOutbox(): Promise<void> {
  await flush(null);
}

/** Lets a refused write try again. */
export async function retryWrite(id: number): Promise<void> {
  const waiting = await waitingWrite(id);
  if (!waiting) return;
  await putWrite(released(waiting));
  changed();
  await flushOutbox();
}

/** Takes a write out for good. */
export async function discardWrite(id: number): Promise<void> {
  await removeWrite(id);
  changed();
}

/** @param interactive the write whose maker waits to be told */
async function flush(interactive: number | null): Promise<Map<number, Attempt>> {
  const run = lastFlush.then(() => exclusively(() => sendAll(interactive, changed)));
  lastFlush = run.catch(() => undefined);
  return run;
}

/** Only one tab empties the outbox at a time. */
async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('nuggets-outbox', work);
}
