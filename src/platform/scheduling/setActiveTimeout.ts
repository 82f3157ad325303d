const PARTS = 4;

/**
 * A `setTimeout` that waits in several parts. A page whose script was blocked past the end of one part, as at its start
 * on a slow phone, can handle the events that arrived meanwhile before the last part is over. Returns a function that
 * cancels it.
 */
export function setActiveTimeout(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (parts: number) => {
    timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : run()), ms / PARTS);
  };
  wait(PARTS);
  return () => clearTimeout(timer);
}
