/** One tab's part in a topic. */
export interface Membership<Message> {
  post: (message: Message) => void;
  leave: () => void;
}

/** What an open tab of this app and the others tell each other. */
export interface OtherTabs {
  /** `post` sends the other tabs a message about a topic, `onMessage` gets theirs until `leave`. */
  join: <Message>(topic: string, onMessage: (message: Message) => void) => Membership<Message>;
}

/** Not `nuggets`: there the tabs of an earlier version, which may still be open, send messages without a topic. */
const CHANNEL = 'nuggets-tabs';

/** Null in a browser without channels, or one that forbids them along with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Opens the one channel between the app's tabs when the first topic is joined, and closes it when the last is left. */
export function createOtherTabs(): OtherTabs {
  let channel: BroadcastChannel | null = null;
  let members = 0;
  return {
    join: <Message>(topic: string, onMessage: (message: Message) => void): Membership<Message> => {
      channel ??= openChannel();
      if (!channel) return { post: () => undefined, leave: () => undefined };
      members += 1;
      let isMember = true;
      const hear = ({ data }: MessageEvent<{ topic: string; message: Message }>) => {
        if (data.topic === topic) onMessage(data.message);
      };
      channel.addEventListener('message', hear);
      return {
        post: (message) => {
          if (isMember) channel?.postMessage({ topic, message });
        },
        leave: () => {
          if (!isMember) return;
          isMember = false;
          channel?.removeEventListener('message', hear);
          members -= 1;
          if (members > 0) return;
          channel?.close();
          channel = null;
        },
      };
    },
  };
}
