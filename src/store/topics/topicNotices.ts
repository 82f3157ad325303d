import type { Notices } from '@/store/core/createApiThunk';

/** What is said when topics were put on something (§8, 'Topics'). */
export interface TopicAddition {
  /** True for a topic that was created to be put there. */
  created?: boolean;
}

/** The catalogue's words for topics put on a passage or a quote. */
export function topicNotices<Arg extends TopicAddition>(item: 'passage' | 'quote'): Notices<unknown, Arg> {
  const notAssociated = `Failed to associate topic with ${item}`;
  return {
    success: (_, { created }) =>
      created ? `New topic created and associated with ${item}!` : 'Topics updated successfully!',
    rejected: (_, { created }) => (created ? notAssociated : 'Failed to update topics'),
    error: (_, { created }) => (created ? notAssociated : 'Error updating topics'),
  };
}
