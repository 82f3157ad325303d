/** Resolves after some milliseconds. Throws the signal's reason. */
export async function abortableWait(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { signal: over.signal });
  });
  over.abort();
  signal.throwIfAborted();
}

/** Resolves when the browser finds the network again, at the latest after some milliseconds. Throws the signal's reason. */
export async function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const isBack = new AbortController();
  const stop = () => isBack.abort();
  window.addEventListener('online', stop);
  signal.addEventListener('abort', stop);
  await abortableWait(ms, isBack.signal).catch(() => undefined);
  window.removeEventListener('online', stop);
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
}

/**
 * Makes a function that has work wait until none of that name runs, in this tab or, where the browser has locks, in another. It
 * rejects if the signal is aborted.
 */
export function createTurns(name: string) {
  let last: Promise<void> = Promise.resolve();
  return async (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const turn = last.then(async () => {
      signal.throwIfAborted();
      if ('locks' in navigator) await navigator.locks.request(name, { signal }, work);
      else await work();
    });
    last = turn.catch(() => undefined);
    await turn;
  };
}
