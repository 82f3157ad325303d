/**
 * Why a call did not give its value:
 * `network` no answer came, or only that of a gateway before a server that is away; `http` any other status outside
 * 200-299; `rejected` the server answered that it would not; `malformed` an answer that is not what the endpoint gives.
 */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'malformed';

/** What another device wrote meanwhile of what was to be changed: the field's name, `field` in words, its value as text. */
export interface Conflict {
  name: string;
  field: string;
  theirs: string;
}

/** The serialisable part of an ApiError, as the store holds it. */
export interface ApiFailure {
  kind: ApiErrorKind;
  endpoint: string;
  status?: number;
  /** The server's own words, when it gave any; text to show, never markup. */
  detail?: string;
  /** The write that failed, where it stays in the outbox and waits for a decision. */
  waiting?: number;
  /** Set when nothing was sent because another device had changed the same. */
  conflict?: Conflict;
  /** True when the write may have been recorded, and the server's list does not tell. */
  unclear?: true;
  /** True when a list could not be refreshed for want of the network and is shown as it was known, or failed before: no news to anyone. */
  quiet?: true;
}

/** The only error that leaves `api/`, cancellation aside (see `isCancelled`). */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** What the person is told, where whoever failed knows it best. */
  readonly words: string | undefined;

  constructor(failure: ApiFailure, words?: string) {
    super(`${failure.endpoint}: ${failure.kind}${failure.status ? ` ${failure.status}` : ''}`);
    this.name = 'ApiError';
    this.failure = failure;
    this.words = words;
  }
}

/** Whether the server may have done what it was asked, for all that its answer says. */
export const mayBeDone = ({ kind, status = 0 }: ApiFailure): boolean =>
  kind === 'malformed' || (kind === 'http' && status >= 500);
