/** One tab's part in a topic. */
export interface Membership<Message> {
  post: (message: Message) => void;
  leave: () => void;
}

/** What an open tab of this app and the others tell each other. */
export interface OtherTabs {
  /** `post` sends the other tabs a message about a topic, `onMessage` gets theirs until `leave`. */
  join: <Message>(topic: string, onMessage: (message: Message) => void) => Membership<Message>;
  /** Leaves all topics. */
  close: () => void;
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
  const members = new Set<Membership<never>>();
  return {
    join: <Message>(topic: string, onMessage: (message: Message) => void): Membership<Message> => {
      channel ??= openChannel();
      if (!channel) return { post: () => undefined, leave: () => undefined };
      const hear = ({ data }: MessageEvent<{ topic: string; message: Message }>) => {
        if (data.topic === topic) onMessage(data.message);
      };
      channel.addEventListener('message', hear);
      const member: Membership<Message> = {
        post: (message) => {
          if (members.has(member)) channel?.postMessage({ topic, message });
        },
        leave: () => {
          if (!members.delete(member)) return;
          channel?.removeEventListener('message', hear);
          if (members.size > 0) return;
          channel?.close();
          channel = null;
        },
      };
      members.add(member);
      return member;
    },
    close: () => {
      for (const { leave } of members) leave();
    },
  };
}
