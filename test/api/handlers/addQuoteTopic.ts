import * as v from 'valibot';
import type { QuoteTopicsJson } from '../../../src/features/quotes/api/calls';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

/** Adds topics to a quote. A topic that it already has is refused, as a second row with the same key. */
export const addQuoteTopic = userEndpoint({
  name: 'add_quote_topic',
  method: 'POST',
  writes: true,
  input: v.object({
    quoteId: wholeNumber,
    topics: v.pipe(v.array(v.object({ id: wholeNumber, name: v.string() })), v.minLength(1)),
  }),
  invalid: failure(-1),
  answer: ({ quoteId, topics }, { data }): QuoteTopicsJson => {
    const quote = data.quotes.find((each) => each.quoteId === quoteId);
    const known = topics.every(({ id }) => data.topics.some((topic) => topic.id === id));
    if (quote === undefined || !known || topics.some(({ id }) => quote.topicIds.includes(id))) {
      return failure(quoteId);
    }
    quote.topicIds.push(...topics.map(({ id }) => id));
    return { quoteId, message: 'success', topics };
  },
});

function failure(quoteId: number): QuoteTopicsJson {
  return { quoteId, message: 'error', topics: [] };
}
