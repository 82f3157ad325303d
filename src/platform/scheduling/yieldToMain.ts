/** Long work runs for this many milliseconds before it lets the page respond and paint. */
const SLICE_MS = 12;

/**
 * Resolves in a new task, after those that were already queued. It posts a message rather than call `scheduler.yield`, whose
 * continuation would run before React's own work.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves once the page has painted its current state. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * For long work in small steps: await the returned function after each step. It yields to the page once a time slice is
 * used up, and throws the signal's reason if the work was cancelled.
 */
export function chunked(signal?: AbortSignal): () => Promise<void> {
  let sliceBegan = performance.now();
  return async () => {
    if (performance.now() - sliceBegan < SLICE_MS) return;
    await yieldToMain();
    signal?.throwIfAborted();
    sliceBegan = performance.now();
  };
}

/**
 * Runs something once the page has painted its current state; a hidden page does not paint, so it waits until it is
 * visible. For work that nobody waits for: React runs the effects of a key or a tap before the frame that answers it.
 * Returns a function that cancels it, which an effect can return.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
