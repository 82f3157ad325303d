import * as v from 'valibot';
import type { Call } from '@/data/client/call';
import type { ListResource } from '@/data/define/list';
import { currentRow, type ListReader } from '@/data/define/rawRows';
import type { RowName } from '@/data/define/write';
import { aboutRow } from '@/data/define/rows';
import type { Topic } from '../model/topics';

/** The fields of a write that adds topics to a row. Those that the row has by the time it is sent are left out. */
export const topicFields = {
  topics: v.array(v.object({ id: v.number(), name: v.string() })),
  /** True if the topic was created for this row. */
  created: v.optional(v.boolean()),
  /** True if the row itself has just been made: no other device can have added topics to it, and it need not be read. */
  isNewRow: v.optional(v.boolean()),
};

type TopicFields = v.InferOutput<v.ObjectSchema<typeof topicFields, undefined>>;

/** How topics are added to the rows of a list. */
interface TopicsOfList<Row> {
  list: ListResource<Row>;
  topicIdsOf: (row: Row) => readonly number[];
  /** Adds at least one topic to a row, and only topics that it does not have. Throws an ApiError. */
  post: (call: Call, rowId: number, topics: readonly Topic[]) => Promise<'success'>;
}

/** The part that all definitions of writes with topics share. */
export function topicsOnRow<Field extends string, Row extends Readonly<Record<Field, number>>>(
  field: Field,
  item: 'passage' | 'quote',
  { list, topicIdsOf, post }: TopicsOfList<Row>,
) {
  const { queueKey, rowIds, withId } = aboutRow(field);
  const notAssociated = `Failed to associate topic with ${item}`;
  return {
    queueKey,
    /** Reads the row first: the server refuses all topics where it has one of them, as from another device. */
    prepare: async (_: Call, write: TopicFields & Readonly<Record<Field, number>>, { read }: ListReader) => {
      const rowId: number = write[field];
      const isRow = ({ [field]: id }: Readonly<Record<Field, number>>) => id === rowId;
      const current = write.isNewRow ? null : await currentRow(list, isRow, read);
      const present = new Set(current && topicIdsOf(current.row));
      const missing = write.topics.filter(({ id }) => !present.has(id));
      return async (call: Call): Promise<'success'> =>
        missing.length === 0 ? 'success' : post(call, rowId, missing);
    },
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
