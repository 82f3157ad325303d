/** Runs work under a name that only one tab can use at a time, where the browser has locks and allows them. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const lock = { isHeld: false };
  try {
    return await navigator.locks.request(`nuggets-outbox/${name}`, () => {
      lock.isHeld = true;
      return work();
    });
  } catch (error) {
    // A browser that forbids storage forbids locks too.
    if (lock.isHeld) throw error;
    return work();
  }
}
