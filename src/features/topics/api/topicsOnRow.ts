import * as v from 'valibot';
import type { RowName } from '@/data/define/write';
import { aboutRow } from '@/data/define/rows';

/** The fields of a write that adds topics to a row. The row must not have any of them yet. */
export const topicFields = {
  topics: v.array(v.object({ id: v.number(), name: v.string() })),
  /** True if the topic was created for this row. */
  created: v.optional(v.boolean()),
};

type TopicFields = v.InferOutput<v.ObjectSchema<typeof topicFields, undefined>>;

/** The part that all definitions of writes with topics share. */
export function topicsOnRow<Field extends string>(field: Field, item: 'passage' | 'quote') {
  const { queueKey, rowIds, withId } = aboutRow(field);
  const notAssociated = `Failed to associate topic with ${item}`;
  return {
    queueKey,
    messages: {
      success: ({ created }: TopicFields) =>
        created ? `New topic created and associated with ${item}!` : 'Topics updated successfully!',
      rejected: ({ created }: TopicFields) => (created ? notAssociated : 'Failed to update topics'),
      error: ({ created }: TopicFields) => (created ? notAssociated : 'Error updating topics'),
    },
    label: (write: TopicFields & Readonly<Record<Field, number>>, rowName: RowName) => {
      const name = rowName(item === 'quote' ? 'quotes' : 'nuggets', write[field]);
      const added = write.topics.map((topic) => topic.name).join(', ');
      return `${write.topics.length === 1 ? 'Topic' : 'Topics'} ${added} for ${name ?? (item === 'quote' ? 'a quote' : 'a nugget')}`;
    },
    rowIds: (write: TopicFields & Readonly<Record<Field, number>>) => [
      ...rowIds(write),
      ...write.topics.map(({ id }) => id),
    ],
    withId: <Write extends TopicFields & Readonly<Record<Field, number>>>(
      write: Write,
      provisional: number,
      id: number,
    ): Write => ({
      ...withId(write, provisional, id),
      topics: write.topics.map((topic) => (topic.id === provisional ? { ...topic, id } : topic)),
    }),
  };
}
