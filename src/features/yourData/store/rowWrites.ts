import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import type { Outbox } from '@/data/outbox/outbox';
import type { SendOutcome } from '@/data/outbox/outboxState';
import type { BoundWrite, Definition } from '@/data/write/definition';
import { bindWrite } from '@/data/write/writes';
import type { Owner } from './account';

/** Why a row was not added. `isServer` says that the server is failing, and the next row would fare no better. */
export class RowRefused extends Error {
  constructor(
    readonly reason: string,
    readonly isServer = false,
  ) {
    super(reason);
  }
}

/** The write left the outbox unseen: whether its row is there has to be looked up. */
export class RowLost extends Error {}

const NO_ANSWER = 'The server gave no usable answer';

function reasonOf({ kind, detail, status }: ApiFailure): string {
  if (detail !== undefined && detail !== 'error' && detail.trim() !== '') return detail;
  if (kind === 'rejected') return 'The server refused it';
  return status === undefined ? NO_ANSWER : `The server failed with ${status}`;
}

/** Why a write waits for the user's decision; what is stored is the server's own words, or the kind of failure. */
function waitsForUser(refused: string): RowRefused {
  const isAnswered = !['http', 'network', 'malformed'].includes(refused);
  const reason = isAnswered ? reasonOf({ kind: 'rejected', endpoint: '', detail: refused }) : NO_ANSWER;
  return new RowRefused(`${reason}; it waits for you in Sync status`);
}

/**
 * Sends a write through the outbox, and resolves once the server has it, however long the network is away; to the new row's
 * id, or 0.
 * @param highestKnownId the highest id among the known rows like it
 * @throws RowRefused, or RowLost
 */
export async function sent<Payload extends object>(
  { user, outbox }: Owner,
  { kind }: Definition<Payload>,
  payload: Payload,
  highestKnownId: number | undefined,
  signal: AbortSignal,
): Promise<number> {
  let outcome: SendOutcome;
  try {
    outcome = await outbox.write(user, { kind, payload }, { highestKnownId, ofMany: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { failure } = error;
    if (failure.waiting !== undefined)
      throw new RowRefused(`${reasonOf(failure)}; it waits for you in Sync status`);
    throw new RowRefused(reasonOf(failure), failure.kind !== 'rejected');
  }
  return 'sent' in outcome ? outcome.sent : settled(outbox, outcome.waiting, signal);
}

/** A write of an import that is in the outbox. */
export interface ImportWrite {
  id: number;
  kind: string;
  bound: BoundWrite;
}

/** Those of a user's, also of one that was broken off. */
export const importWrites = ({ user, outbox }: Owner): ImportWrite[] =>
  outbox.writes().flatMap(({ id, user: whose, write, ofMany }) => {
    const bound = write && bindWrite(write);
    return bound && whose === user && ofMany === true ? [{ id, kind: write.kind, bound }] : [];
  });

/** Resolves once a waiting write has reached the server; to the new row's id, or 0. */
export function settled(outbox: Outbox, id: number, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = (work: () => void) => {
      unwatch();
      signal.removeEventListener('abort', abort);
      work();
    };
    const abort = () => end(() => reject(new DOMException('stopped', 'AbortError')));
    const look = (isGone: boolean) => {
      const refused = outbox.writeOf(id)?.refused;
      if (refused !== undefined) end(() => reject(waitsForUser(refused)));
      else if (isGone) end(() => reject(new RowLost()));
    };
    const unwatch = outbox.watch((writes, left) => {
      if (left?.provisionalId === id) end(() => resolve(left.id));
      else look(!writes.some((each) => each.id === id));
    });
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    else look(!outbox.writes().some((each) => each.id === id));
  });
}
