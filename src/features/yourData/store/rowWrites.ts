import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import type { Outcome } from '@/data/outbox/outboxState';
import type { BoundWrite, Definition } from '@/data/define/write';
import type { Owner } from './account';
import { RowRefused, type Scripts } from './scripts';

/** The write left the outbox unseen: only the server's list shows whether the row was made. */
export class RowLost extends Error {}

const NO_ANSWER = 'The server gave no usable answer';

function reasonOf({ kind, detail, status }: ApiFailure): string {
  if (detail !== undefined && detail !== 'error' && detail.trim() !== '') return detail;
  if (kind === 'rejected') return 'The server refused it';
  return status === undefined ? NO_ANSWER : `The server failed with ${status}`;
}

/** Why a write waits for the user's decision; the outbox stores the server's message, or the kind of failure. */
function waitsForUser(refused: string): RowRefused {
  const isAnswered = !/^(?:http|network|malformed)\b/.test(refused);
  const reason = isAnswered ? reasonOf({ kind: 'rejected', endpoint: '', detail: refused }) : NO_ANSWER;
  return new RowRefused(`${reason}; it waits for you in Sync status`);
}

export interface SendContext {
  owner: Owner;
  scripts: Scripts;
  signal: AbortSignal;
}

const NOT_FOUND = 404;

/**
 * Sends a write through the outbox, and resolves once the server has it, even after a long time without a network; to the new
 * row's id, or 0.
 * @param highestKnownId the highest id among the known rows like it
 * @throws RowRefused, ServerFailed, or RowLost
 */
export async function sent<Payload extends object>(
  { owner, scripts, signal }: SendContext,
  { kind }: Definition<Payload>,
  payload: Payload,
  highestKnownId?: number,
): Promise<number> {
  scripts.check(kind);
  const { outbox } = await owner.engine.ready();
  let outcome: Outcome;
  try {
    outcome = await outbox.write(owner.user, { kind, payload }, { highestKnownId, ofMany: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { failure } = error;
    if (failure.status === NOT_FOUND) {
      // The report names it, so there is nothing to decide in Sync status.
      if (failure.waiting !== undefined) await outbox.discard(failure.waiting);
      throw scripts.lacks(kind, failure.endpoint);
    }
    if (failure.waiting !== undefined)
      throw new RowRefused(`${reasonOf(failure)}; it waits for you in Sync status`);
    if (failure.kind !== 'rejected') throw scripts.failed(kind, reasonOf(failure));
    scripts.answered(kind);
    throw new RowRefused(reasonOf(failure));
  }
  const id = 'sent' in outcome ? outcome.sent : await confirmedId(owner, outcome.waiting, signal);
  scripts.answered(kind);
  return id;
}

/** A write of an import that is in the outbox. */
export interface ImportWrite {
  id: number;
  kind: string;
  bound: BoundWrite;
}

/** The waiting writes of a user's imports, also of an interrupted one. */
export const importWrites = ({ user, engine: { installed } }: Owner): ImportWrite[] =>
  (installed?.outbox.writes() ?? []).flatMap(({ id, user: owner, write, ofMany }) => {
    const bound = write && installed?.subjects.bind(write);
    return bound && owner === user && ofMany === true ? [{ id, kind: write.kind, bound }] : [];
  });

/** Resolves once a waiting write has reached the server; to the new row's id, or 0. */
export async function confirmedId({ engine }: Owner, id: number, signal: AbortSignal): Promise<number> {
  const end = await (await engine.ready()).outbox.ended(id, signal);
  if (end === 'gone') throw new RowLost();
  if ('refused' in end) throw waitsForUser(end.refused);
  return end.sent;
}
