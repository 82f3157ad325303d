/** Runs work under a name that only one tab can use at a time. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`nuggets-outbox/${name}`, work);
}
