import * as v from 'valibot';
import { aboutRow } from './rows';

/** The fields of a write that puts topics on a row. The row must not have any of them yet. */
export const topicFields = {
  topics: v.array(v.object({ id: v.number(), name: v.string() })),
  /** True if the topic was created to be put on this row. */
  created: v.optional(v.boolean()),
};

type TopicFields = v.InferOutput<v.ObjectSchema<typeof topicFields, undefined>>;

/** The part of a definition that all writes with topics share, with the catalogue's words (§8, 'Topics'). */
export function topicsOnRow<Field extends string>(field: Field, item: 'passage' | 'quote') {
  const { lane, rowIds, withId } = aboutRow(field);
  const notAssociated = `Failed to associate topic with ${item}`;
  return {
    lane,
    words: {
      success: ({ created }: TopicFields) =>
        created ? `New topic created and associated with ${item}!` : 'Topics updated successfully!',
      rejected: ({ created }: TopicFields) => (created ? notAssociated : 'Failed to update topics'),
      error: ({ created }: TopicFields) => (created ? notAssociated : 'Error updating topics'),
    },
    label: ({ topics }: TopicFields) => `Topics ${topics.map(({ name }) => name).join(', ')}`,
    rowIds: (it: TopicFields & Readonly<Record<Field, number>>) => [
      ...rowIds(it),
      ...it.topics.map(({ id }) => id),
    ],
    withId: <It extends TopicFields & Readonly<Record<Field, number>>>(
      it: It,
      provisional: number,
      id: number,
    ): It => ({
      ...withId(it, provisional, id),
      topics: it.topics.map((topic) => (topic.id === provisional ? { ...topic, id } : topic)),
    }),
  };
}
