import { ApiError, type ApiFailure } from '../ApiError';
import { isCancelled } from '../client';
import { commandFrom, isSilent, send, type Command } from './commands';
import { addWrite, putWrite, removeWrite, waitingWrite, waitingWrites, type Waiting } from './outboxStorage';

/** A server that has not answered a write after this long counts as away: the write stays, and is sent again later. */
const PATIENCE = 20_000;

/** The outcome of a write: the new row's id (or 0) once the server has it, or its place in the outbox. */
export type Outcome = { sent: number } | { waiting: number };

type Attempt = { ok: true; id: number } | { ok: false; failure: ApiFailure };

const watchers = new Set<() => void>();
let lastFlush: Promise<unknown> = Promise.resolve();

/** Calls `watcher` whenever the outbox may have changed; gives what ends that. */
export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

const changed = () => watchers.forEach((watcher) => watcher());

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
 * @throws ApiError when the server answered and would not: the caller is there to be told
 */
export async function write(user: string, command: Command): Promise<Outcome> {
  const id = await addWrite({ user, command: JSON.stringify(command), at: Date.now() });
  if (id === null) return { sent: await send(user, command, AbortSignal.timeout(PATIENCE)) };
  changed();
  const attempt = (await flush(id)).get(id);
  if (!attempt) return { waiting: id };
  if (attempt.ok) return { sent: attempt.id };
  throw new ApiError(attempt.failure);
}

/** Sends what waits, oldest first, as far as the network goes; one at a time, whatever tabs are open. */
export async function flushOutbox(): Promise<void> {
  await flush(null);
}

/** Lets a refused write try again. */
export async function retryWrite(id: number): Promise<void> {
  const waiting = await waitingWrite(id);
  if (!waiting) return;
  const { user, command, at } = waiting;
  await putWrite({ id, user, command, at });
  changed();
  await flushOutbox();
}

/** Takes a write out for good. */
export async function discardWrite(id: number): Promise<void> {
  await removeWrite(id);
  changed();
}

/** @param interactive the write whose maker waits to be told, and is told of its refusal instead of the outbox */
async function flush(interactive: number | null): Promise<Map<number, Attempt>> {
  const run = lastFlush.then(() => exclusively(() => sendAll(interactive)));
  lastFlush = run.catch(() => undefined);
  return run;
}

/** Only one tab empties the outbox at a time. */
async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('nuggets-outbox', work);
}

async function sendAll(interactive: number | null): Promise<Map<number, Attempt>> {
  const attempts = new Map<number, Attempt>();
  for (const waiting of await waitingWrites()) {
    if (waiting.refused !== undefined) continue;
    const isInteractive = waiting.id === interactive;
    const attempt = await attemptOf(waiting, isInteractive);
    if (!attempt) break;
    attempts.set(waiting.id, attempt);
    await settle(waiting, attempt, isInteractive && !isMadeInPassing(waiting));
    changed();
  }
  return attempts;
}

/** Nobody has a form open to send such a write again from: refused, it stays for a decision. */
const isMadeInPassing = (waiting: Waiting): boolean => {
  const command = commandFrom(waiting.command);
  return command !== null && isSilent(command);
};

/** Taken out only after the server's success, or where its maker can send it again; otherwise it waits for a decision. */
async function settle(waiting: Waiting, attempt: Attempt, isTold: boolean): Promise<void> {
  if (attempt.ok || isTold) await removeWrite(waiting.id);
  else await putWrite({ ...waiting, refused: attempt.failure.detail ?? attempt.failure.kind });
}

/** null when the server is away: then it and all behind it wait. */
async function attemptOf(waiting: Waiting, isInteractive: boolean): Promise<Attempt | null> {
  const command = commandFrom(waiting.command);
  if (!command) return { ok: false, failure: { kind: 'malformed', endpoint: 'outbox' } };
  try {
    return { ok: true, id: await send(waiting.user, command, AbortSignal.timeout(PATIENCE)) };
  } catch (error) {
    if (isCancelled(error)) return null;
    if (!(error instanceof ApiError)) throw error;
    const patient = !isInteractive || isSilent(command);
    return isAway(error.failure, patient) ? null : { ok: false, failure: error.failure };
  }
}

/** Whether a failure means that the server is not there: no answer or, to the patient, any 5xx. */
function isAway({ kind, status = 0 }: ApiFailure, patient: boolean): boolean {
  if (kind === 'network') return true;
  if (kind === 'http') return patient && status >= 500;
  return patient && kind === 'malformed';
}
