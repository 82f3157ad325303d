/** A named channel to the app's other open tabs: `post` sends them a message, `onMessage` receives theirs. */
export function otherTabs<Message>(
  name: string,
  onMessage: (message: Message) => void,
): { post: (message: Message) => void } {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { post: (message) => channel.postMessage(message) };
}
