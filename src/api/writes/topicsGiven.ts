import * as v from 'valibot';
import type { Topic } from '@/domain/topics/topic';

/** The topics that are put on something: only such as it does not have. */
export const topicsGiven = {
  topics: v.array(v.object({ id: v.number(), name: v.string() })),
  /** True for a topic that was created to be put there. */
  created: v.optional(v.boolean()),
};

/** The catalogue's words for topics put on a passage or a quote (§8, 'Topics'). */
export function topicWords(item: 'passage' | 'quote') {
  const notAssociated = `Failed to associate topic with ${item}`;
  return {
    success: ({ created }: { created?: boolean | undefined }) =>
      created ? `New topic created and associated with ${item}!` : 'Topics updated successfully!',
    rejected: ({ created }: { created?: boolean | undefined }) =>
      created ? notAssociated : 'Failed to update topics',
    error: ({ created }: { created?: boolean | undefined }) =>
      created ? notAssociated : 'Error updating topics',
  };
}

/** The topics with the server's id in the place of a provisional one. */
export const topicsWithId = <It extends { topics: readonly Topic[] }>(
  it: It,
  provisional: number,
  id: number,
) => ({ ...it, topics: it.topics.map((topic) => (topic.id === provisional ? { ...topic, id } : topic)) });
