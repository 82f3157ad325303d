import type { ApiFailure } from '../client/ApiError';
import type { Found } from '../define/recognition';
import { withoutSeen } from '../define/conflict';
import type { OutboxWrite } from './outboxWrite';

/** The events of a write. */
export type WriteEvent =
  /** The time in which it can be undone is over, the page was hidden or left, or the user wants it sent now. */
  | { type: 'due' }
  | { type: 'undone' }
  | { type: 'discarded' }
  /** It is being sent. */
  | { type: 'sent'; at: number }
  /** The page that was sending it was closed. */
  | { type: 'left' }
  /** The server has it. */
  | { type: 'answered' }
  | { type: 'refused'; failure: ApiFailure }
  /** No answer came. */
  | { type: 'lost'; mayStillRun: boolean }
  /** The server failed, or the write's reads did: it is tried again at `nextAt`. */
  | { type: 'failed'; nextAt: number; mayBeSaved: boolean }
  /** The server's list was searched for it. */
  | { type: 'listRead'; found: Found }
  /** The list does not show whether the server has it. */
  | { type: 'unclear'; failure: ApiFailure }
  /** The user wants it sent again. */
  | { type: 'retried' };

/**
 * A write after an event; null once it is removed. An event without a meaning for its status changes nothing.
 *
 * ```
 *   undoable --due--> queued --sent--> sending --answered--> confirmed
 *      | undone          ^                | |-----refused--> rejected  (retried --> queued, or discarded)
 *      v                 | absent         v lost, failed, left
 *     gone               '-listRead--- unknown --listRead: saved--> confirmed, unclear--> rejected
 * ```
 */
export function transition(write: OutboxWrite, event: WriteEvent): OutboxWrite | null {
  const { status } = write;
  if (status === 'confirmed') return write;
  switch (event.type) {
    case 'undone':
      return canBeUndone(write) ? null : write;
    case 'discarded':
      return null;
    case 'due':
      if (status === 'undoable') return { ...write, status: 'queued', undoableUntil: undefined, nextAt: 0 };
      return write.nextAt === 0 ? write : { ...write, nextAt: 0 };
    case 'sent':
      return status === 'queued'
        ? { ...write, status: 'sending', sentAt: event.at, mayStillRun: true }
        : write;
    case 'left':
      return status === 'sending' ? { ...write, status: 'unknown' } : write;
    case 'answered':
      return status === 'sending' ? { ...write, status: 'confirmed', mayStillRun: false } : write;
    case 'lost':
      return status === 'sending' ? { ...write, status: 'unknown', mayStillRun: event.mayStillRun } : write;
    case 'failed':
      return {
        ...write,
        status: event.mayBeSaved ? 'unknown' : status,
        // Only the call's own answer is its end: a list that cannot be read says nothing about that.
        mayStillRun: status !== 'sending' && write.mayStillRun,
        attempts: write.attempts + 1,
        nextAt: event.nextAt,
      };
    case 'listRead':
      if (status !== 'unknown') return write;
      if (event.found === 'unclear') return transition(write, { type: 'unclear', failure: UNCLEAR });
      return event.found === 'absent'
        ? { ...write, status: 'queued', mayStillRun: false }
        : { ...write, status: 'confirmed', mayStillRun: false };
    case 'refused':
    case 'unclear':
      return {
        ...write,
        status: 'rejected',
        undoableUntil: undefined,
        mayStillRun: false,
        refused: reasonOf(event.failure),
        conflict: event.failure.conflict?.name,
        unclear: event.type === 'unclear',
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

const UNCLEAR: ApiFailure = {
  kind: 'rejected',
  endpoint: 'outbox',
  detail: 'no answer came, and it may have been saved',
};

/** The server's own words, or the kind of failure, and the status that it answered. */
const reasonOf = ({ detail, kind, status }: ApiFailure): string =>
  detail ?? (status === undefined ? kind : `${kind} ${status}`);

/** Whether nothing of it has been sent yet. */
export const canBeUndone = ({ status, sentAt }: Pick<OutboxWrite, 'status' | 'sentAt'>): boolean =>
  status === 'undoable' || (status === 'queued' && sentAt === undefined);

/** Whether it is shown as done before the server has confirmed it. */
export const isPending = ({ status }: Pick<OutboxWrite, 'status'>): boolean =>
  status !== 'rejected' && status !== 'confirmed';
