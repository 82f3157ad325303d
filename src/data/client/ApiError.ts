import { isCancel } from 'axios';

/**
 * Why a call failed:
 * - `network`: no answer in time, or a gateway's that the server is down; with a `status` the server's that it takes nothing now;
 * - `http`: any other status outside 200-299;
 * - `rejected`: the server answered that it refuses;
 * - `malformed`: the answer cannot be decoded.
 */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'malformed';

/** A field that another device changed meanwhile: its name, its name in words (`field`), and its new value as text. */
export interface Conflict {
  name: string;
  field: string;
  theirs: string;
}

/** The serialisable part of an ApiError, for the store. */
export interface ApiFailure {
  kind: ApiErrorKind;
  endpoint: string;
  status?: number;
  /** The server's own words, if it gave any: text to show, never markup. */
  detail?: string;
  /** The id of the failed write, if the outbox keeps it for the user to decide. */
  waiting?: number;
  /** Set if nothing was sent because another device had changed the same field. */
  conflict?: Conflict;
  /** True if the write may have been saved and the server's list does not show which. */
  unclear?: true;
  /** The number of rows of a list, if not one of them is valid. */
  invalidRowCount?: number;
  /** True if it needs no notice: a list could not be refreshed offline and is shown from the cache, or had failed before. */
  quiet?: true;
}

/** The only error that leaves the client, except for cancellation (see `isCancelled`). */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** The notice to show instead of the thunk's. */
  readonly notice: string | undefined;

  constructor(failure: ApiFailure, notice?: string) {
    super(`${failure.endpoint}: ${failure.kind}${failure.status ? ` ${failure.status}` : ''}`);
    this.name = 'ApiError';
    this.failure = failure;
    this.notice = notice;
  }
}

/** Whether the server may have carried out the call although it failed. */
export const isOutcomeUnknown = ({ kind, status = 0 }: ApiFailure): boolean =>
  kind === 'malformed' || (kind === 'http' && status >= 500);

/** Whether the server gave an unusable answer: another attempt may succeed. */
export const isServerFailing = (error: unknown): boolean =>
  error instanceof ApiError && isOutcomeUnknown(error.failure);

/** Whether an error means that the caller aborted the call. */
export const isCancelled = (error: unknown): boolean => isCancel(error);

/** Whether no answer came. */
export const isUnreachable = (error: unknown): boolean =>
  isCancelled(error) || (error instanceof ApiError && error.failure.kind === 'network');

/** Whether the server answered that it did not carry the call out, and that it may come again later. */
export const isNotNow = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'network' && error.failure.status !== undefined;

/** The answer of a script that fails or does not know the user. */
export interface ErrorJson {
  error: string;
}
