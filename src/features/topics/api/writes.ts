import * as v from 'valibot';
import { postTopic } from './calls';
import { replaceRecentTopic } from './recentTopics';
import { isSameTopicName } from '../model/topics';
import { isBlank } from '@/platform/values/text';
import { defineWrite } from '@/data/define/write';
import { withRow } from '@/data/define/rows';

export const createTopicWrite = defineWrite('topic', {
  schema: v.object({ name: v.string() }),
  send: (call, { name }) => postTopic(call, name),
  effects: { topics: (rows, { name }, { id }) => withRow(rows, { id, name }, 'id') },
  messages: {
    rejected: (_, detail) => (isBlank(detail) || detail === 'error' ? 'Failed to create topic' : `${detail}`),
    error: 'Error creating new topic',
  },
  label: ({ name }) => `Add topic ${name}`,
  queueKey: () => 'new',
  onConfirmed: (user, _, id, provisional) => {
    if (id > 0) replaceRecentTopic(user, provisional, id);
  },
  recognition: {
    list: 'topics',
    matches: (row, { name }) => isSameTopicName(row.name, name),
    idOf: (row) => row.id,
  },
});
