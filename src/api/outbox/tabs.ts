/** Work that only one tab does at a time, by its name. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`nuggets-outbox/${name}`, work);
}

/** Tells the app's other tabs of a message, and hears what they tell. */
export function otherTabs<Message>(hear: (message: Message) => void): { tell: (message: Message) => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('nuggets-outbox');
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { tell: (message) => channel.postMessage(message) };
}
