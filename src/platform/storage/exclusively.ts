/** Runs work under a name that only one tab can use at a time. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isHeld = false;
  try {
    return await navigator.locks.request(`nuggets-outbox/${name}`, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    // A browser that forbids storage forbids locks too.
    if (isHeld) throw error;
    return work();
  }
}
