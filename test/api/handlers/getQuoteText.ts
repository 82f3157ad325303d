import * as v from 'valibot';
import { jsonAfterBlankLines } from './answers';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

/** A quote's text, or null if there is no such quote. */
export const getQuoteText = userEndpoint({
  name: 'get_quote_text',
  method: 'GET',
  input: v.object({ quoteId: wholeNumber }),
  invalid: null,
  reply: jsonAfterBlankLines,
  answer: ({ quoteId }, { data }): string | null =>
    data.quotes.find((quote) => quote.quoteId === quoteId)?.text ?? null,
});
