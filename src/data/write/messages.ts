import type { ApiFailure } from '../client/ApiError';
import type { BoundWrite } from '../define/write';

/** The end of a notice about a write that waits for a network. */
export const WAITING = ' (waiting to be sent)';

const NOT_FOUND = 404;

/** The message about a refused write. */
export function refusalMessage(bound: BoundWrite | null, failure: ApiFailure): string | undefined {
  if (failure.detail !== undefined && failure.detail === bound?.guestMessage) return bound.guestMessage;
  const failed = (failure.status === NOT_FOUND ? bound?.noScript : undefined) ?? bound?.error;
  const message = failure.kind === 'rejected' ? bound?.rejected(failure.detail) : failed;
  return message !== undefined && failure.unclear
    ? `${message}: it may have been saved. See what waits to be sent.`
    : message;
}
