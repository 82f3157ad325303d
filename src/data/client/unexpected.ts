import { createWatchable } from '@/platform/values/watchable';

/** Each error that no code expects: a mistake of the app. */
const errors = createWatchable<[error: unknown]>();

/** Calls a watcher with each unexpected error; returns the unsubscriber. */
export const watchUnexpected = errors.watch;

/** Reports an error that nothing expects, so that a mistake of the app is seen. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a mistake of the app reaches the console
  console.error('Unexpected error', error);
  errors.tell(error);
}

/** Whether an error only says that somebody ended the work. */
export const isAbort = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) &&
  ['AbortError', 'CanceledError', 'TimeoutError'].includes(error.name);
