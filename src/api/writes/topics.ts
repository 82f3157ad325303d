import * as v from 'valibot';
import { addTopic } from '@/api/resources/topics';
import { isBlank } from '@/domain/text/text';
import { defineWrite } from './definition';
import { withRow } from './rows';

const normal = (name: string) => name.trim().toLowerCase();

export const createTopic = defineWrite({
  schema: v.object({ name: v.string() }),
  send: (user, { name }, signal) => addTopic(user, name, signal),
  effects: { topics: (rows, { name }, { id }) => withRow(rows, { id, name }, 'id') },
  words: {
    rejected: (_, detail) => (isBlank(detail) || detail === 'error' ? 'Failed to create topic' : `${detail}`),
    error: 'Error creating new topic',
  },
  label: ({ name }) => `Topic ${name}`,
  lane: () => 'new',
  recognition: {
    list: 'topics',
    isIt: (row, { name }) => normal(row.name) === normal(name),
    idOf: (row) => row.id,
  },
});
