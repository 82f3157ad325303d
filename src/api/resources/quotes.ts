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

/** The user's quotes with their texts, as searching needs them; '' for a quote that has none. */
export const quotesWithTexts: ListResource<Quote> = {
  ...list(true),
  decode: (answer) => {
    const decoded = quotes.decode(answer);
    return decoded.ok
      ? { ok: true, value: decoded.value.map((quote) => ({ ...quote, text: quote.text ?? '' })) }
      : decoded;
  },
};

/** The call that brings one quote's text. */
export const QUOTE_TEXT = 'get_quote_text';

/** A quote's text as the server has it now; null when there is no such quote. */
export const getQuoteText = (user: string, quoteId: number, signal?: AbortSignal): Promise<string | null> =>
  fetchAndCache(QUOTE_TEXT, { user, quoteId }, quoteText, signal);

/** A quote's text as it was last seen on this device; null when it was not. */
export const cachedQuoteText = async (user: string, quoteId: number): Promise<string | null> =>
  (await fromCache(QUOTE_TEXT, { user, quoteId }, quoteText))?.value ?? null;

/** Adds a quote under its short title (§7); gives its id. */
export const addQuote = async (user: string, quoteTx: string, signal?: AbortSignal): Promise<number> =>
  (
    await post(
      'add_nonbible_memory_fact',
      {
        prompt: shortTitle(quoteTx),
        answer: quoteTx,
        sourceId: null,
        fromUser: null,
        user,
        category: 'quote',
      },
      addedQuote,
      signal,
    )
  ).quoteId;

/** Writes a quote: its row as the server has it now, with the new text. */
export const updateQuote = (user: string, quote: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_quote', { user, quote }, success, signal);

/** Adds topics to a quote: additions only. Some installations lack the script and answer 404. */
export const addQuoteTopics = (
  user: string,
  quoteId: number,
  topics: readonly Topic[],
  signal?: AbortSignal,
): Promise<'success'> => post('add_quote_topic', { user, topics, quoteId }, quoteTopicsAdded, signal);
