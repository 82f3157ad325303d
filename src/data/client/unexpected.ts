/** Called with each error that no code expects: a mistake of the app. */
type Watcher = (error: unknown) => void;

const watchers = new Set<Watcher>();

/** Calls `watcher` with each unexpected error; returns the unsubscriber. */
export function watchUnexpected(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Reports an error that nothing expects, so that a mistake of the app is seen. */
export function reportUnexpected(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where a mistake of the app reaches the console
  console.error('Unexpected error', error);
  for (const watcher of watchers) watcher(error);
}

/** Whether an error only says that somebody ended the work. */
export const isAbort = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) &&
  ['AbortError', 'CanceledError', 'TimeoutError'].includes(error.name);
