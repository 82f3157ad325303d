import * as v from 'valibot';
import type { QuoteJson } from '../../../src/features/quotes/api/calls';
import { userEndpoint } from './endpoint';

/** Every quote, with its text only on request. */
export const getQuoteList = userEndpoint({
  name: 'get_quote_list',
  method: 'GET',
  input: v.object({ includeQuoteText: v.optional(v.string(), 'false') }),
  invalid: [],
  answer: ({ includeQuoteText }, { data }): QuoteJson[] =>
    data.quotes.map(({ quoteId, text, approved, fromUser, sourceId, topicIds }) => ({
      quoteId,
      quoteTx: includeQuoteText === 'true' ? text : null,
      approved,
      fromUser,
      sourceId,
      tagIds: topicIds,
    })),
});
