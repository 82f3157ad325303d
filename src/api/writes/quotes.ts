import * as v from 'valibot';
import { currentRow } from '@/api/resources/rawRows';
import {
  addQuote as sendQuote,
  addQuoteTopics as sendTopics,
  getQuoteText,
  QUOTE_TEXT,
  quotes,
  quotesWithTexts,
  updateQuote,
} from '@/api/resources/quotes';
import type { Topic } from '@/domain/topics/topic';
import { preview } from '@/domain/text/text';
import { refuseConflict } from './conflict';
import { defineWrite } from './definition';
import { inList } from './recognition';
import { changeRow, withRow } from './rows';
import { topicsGiven, topicsWithId, topicWords } from './topicsGiven';

const LABEL_LENGTH = 60;
const isQuote =
  (id: number) =>
  (row: { quoteId: number }): boolean =>
    row.quoteId === id;
const idOf = (row: { quoteId: number }) => row.quoteId;
const textOf = (user: string, quoteId: number, text: string) => [
  { endpoint: QUOTE_TEXT, params: { user, quoteId }, answer: text },
];

/** Adds a quote; its outer white space is no part of it. */
export const addQuote = defineWrite({
  schema: v.object({ text: v.string() }),
  send: (user, { text }, signal) => sendQuote(user, text, signal),
  effects: {
    quotes: (rows, { text }, { id }) =>
      withRow(rows, { quoteId: id, text, topicIds: [], approved: 'Y', fromUser: null, sourceId: null }, idOf),
  },
  answers: (user, { text }, id) => textOf(user, id, text),
  words: {
    success: 'Quote added successfully!',
    rejected: 'Failed to add quote',
    error: 'Error adding quote',
  },
  label: ({ text }) => `Quote “${preview(text, LABEL_LENGTH)}”`,
  guestWords: 'Guest users cannot add quotes',
  lane: () => 'new',
  recognition: inList('quotes', quotesWithTexts, {
    isIt: (row, { text }: { text: string }) => row.text?.trim() === text.trim(),
    idOf,
  }),
});

/** Writes a quote's text: the rest of its row goes back as the server has it. */
export const updateQuoteText = defineWrite({
  schema: v.object({ quoteId: v.number(), text: v.string(), was: v.optional(v.string()) }),
  send: async (user, { quoteId, text, was }, signal) => {
    const [{ raw }, now] = await Promise.all([
      currentRow(quotes, user, isQuote(quoteId), signal),
      getQuoteText(user, quoteId, signal),
    ]);
    refuseConflict('update_quote', {
      name: 'text',
      field: 'The quote',
      was,
      wanted: text,
      now: now ?? '',
      inWords: String,
    });
    await updateQuote(user, { approved: 'Y', ...raw, quoteTx: text }, signal);
    return 0;
  },
  effects: {
    quotes: (rows, { quoteId, text }) => changeRow(rows, isQuote(quoteId), (row) => ({ ...row, text })),
  },
  answers: (user, { quoteId, text }) => textOf(user, quoteId, text),
  words: {
    success: 'Quote updated successfully!',
    rejected: 'Failed to update quote',
    error: 'Error updating quote',
  },
  label: ({ text }) => `Edit of “${preview(text, LABEL_LENGTH)}”`,
  lane: ({ quoteId }) => quoteId,
  recognition: inList('quotes', quotesWithTexts, {
    isIt: (row, { quoteId, text }: { quoteId: number; text: string }) =>
      row.quoteId === quoteId && row.text === text,
  }),
  rowIds: ({ quoteId }) => [quoteId],
  withId: (it, provisional, id) => (it.quoteId === provisional ? { ...it, quoteId: id } : it),
});

/** Puts topics on a quote. */
export const addQuoteTopics = defineWrite({
  schema: v.object({ quoteId: v.number(), ...topicsGiven }),
  send: async (user, { quoteId, topics }, signal) => {
    await sendTopics(user, quoteId, topics, signal);
    return 0;
  },
  effects: {
    quotes: (rows, { quoteId, topics }) =>
      changeRow(rows, isQuote(quoteId), (row) => ({
        ...row,
        topicIds: [...new Set([...row.topicIds, ...topics.map(({ id }) => id)])],
      })),
  },
  words: topicWords('quote'),
  label: ({ topics }) => `Topics ${topics.map(({ name }) => name).join(', ')}`,
  lane: ({ quoteId }) => quoteId,
  recognition: inList('quotes', quotes, {
    isIt: (row, { quoteId, topics }: { quoteId: number; topics: readonly Topic[] }) =>
      row.quoteId === quoteId && topics.every(({ id }) => row.topicIds.includes(id)),
  }),
  rowIds: ({ quoteId, topics }) => [quoteId, ...topics.map(({ id }) => id)],
  withId: (it, provisional, id) => ({
    ...topicsWithId(it, provisional, id),
    ...(it.quoteId === provisional && { quoteId: id }),
  }),
});
