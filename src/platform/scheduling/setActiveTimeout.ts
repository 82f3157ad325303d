const PARTS = 4;

/**
 * Runs something after `ms` milliseconds, waited in parts: a page that stood still through the end of one, as at its start on a
 * slow phone, has not heard of what came meanwhile, and hears of it in the next. Returns how to cancel it.
 */
export function setActiveTimeout(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (parts: number) => {
    timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : run()), ms / PARTS);
  };
  wait(PARTS);
  return () => clearTimeout(timer);
}
