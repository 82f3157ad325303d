import type { Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import { shortTitle } from '@/domain/text/text';
import { get, post } from '@/api/client/client';
import { forgetAnswer } from '@/api/cache/answerCache';
import { shaped, success } from '@/api/wire/decoder';
import { addedQuote, quotes, quoteText, quoteTopicsAdded } from '@/api/wire/quotes';

/** The user's quotes; their texts are null unless asked for. */
export const getQuotes = (user: string, includeQuoteText: boolean, signal?: AbortSignal): Promise<Quote[]> =>
  get('get_quote_list', { user, includeQuoteText }, shaped(quotes), signal);

/** A quote's text; null when there is no such quote. */
export const getQuoteText = (user: string, quoteId: number, signal?: AbortSignal): Promise<string | null> =>
  get('get_quote_text', { user, quoteId }, quoteText, signal);

/** Adds a quote under its short title (§7); gives the quote as the server made it. */
export const addQuote = (user: string, quoteTx: string): Promise<Quote> =>
  post(
    'add_nonbible_memory_fact',
    { prompt: shortTitle(quoteTx), answer: quoteTx, sourceId: null, fromUser: null, user, category: 'quote' },
    addedQuote,
  );

/** Writes a quote's text. */
export async function updateQuote(user: string, quote: Quote): Promise<'success'> {
  const { quoteId, text, approved, sourceId, fromUser } = quote;
  const body = { user, quote: { quoteId, quoteTx: text, approved: approved ?? 'Y', sourceId, fromUser } };
  const answer = await post('update_quote', body, success);
  await forgetAnswer('get_quote_text', { user, quoteId });
  return answer;
}

/** Adds topics to a quote: additions only. Some installations lack the script and answer 404. */
export const addQuoteTopics = (user: string, quoteId: number, topics: readonly Topic[]): Promise<'success'> =>
  post('add_quote_topic', { user, topics, quoteId }, quoteTopicsAdded);
