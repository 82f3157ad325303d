import type { ApiFailure } from '../client/ApiError';
import { withoutSeen } from '../define/conflict';
import type { OutboxWrite } from './outboxWrite';

/** The events of a write. */
export type WriteEvent =
  /** The time in which it can be undone is over, the page was hidden or left, or the user wants it sent now. */
  | { type: 'due' }
  | { type: 'undone' }
  | { type: 'discarded' }
  /** It is being sent. */
  | { type: 'sent'; at: number; atServer: number | undefined }
  /** The page that was sending it was closed. */
  | { type: 'left' }
  /** The server refused it, or, with `unclear`, nobody can tell whether it has it: the user decides. */
  | { type: 'refused'; failure: ApiFailure }
  /** No answer came. */
  | { type: 'lost'; mayStillRun: boolean }
  /** The server answered that it takes nothing now, so it was not carried out: it is sent again at `nextAt`. */
  | { type: 'postponed'; nextAt: number }
  /** The server failed, or the write's reads did: it is tried again at `nextAt`. */
  | { type: 'failed'; nextAt: number }
  /** The user wants it sent again. */
  | { type: 'retried' };

/**
 * A write after an event; null once it is removed, as it also is once it is confirmed. An event without a meaning for its status
 * changes nothing.
 *
 * ```
 *   undoable --due--> queued --sent--> sending ----(answered)----> confirmed
 *      | undone              postponed ^     | |--refused--> rejected  (retried --> queued, or discarded)
 *      v                     absent in |     v lost, failed, left
 *     gone                    its list '-- unknown --(in its list)--> confirmed, or --refused--> rejected
 * ```
 */
export function transition(write: OutboxWrite, event: WriteEvent): OutboxWrite | null {
  const { status } = write;
  switch (event.type) {
    case 'undone':
      return canBeUndone(write) ? null : write;
    case 'discarded':
      return null;
    case 'due':
      if (status === 'undoable') return { ...write, status: 'queued', undoableUntil: undefined, nextAt: 0 };
      return write.nextAt === 0 ? write : { ...write, nextAt: 0 };
    case 'sent':
      return status === 'queued' || status === 'unknown'
        ? { ...write, status: 'sending', sentAt: event.at, sentAtServer: event.atServer, mayStillRun: true }
        : write;
    case 'left':
      return status === 'sending' ? { ...write, status: 'unknown' } : write;
    case 'lost':
      return status === 'sending' ? { ...write, status: 'unknown', mayStillRun: event.mayStillRun } : write;
    case 'postponed':
      return status === 'sending'
        ? { ...write, status: 'queued', mayStillRun: false, nextAt: event.nextAt }
        : write;
    case 'failed':
      return {
        ...write,
        status: status === 'sending' ? 'unknown' : status,
        // Only the call's own answer is its end: a list that cannot be read says nothing about that.
        mayStillRun: status !== 'sending' && write.mayStillRun,
        attempts: write.attempts + 1,
        nextAt: event.nextAt,
      };
    case 'refused':
      return {
        ...write,
        status: 'rejected',
        undoableUntil: undefined,
        mayStillRun: false,
        refused: reasonOf(event.failure),
        conflict: event.failure.conflict?.name,
        unclear: event.failure.unclear === true,
      };
    case 'retried':
      if (status !== 'rejected') return write;
      return {
        ...write,
        status: 'queued',
        attempts: 0,
        nextAt: 0,
        refused: undefined,
        unclear: false,
        conflict: undefined,
        // The user has seen the other device's value of this field, and overwrites it.
        ...(write.conflict !== undefined &&
          write.write && {
            write: { ...write.write, payload: withoutSeen(write.write.payload, write.conflict) },
          }),
      };
  }
}

/** The server's own words, or the kind of failure, and the status that it answered. */
const reasonOf = ({ detail, kind, status }: ApiFailure): string =>
  detail ?? (status === undefined ? kind : `${kind} ${status}`);

/** Whether nothing of it has been sent yet. */
export const canBeUndone = ({ status, sentAt }: Pick<OutboxWrite, 'status' | 'sentAt'>): boolean =>
  status === 'undoable' || (status === 'queued' && sentAt === undefined);

/** Whether the server certainly does not have it: it was not sent, or the server answered that it takes nothing now. */
export const isCertainlyAbsent = (write: OutboxWrite): boolean =>
  canBeUndone(write) ||
  (write.status === 'queued' && !write.mayStillRun && write.attempts === 0 && write.nextAt > 0);

/** Whether it is shown as done before the server has confirmed it. */
export const isPending = ({ status }: Pick<OutboxWrite, 'status'>): boolean => status !== 'rejected';
