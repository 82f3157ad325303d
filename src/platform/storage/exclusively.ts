/** A browser that suspends a tab may leave it its lock: the others wait no longer than this. */
const LONGEST_WAIT_MS = 3 * 60_000;

/**
 * Runs work under a name that only one tab can use at a time, where the browser has locks and allows them. `onWait` is called
 * if another tab has the name, so that the work has to wait for it, however long; without it, work waits for three minutes at most.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  if (!('locks' in navigator)) return work();
  const lock = { isHeld: false };
  const begin = () => {
    lock.isHeld = true;
    return work();
  };
  const key = `nuggets-outbox/${name}`;
  try {
    if (onWait) {
      const done = await navigator.locks.request(key, { ifAvailable: true }, async (free) =>
        free ? { result: await begin() } : null,
      );
      if (done) return done.result;
      onWait();
    }
    if (onWait) return await navigator.locks.request(key, begin);
    return await navigator.locks.request(key, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    // A browser that forbids storage forbids locks too.
    if (lock.isHeld) throw error;
    return work();
  }
}
