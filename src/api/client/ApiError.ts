/**
 * Why a call did not give its value:
 * `network` no answer came, or only that of a gateway before a server that is away; `http` any other status outside
 * 200-299; `rejected` the server answered that it would not; `malformed` an answer that is not what the endpoint gives.
 */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'malformed';

/** The serialisable part of an ApiError, as the store keeps it. */
export interface ApiFailure {
  kind: ApiErrorKind;
  endpoint: string;
  status?: number;
  /** The server's own words, when it gave any; text to show, never markup. */
  detail?: string;
  /** The place in the outbox of the write that failed, where it waits for a decision. */
  waiting?: number;
}

/** The only error that leaves `api/`, cancellation aside (see `isCancelled`). */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`${failure.endpoint}: ${failure.kind}${failure.status ? ` ${failure.status}` : ''}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
