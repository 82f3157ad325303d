/** Tells the app's other tabs of a message, and hears what they tell, under a name. */
export function otherTabs<Message>(
  name: string,
  hear: (message: Message) => void,
): { tell: (message: Message) => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { tell: (message) => channel.postMessage(message) };
}
