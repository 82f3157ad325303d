import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import { outbox } from '@/data/outbox/thisTab';
import type { Outcome } from '@/data/outbox/outboxState';
import type { Definition } from '@/data/write/definition';

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

function reasonOf({ kind, detail, status }: ApiFailure): string {
  if (detail !== undefined && detail !== 'error' && detail.trim() !== '') return detail;
  if (kind === 'rejected') return 'The server refused it';
  return status === undefined ? 'The server gave no usable answer' : `The server failed with ${status}`;
}

/**
 * Sends a write through the outbox, and resolves once the server has it, however long the network is away; to the new row's
 * id, or 0.
 * @param highestKnownId the highest id among the known rows like it
 * @throws RowRefused, or RowLost
 */
export async function sent<Payload extends object>(
  user: string,
  { kind }: Definition<Payload>,
  payload: Payload,
  highestKnownId: number | undefined,
  signal: AbortSignal,
): Promise<number> {
  let outcome: Outcome;
  try {
    outcome = await outbox.write(user, { kind, payload }, { highestKnownId, ofMany: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { failure } = error;
    if (failure.waiting !== undefined)
      throw new RowRefused(`${reasonOf(failure)}; it waits for you in Sync status`);
    throw new RowRefused(reasonOf(failure), failure.kind !== 'rejected');
  }
  return 'sent' in outcome ? outcome.sent : settled(outcome.waiting, signal);
}

/** Resolves once a waiting write has reached the server; to the new row's id, or 0. */
export function settled(id: number, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = (work: () => void) => {
      unwatch();
      signal.removeEventListener('abort', abort);
      work();
    };
    const abort = () => end(() => reject(new DOMException('stopped', 'AbortError')));
    const look = (isGone: boolean) => {
      const refused = outbox.writeOf(id)?.refused;
      if (refused !== undefined)
        end(() => reject(new RowRefused(`${refused}; it waits for you in Sync status`)));
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
