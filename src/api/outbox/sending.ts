import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import { isCancelled } from '@/api/client/client';
import { arrivedAs, withOneMoreAlike } from './arrival';
import { commandFrom, endsWhenRefused, isSilent, send, type Command } from './commands';
import { putWrite, removeWrite, waitingWrite, waitingWrites, type Waiting } from './outboxStorage';

/** A server that has not answered a call after this long counts as away: the write stays, and is sent again later. */
const PATIENCE = 20_000;

/** How a write fared with a server that answered. */
export type Attempt = { ok: true; id: number } | { ok: false; failure: ApiFailure };

/** Why a write stays: the server is away, and everything waits, or it fails at this, and only what is alike waits. */
type Unsent = 'away' | 'failing';

/** A write that the server has now: the new row's id is its own, or 0. */
export interface Sent {
  user: string;
  command: Command;
  id: number;
}

const endpoint = 'outbox';
const UNREADABLE: Attempt = { ok: false, failure: { kind: 'malformed', endpoint } };
const UNCERTAIN: Attempt = {
  ok: false,
  failure: { kind: 'rejected', endpoint, detail: 'no answer came, and it may have been recorded' },
};

/** What keeps its order: a user's writes of one kind. */
const laneOf = ({ user, command }: Waiting): string => `${commandFrom(command)?.kind ?? ''}/${user}`;

/** The lanes at which the server failed when it was last asked: what is made in another does not wait for their turn. */
const failing = new Set<string>();

/**
 * Sends what waits, oldest first, as far as the network goes.
 * @param interactive the write whose maker waits to be told
 */
export async function sendAll(
  interactive: number | null,
  onChange: (sent?: Sent) => void,
): Promise<Map<number, Attempt>> {
  const attempts = new Map<number, Attempt>();
  const writes = await waitingWrites();
  const made = writes.find(({ id }) => id === interactive);
  const held = new Set(made ? failing : []);
  if (made) held.delete(laneOf(made));
  for (const { id } of writes) {
    // As it is now: what went before may have changed what is known of it, and it may be discarded.
    const waiting = await waitingWrite(id);
    if (!waiting || waiting.refused !== undefined || held.has(laneOf(waiting))) continue;
    const command = commandFrom(waiting.command);
    const attempt = command ? await attemptOf(waiting, command, id === interactive) : UNREADABLE;
    if (attempt === 'away') break;
    if (attempt === 'failing') {
      failing.add(laneOf(waiting));
      held.add(laneOf(waiting));
      continue;
    }
    failing.delete(laneOf(waiting));
    attempts.set(id, attempt);
    await settle(waiting, command, attempt, id === interactive);
    onChange(attempt.ok && command ? { user: waiting.user, command, id: attempt.id } : undefined);
  }
  return attempts;
}

/** Taken out only after the server's success, or where its maker does it anew; otherwise it waits for a decision. */
async function settle(waiting: Waiting, command: Command | null, attempt: Attempt, isTold: boolean) {
  const { id } = waiting;
  if (attempt.ok) {
    await removeWrite(id);
    if (command?.kind !== 'session') return;
    const behind = (await waitingWrites()).filter((other) => other.id > id);
    for (const write of withOneMoreAlike(behind, waiting.user, command)) await putWrite(write);
  } else if (isTold && command && endsWhenRefused(command)) await removeWrite(id);
  else {
    const { failure } = attempt;
    await putWrite({
      ...waiting,
      unanswered: isUnclear(failure),
      refused: failure.detail ?? failure.kind,
    });
  }
}

async function attemptOf(
  waiting: Waiting,
  command: Command,
  isInteractive: boolean,
): Promise<Attempt | Unsent> {
  if (command.kind !== 'session') return sendOnce(waiting.user, command, isInteractive);
  if (waiting.unanswered) {
    // A prayer that is sent again is recorded again, where the server has the first after all.
    if (command.alike === undefined) return UNCERTAIN;
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const id = await arrivedAs(waiting.user, command, command.alike, signal);
      if (id !== null) return { ok: true, id };
    } catch {
      return 'away';
    }
  }
  // What the browser knew to have no network went nowhere.
  const wasOffline = !navigator.onLine;
  await putWrite({ ...waiting, unanswered: true });
  const attempt = await sendOnce(waiting.user, command, isInteractive);
  if (attempt === 'away' && wasOffline) await putWrite(waiting);
  return attempt;
}

/** Sends a write. */
export async function sendOnce(
  user: string,
  command: Command,
  isInteractive: boolean,
): Promise<Attempt | Unsent> {
  try {
    return { ok: true, id: await send(user, command, AbortSignal.timeout(PATIENCE)) };
  } catch (error) {
    // What nobody waits for may be the only thing that hangs.
    if (isCancelled(error)) return isSilent(command) ? 'failing' : 'away';
    if (!(error instanceof ApiError)) throw error;
    const { failure } = error;
    if (failure.kind === 'network') return 'away';
    const patient = !isInteractive || isSilent(command);
    return patient && isUnclear(failure) ? 'failing' : { ok: false, failure };
  }
}

/** Whether the server may have done what it was asked, for all that its answer says. */
const isUnclear = ({ kind, status = 0 }: ApiFailure): boolean =>
  kind === 'malformed' || (kind === 'http' && status >= 500);
