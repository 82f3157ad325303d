/**
 * A named channel to the app's other open tabs: `post` sends them a message, `onMessage` receives theirs until `close`.
 */
export function otherTabs<Message>(
  name: string,
  onMessage: (message: Message) => void,
): { post: (message: Message) => void; close: () => void } {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return {
    post: (message) => channel?.postMessage(message),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
