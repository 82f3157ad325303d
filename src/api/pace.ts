/** Work on the page's own thread goes on for this many milliseconds before it lets others in. */
const TURN_MS = 12;

/**
 * For long work in small steps: await the returned function after each step. It lets the page answer and paint when a
 * turn's time is over, and throws the signal's reason when the work was cancelled.
 *
 * A message and not `scheduler.yield`, whose continuation would go before React's own work.
 */
export function pace(signal?: AbortSignal): () => Promise<void> {
  let turnBegan = performance.now();
  return async () => {
    if (performance.now() - turnBegan < TURN_MS) return;
    await otherWork();
    signal?.throwIfAborted();
    turnBegan = performance.now();
  };
}

/** Resolves after what else was waiting for the thread. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
