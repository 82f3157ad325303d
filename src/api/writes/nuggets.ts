import * as v from 'valibot';
import { addNugget as sendNugget, addPassageTopics } from '@/api/resources/nuggets';
import { formatReference } from '@/domain/references/reference';
import { defineWrite } from './definition';
import { isSameRange, passageRef } from './passageRef';
import { changeRow, withRow } from './rows';
import { topicFields, topicsOnRow } from './topicsOnRow';

/** Adds a passage to the user's nuggets. */
export const addNugget = defineWrite({
  schema: passageRef,
  send: sendNugget,
  effects: {
    nuggets: (rows, { bookName, chapter, startVerse, endVerse }, { id }) =>
      withRow(rows, { passageId: id, bookName, chapter, startVerse, endVerse, topics: [] }, 'passageId'),
  },
  words: {
    success: (ref) => `${formatReference(ref)} added to your nuggets`,
    rejected: 'Failed to add nugget',
    error: 'Error adding nugget',
  },
  label: (ref) => `${formatReference(ref)} to nuggets`,
  guestWords: 'Guest users cannot add nuggets',
  lane: () => 'new',
  recognition: { list: 'nuggets', isIt: isSameRange, idOf: (row) => row.passageId },
});

/** Puts topics on a nugget. */
export const addNuggetTopics = defineWrite({
  ...topicsOnRow('passageId', 'passage'),
  schema: v.object({ passageId: v.number(), ...topicFields }),
  send: (user, { passageId, topics }, signal) =>
    addPassageTopics(
      user,
      passageId,
      topics.map(({ id }) => id),
      signal,
    ),
  effects: {
    nuggets: (rows, it) =>
      changeRow(rows, it, 'passageId', (row) => {
        const known = new Set(row.topics.map(({ id }) => id));
        return { ...row, topics: [...row.topics, ...it.topics.filter(({ id }) => !known.has(id))] };
      }),
  },
  recognition: {
    list: 'nuggets',
    isIt: (row, it) =>
      row.passageId === it.passageId &&
      it.topics.every(({ id }) => row.topics.some((topic) => topic.id === id)),
  },
});
