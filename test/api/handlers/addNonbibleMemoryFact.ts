import * as v from 'valibot';
import type { QuoteJson } from '../../../src/features/quotes/api/calls';
import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { filledText } from './inputs';

/** Adds a quote; `answer` is its text. */
export const addNonbibleMemoryFact = userEndpoint({
  name: 'add_nonbible_memory_fact',
  method: 'POST',
  writes: true,
  input: v.object({
    prompt: filledText,
    answer: filledText,
    category: v.literal('quote'),
    sourceId: v.nullish(v.number(), null),
    fromUser: v.nullish(v.string(), null),
  }),
  invalid: 'error',
  answer: ({ answer, sourceId, fromUser }, { data }): QuoteJson => {
    // Ids count over all users, and success means an id above 1, so even the first quote of an account has one.
    const quoteId = nextId([1, ...data.quotes.map((quote) => quote.quoteId)]);
    data.quotes.push({ quoteId, text: answer, approved: 'Y', fromUser, sourceId, topicIds: [] });
    return { quoteId, quoteTx: answer, approved: 'Y', fromUser, sourceId };
  },
});
