import { createTopic } from '@/store/topics/topics';
import { useAppDispatch } from '@/store/core/hooks';
import type { Topic } from '@/domain/topics/topic';

type Created = { topic: Topic } | { problem: string };

/** Creates a topic; gives it, or why there is none (§8 'Topics'). */
export function useCreateTopic(): (name: string) => Promise<Created> {
  const dispatch = useAppDispatch();
  return async (name) => {
    const made = await dispatch(createTopic(name));
    if (createTopic.fulfilled.match(made)) return { topic: { id: made.payload.id, name: name.trim() } };
    const refused = createTopic.rejected.match(made) && made.payload?.kind === 'rejected';
    return {
      problem: refused ? 'Failed to create new topic' : 'An error occurred while creating the topic',
    };
  };
}
