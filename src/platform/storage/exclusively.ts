/**
 * Runs work under a name that only one tab can use at a time, where the browser has locks and allows them. `onWait` is called
 * if another tab has the name, so that the work has to wait for it.
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
    return await navigator.locks.request(key, begin);
  } catch (error) {
    // A browser that forbids storage forbids locks too.
    if (lock.isHeld) throw error;
    return work();
  }
}
