import { createEmitter } from '@/platform/values/emitter';

/** Each error that no code expects: a mistake of the app. */
const errors = createEmitter<[error: unknown]>();

/** Calls a watcher with each unexpected error; returns the unsubscriber. */
export const watchUnexpected = errors.subscribe;

/** Reports an error that nothing expects, so that a mistake of the app is seen. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a mistake of the app reaches the console
  console.error('Unexpected error', error);
  errors.emit(error);
}

/** Whether an error only says that somebody ended the work. */
export const isAbort = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) &&
  ['AbortError', 'CanceledError', 'TimeoutError'].includes(error.name);
