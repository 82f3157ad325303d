import type { Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import { shortTitle } from '@/domain/text/text';
import { fetchAndCache, fromCache } from '@/api/cache/cacheFirst';
import { post } from '@/api/client/client';
import { shaped, success } from '@/api/wire/decoder';
import { addedQuote, quotes as quoteRows, quoteText, quoteTopicsAdded } from '@/api/wire/quotes';
import type { ListResource } from './listResource';
import type { RawRow } from './rawRows';

const list = (includeQuoteText: boolean): ListResource<Quote> => ({
  endpoint: 'get_quote_list',
  params: (user) => ({ user, includeQuoteText }),
  decode: shaped(quoteRows),
});

/** The user's quotes, their texts null. */
export const quotes = list(false);

/** The user's quotes with their texts, for searching; '' for a quote without one. */
export const quotesWithTexts: ListResource<Quote> = {
  ...list(true),
  decode: (answer) => {
    const decoded = quotes.decode(answer);
    return decoded.ok
      ? { ok: true, value: decoded.value.map((quote) => ({ ...quote, text: quote.text ?? '' })) }
      : decoded;
  },
};

/** The endpoint of one quote's text. */
export const QUOTE_TEXT = 'get_quote_text';

/** A quote's text from the server; null if there is no such quote. */
export const getQuoteText = (user: string, quoteId: number, signal?: AbortSignal): Promise<string | null> =>
  fetchAndCache(QUOTE_TEXT, { user, quoteId }, quoteText, signal);

/** A quote's cached text; null if it is not cached. */
export const cachedQuoteText = (user: string, quoteId: number): Promise<string | null> =>
  fromCache(QUOTE_TEXT, { user, quoteId }, quoteText);

/** Adds a quote under its short title (§7); returns its id. */
export async function addQuote(user: string, quoteTx: string, signal?: AbortSignal): Promise<number> {
  const prompt = shortTitle(quoteTx);
  const body = { prompt, answer: quoteTx, sourceId: null, fromUser: null, user, category: 'quote' };
  return (await post('add_nonbible_memory_fact', body, addedQuote, signal)).quoteId;
}

/** Writes a quote: its current row on the server, with the new text. */
export const updateQuote = (user: string, quote: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_quote', { user, quote }, success, signal);

/** Adds topics to a quote; none can be removed. Some installations lack the script and answer 404. */
export const addQuoteTopics = (
  user: string,
  quoteId: number,
  topics: readonly Topic[],
  signal?: AbortSignal,
): Promise<'success'> => post('add_quote_topic', { user, topics, quoteId }, quoteTopicsAdded, signal);
