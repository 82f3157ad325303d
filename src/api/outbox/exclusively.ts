/** Work that only one tab does at a time, by its name. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`nuggets-outbox/${name}`, work);
}
