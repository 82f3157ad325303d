import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { filledText, wholeNumber } from './inputs';

const input = v.object({
  quote: v.object({
    quoteId: wholeNumber,
    quoteTx: filledText,
    approved: v.nullish(v.string(), 'Y'),
    sourceId: v.nullish(v.number(), null),
    fromUser: v.nullish(v.string(), null),
  }),
});

/** Writes a quote; its topics are not changed. */
export const updateQuote = userEndpoint({
  name: 'update_quote',
  method: 'POST',
  writes: true,
  input,
  invalid: 'error',
  answer: ({ quote }, { data }): 'success' | 'error' => {
    const { quoteId, quoteTx, approved, sourceId, fromUser } = quote;
    const stored = data.quotes.find((each) => each.quoteId === quoteId);
    if (stored === undefined) return 'error';
    Object.assign(stored, { text: quoteTx, approved, sourceId, fromUser });
    return 'success';
  },
});
