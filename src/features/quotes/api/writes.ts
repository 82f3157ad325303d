import * as v from 'valibot';
import { currentRow } from '@/data/define/rawRows';
import {
  postQuote,
  postQuoteTopics,
  getQuoteText,
  QUOTE_TEXT,
  quotes,
  quotesWithTexts,
  postQuoteUpdate,
} from './calls';
import { preview } from '@/platform/values/text';
import { refuseConflicts } from '@/data/define/conflict';
import { defineWrite } from '@/data/define/write';
import { refuseGuests } from '@/data/session/users';
import { aboutRow, changeRow, withRow } from '@/data/define/rows';
import { topicFields, topicsOnRow } from '@/features/topics/public';

const LABEL_LENGTH = 60;
const textOf = (user: string, quoteId: number, text: string) => [
  { endpoint: QUOTE_TEXT, params: { user, quoteId }, answer: text },
];

/** A quote that is a note on verses is called a note in messages. */
const noteField = { isNote: v.optional(v.boolean()) };

const ADDED = 'Quote added successfully!';

/** Adds a quote. Recognising it in the list ignores outer white space. */
export const addQuoteWrite = defineWrite('quote', {
  schema: v.object({ text: v.string(), ...noteField }),
  send: (call, { text }) => postQuote(call, text),
  effects: {
    quotes: (rows, { text }, { id }) =>
      withRow(
        rows,
        { quoteId: id, text, topicIds: [], approved: 'Y', fromUser: null, sourceId: null },
        'quoteId',
      ),
  },
  answers: (user, { text }, id) => textOf(user, id, text),
  messages: {
    success: ({ isNote }) => (isNote ? 'Note kept.' : ADDED),
    waiting: ({ isNote }) => (isNote ? 'Note kept' : ADDED),
    rejected: 'Failed to add quote',
    error: 'Error adding quote',
  },
  label: ({ text }) => `Add quote “${preview(text, LABEL_LENGTH)}”`,
  refuse: refuseGuests('quote', 'Guest users cannot add quotes'),
  queueKey: () => 'new',
  recognition: {
    list: 'quotes',
    resource: quotesWithTexts,
    matches: (row, { text }) => row.text?.trim() === text.trim(),
    idOf: (row) => row.quoteId,
  },
});

/** Changes a quote's text; the rest of its row is sent back unchanged. */
export const updateQuoteWrite = defineWrite('quoteText', {
  ...aboutRow('quoteId'),
  // It sends the whole row, and must not overtake a change of its topics.
  queueGroup: 'quote',
  schema: v.object({ quoteId: v.number(), text: v.string(), was: v.exactOptional(v.string()) }),
  prepare: async (call, { quoteId, text, was }, { read }) => {
    const [{ raw }, now] = await Promise.all([
      currentRow(quotes, (row) => row.quoteId === quoteId, read),
      getQuoteText(call, quoteId),
    ]);
    refuseConflicts('update_quote', [['text', 'The quote']], {
      changes: { text },
      was: { text: was },
      now: { text: now ?? '' },
    });
    return (sending) => postQuoteUpdate(sending, { approved: 'Y', ...raw, quoteTx: text });
  },
  effects: {
    quotes: (rows, write) => changeRow(rows, write, 'quoteId', (row) => ({ ...row, text: write.text })),
  },
  answers: (user, { quoteId, text }) => textOf(user, quoteId, text),
  messages: {
    success: 'Quote updated successfully!',
    rejected: 'Failed to update quote',
    error: 'Error updating quote',
  },
  label: ({ text }) => `Change quote “${preview(text, LABEL_LENGTH)}”`,
  recognition: {
    list: 'quotes',
    resource: quotesWithTexts,
    matches: (row, { quoteId, text }) => row.quoteId === quoteId && row.text === text,
  },
});

export const TAKES_NO_TOPICS = 'This server takes no topics for quotes.';

const onQuote = topicsOnRow('quoteId', 'quote', {
  list: quotes,
  topicIdsOf: ({ topicIds }) => topicIds,
  post: postQuoteTopics,
});

/** Adds topics to a quote. For a note, and a quote being added, only a failure is reported, because these have their own notice. */
export const addQuoteTopicsWrite = defineWrite('quoteTopics', {
  ...onQuote,
  messages: {
    ...onQuote.messages,
    success: (write) => (write.isNote || write.isNewRow ? '' : onQuote.messages.success(write)),
    noScript: TAKES_NO_TOPICS,
  },
  queueGroup: 'quote',
  schema: v.object({ quoteId: v.number(), ...topicFields, ...noteField }),
  effects: {
    quotes: (rows, write) =>
      changeRow(rows, write, 'quoteId', (row) => ({
        ...row,
        topicIds: [...new Set([...row.topicIds, ...write.topics.map(({ id }) => id)])],
      })),
  },
  recognition: {
    list: 'quotes',
    matches: (row, { quoteId, topics }) =>
      row.quoteId === quoteId && topics.every(({ id }) => row.topicIds.includes(id)),
  },
});
