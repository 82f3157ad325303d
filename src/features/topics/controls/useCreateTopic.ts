import { createTopic as create } from '../store/topics';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { Topic } from '../model/topics';

type Created = { topic: Topic } | { problem: string };

/** Creates a topic; resolves to the topic or to what went wrong, in words. */
export function useCreateTopic() {
  const dispatch = useAppDispatch();
  /** Whether a topic is being sent, also from a dialog that has been closed. */
  const sending = useAppSelector((state) => create.selectSending(state).length > 0);
  const createTopic = async (name: string): Promise<Created> => {
    const made = await dispatch(create(name));
    if (create.fulfilled.match(made)) return { topic: { id: made.payload.id, name: name.trim() } };
    const refused = create.rejected.match(made) && made.payload?.kind === 'rejected';
    return {
      problem: refused ? 'Failed to create new topic' : 'An error occurred while creating the topic',
    };
  };
  return { createTopic, sending };
}
