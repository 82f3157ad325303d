/** The event that follows each error that nothing expects. */
export const UNEXPECTED_ERROR = 'nuggets:unexpectedError';

/** Reports an error that nothing expects, so that a mistake of the app is seen. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a mistake of the app reaches the console
  console.error('Unexpected error', error);
  globalThis.dispatchEvent(new Event(UNEXPECTED_ERROR));
}

/** Whether an error only says that the work was aborted. */
export const isAbort = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) &&
  ['AbortError', 'CanceledError', 'TimeoutError'].includes(error.name);
