import type { ApiFailure } from '../client/ApiError';
import type { BoundWrite } from '../define/write';

/** The end of a notice about a write that waits for a network. */
export const WAITING = ' (waiting to be sent)';

const NOT_FOUND = 404;

/** The message about a refused write. */
export function refusalMessage(bound: BoundWrite | null, failure: ApiFailure): string | undefined {
  const failed = (failure.status === NOT_FOUND ? bound?.noScript : undefined) ?? bound?.error;
  return failure.kind === 'rejected' ? bound?.rejected(failure.detail) : failed;
}

/** What a notice says apart from the words of the failure, where nobody can tell whether the server has done it. */
export const unclearDetail = ({ unclear }: ApiFailure): string | undefined =>
  unclear ? 'It may have been saved. See what waits to be sent.' : undefined;
