import * as v from 'valibot';
import { nuggets, postNuggetTopics, postNugget } from './calls';
import { formatReference } from '@/bible/references/reference';
import { defineWrite } from '@/data/define/write';
import { refuseGuests } from '@/data/session/users';
import { isSameRange, passageRef } from '@/bible/text/passageRef';
import { changeRow, withRow } from '@/data/define/rows';
import type { Topic } from '@/features/topics/model/public';
import { topicFields, topicsOnRow } from '@/features/topics/public';

/** Adds a passage to the user's nuggets. */
export const addNuggetWrite = defineWrite('nugget', {
  schema: passageRef,
  send: postNugget,
  effects: {
    nuggets: (rows, { bookName, chapter, startVerse, endVerse }, { id }) =>
      withRow(rows, { passageId: id, bookName, chapter, startVerse, endVerse, topics: [] }, 'passageId'),
  },
  messages: {
    success: (ref) => `${formatReference(ref)} added to your nuggets`,
    rejected: 'Failed to add nugget',
    error: 'Error adding nugget',
  },
  label: (ref) => `Add ${formatReference(ref)} to nuggets`,
  refuse: refuseGuests('nugget', 'Guest users cannot add nuggets'),
  queueKey: () => 'new',
  recognition: { list: 'nuggets', matches: isSameRange, idOf: (row) => row.passageId },
});

const idsOf = (topics: readonly Topic[]): number[] => topics.map(({ id }) => id);

/** Adds topics to a nugget. */
export const addNuggetTopicsWrite = defineWrite('nuggetTopics', {
  ...topicsOnRow('passageId', 'passage', {
    list: nuggets,
    topicIdsOf: ({ topics }) => idsOf(topics),
    post: (call, passageId, topics) => postNuggetTopics(call, passageId, idsOf(topics)),
  }),
  schema: v.object({ passageId: v.number(), ...topicFields }),
  effects: {
    nuggets: (rows, write) =>
      changeRow(rows, write, 'passageId', (row) => {
        const known = new Set(row.topics.map(({ id }) => id));
        return { ...row, topics: [...row.topics, ...write.topics.filter(({ id }) => !known.has(id))] };
      }),
  },
  recognition: {
    list: 'nuggets',
    matches: (row, write) =>
      row.passageId === write.passageId &&
      write.topics.every(({ id }) => row.topics.some((topic) => topic.id === id)),
  },
});
