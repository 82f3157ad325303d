import * as v from 'valibot';
import { addNugget as sendNugget, addPassageTopics, nuggets } from '@/api/resources/nuggets';
import { bookName, translationCode } from '@/api/wire/names';
import type { VerseRange } from '@/domain/bible/passage';
import type { Topic } from '@/domain/topics/topic';
import { formatReference } from '@/domain/references/reference';
import { defineWrite } from './definition';
import { inList } from './recognition';
import { changeRow, withRow } from './rows';
import { topicsGiven, topicsWithId, topicWords } from './topicsGiven';

const idOf = (row: { passageId: number }) => row.passageId;

/** Adds a passage to the user's nuggets. */
export const addNugget = defineWrite({
  schema: v.object({
    translation: translationCode,
    bookName,
    chapter: v.number(),
    startVerse: v.number(),
    endVerse: v.number(),
  }),
  send: sendNugget,
  effects: {
    nuggets: (rows, { bookName: book, chapter, startVerse, endVerse }, { id }) =>
      withRow(rows, { passageId: id, bookName: book, chapter, startVerse, endVerse, topics: [] }, idOf),
  },
  words: {
    success: (ref) => `${formatReference(ref)} added to your nuggets`,
    rejected: 'Failed to add nugget',
    error: 'Error adding nugget',
  },
  label: (ref) => `${formatReference(ref)} to nuggets`,
  guestWords: 'Guest users cannot add nuggets',
  lane: () => 'new',
  recognition: inList('nuggets', nuggets, {
    isIt: (row, ref: VerseRange) =>
      row.bookName === ref.bookName &&
      row.chapter === ref.chapter &&
      row.startVerse === ref.startVerse &&
      row.endVerse === ref.endVerse,
    idOf,
  }),
});

/** Puts topics on a nugget. */
export const addNuggetTopics = defineWrite({
  schema: v.object({ passageId: v.number(), ...topicsGiven }),
  send: async (user, it, signal) => {
    await addPassageTopics(
      user,
      it.passageId,
      it.topics.map(({ id }) => id),
      signal,
    );
    return 0;
  },
  effects: {
    nuggets: (rows, it) =>
      changeRow(
        rows,
        (row) => row.passageId === it.passageId,
        (row) => {
          const known = new Set(row.topics.map(({ id }) => id));
          return { ...row, topics: [...row.topics, ...it.topics.filter(({ id }) => !known.has(id))] };
        },
      ),
  },
  words: topicWords('passage'),
  label: (it) => `Topics ${it.topics.map(({ name }) => name).join(', ')}`,
  lane: (it) => it.passageId,
  recognition: inList('nuggets', nuggets, {
    isIt: (row, it: { passageId: number; topics: readonly Topic[] }) =>
      row.passageId === it.passageId &&
      it.topics.every(({ id }) => row.topics.some((topic) => topic.id === id)),
  }),
  rowIds: (it) => [it.passageId, ...it.topics.map(({ id }) => id)],
  withId: (it, provisional, id) => ({
    ...topicsWithId(it, provisional, id),
    ...(it.passageId === provisional && { passageId: id }),
  }),
});
