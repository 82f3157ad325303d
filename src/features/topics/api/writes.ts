import * as v from 'valibot';
import { addTopic } from './calls';
import { isBlank } from '@/platform/values/text';
import { defineWrite } from '@/data/define/write';
import { withRow } from '@/data/define/rows';

const normal = (name: string) => name.trim().toLowerCase();

export const createTopic = defineWrite('topic', {
  schema: v.object({ name: v.string() }),
  send: (call, { name }) => addTopic(call, name),
  effects: { topics: (rows, { name }, { id }) => withRow(rows, { id, name }, 'id') },
  messages: {
    rejected: (_, detail) => (isBlank(detail) || detail === 'error' ? 'Failed to create topic' : `${detail}`),
    error: 'Error creating new topic',
  },
  label: ({ name }) => `Add topic ${name}`,
  queueKey: () => 'new',
  recognition: {
    list: 'topics',
    matches: (row, { name }) => normal(row.name) === normal(name),
    idOf: (row) => row.id,
  },
});
