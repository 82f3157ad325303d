/** A named channel to the app's other open tabs: `tell` posts a message to them, `hear` receives theirs. */
export function otherTabs<Message>(
  name: string,
  hear: (message: Message) => void,
): { tell: (message: Message) => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { tell: (message) => channel.postMessage(message) };
}
