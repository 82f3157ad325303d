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
import { preview } from '@/domain/text/text';
import { refuseConflicts } from './conflict';
import { defineWrite } from './definition';
import { aboutRow, changeRow, withRow } from './rows';
import { topicFields, topicsOnRow } from './topicsOnRow';

const LABEL_LENGTH = 60;
const textOf = (user: string, quoteId: number, text: string) => [
  { endpoint: QUOTE_TEXT, params: { user, quoteId }, answer: text },
];

/** Adds a quote. Outer white space is ignored when it is recognised. */
export const addQuote = defineWrite({
  schema: v.object({ text: v.string() }),
  send: (user, { text }, signal) => sendQuote(user, text, signal),
  effects: {
    quotes: (rows, { text }, { id }) =>
      withRow(
        rows,
        { quoteId: id, text, topicIds: [], approved: 'Y', fromUser: null, sourceId: null },
        'quoteId',
      ),
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
  recognition: {
    list: 'quotes',
    resource: quotesWithTexts,
    isIt: (row, { text }) => row.text?.trim() === text.trim(),
    idOf: (row) => row.quoteId,
  },
});

/** Changes a quote's text; the rest of its row is sent back unchanged. */
export const updateQuoteText = defineWrite({
  ...aboutRow('quoteId'),
  schema: v.object({ quoteId: v.number(), text: v.string(), was: v.exactOptional(v.string()) }),
  send: async (user, { quoteId, text, was }, signal) => {
    const [{ raw }, now] = await Promise.all([
      currentRow(quotes, user, (row) => row.quoteId === quoteId, signal),
      getQuoteText(user, quoteId, signal),
    ]);
    refuseConflicts('update_quote', [['text', 'The quote']], {
      ...{ changes: { text }, was: { text: was }, now: { text: now ?? '' } },
    });
    return updateQuote(user, { approved: 'Y', ...raw, quoteTx: text }, signal);
  },
  effects: {
    quotes: (rows, it) => changeRow(rows, it, 'quoteId', (row) => ({ ...row, text: it.text })),
  },
  answers: (user, { quoteId, text }) => textOf(user, quoteId, text),
  words: {
    success: 'Quote updated successfully!',
    rejected: 'Failed to update quote',
    error: 'Error updating quote',
  },
  label: ({ text }) => `Edit of “${preview(text, LABEL_LENGTH)}”`,
  recognition: {
    list: 'quotes',
    resource: quotesWithTexts,
    isIt: (row, { quoteId, text }) => row.quoteId === quoteId && row.text === text,
  },
});

/** Puts topics on a quote. */
export const addQuoteTopics = defineWrite({
  ...topicsOnRow('quoteId', 'quote'),
  schema: v.object({ quoteId: v.number(), ...topicFields }),
  send: (user, { quoteId, topics }, signal) => sendTopics(user, quoteId, topics, signal),
  effects: {
    quotes: (rows, it) =>
      changeRow(rows, it, 'quoteId', (row) => ({
        ...row,
        topicIds: [...new Set([...row.topicIds, ...it.topics.map(({ id }) => id)])],
      })),
  },
  recognition: {
    list: 'quotes',
    isIt: (row, { quoteId, topics }) =>
      row.quoteId === quoteId && topics.every(({ id }) => row.topicIds.includes(id)),
  },
});
