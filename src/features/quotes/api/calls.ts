import * as v from 'valibot';
import type { TopicJson } from '@/bible/text/passageRows';
import { fetchAndCache } from '@/data/cache/cacheFirst';
import { ApiError } from '@/data/client/ApiError';
import { post } from '@/data/client/client';
import { stored } from '@/platform/storage/stored';
import {
  type Decoder,
  distinct,
  innerRows,
  nullableText,
  positive,
  shaped,
  success,
  unsetText,
  wholeNumber,
} from '@/data/decode/decoder';
import { listDecoder, rowsById, type RowsDecoder } from '@/data/decode/lists';
import { defineList, defineVariant, type ListResource } from '@/data/list/listResource';
import type { RawRow } from '@/data/list/rawRows';
import type { Topic } from '@/features/topics/model/public';
import { isBlank, shortTitle } from '@/platform/values/text';
import type { Quote } from '../model/quote';

declare module '@/data/list/listResource' {
  export interface ListRows {
    quotes: Quote;
  }
}

export interface QuoteJson {
  quoteId: number;
  quoteTx: string | null;
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
  tagIds?: number[];
}

export interface QuoteTopicsJson {
  quoteId: number;
  message: string;
  topics: TopicJson[];
}

const oneQuote = v.pipe(
  v.object({
    quoteId: wholeNumber,
    quoteTx: unsetText,
    approved: v.fallback(nullableText, null),
    fromUser: v.fallback(nullableText, null),
    sourceId: v.fallback(v.nullable(wholeNumber), null),
    tagIds: innerRows(positive),
  }),
  v.transform((row): Quote => ({
    quoteId: row.quoteId,
    text: row.quoteTx,
    topicIds: distinct(row.tagIds, (id) => id),
    approved: row.approved,
    fromUser: row.fromUser,
    sourceId: row.sourceId,
  })),
);

/** `get_quote_list`. */
const quoteRow = v.pipe(
  oneQuote,
  v.check(({ quoteId }) => quoteId > 0),
);
const idOf = ({ quoteId }: Quote) => quoteId;

/** `get_quote_text`: null if there is none. Any text is valid, even the word `error`. */
export const quoteText: Decoder<string | null> = (answer) => {
  if (typeof answer === 'string' && !isBlank(answer)) return { ok: true, value: answer };
  return typeof answer === 'string' || answer === null ? { ok: true, value: null } : { ok: false };
};

/** `add_nonbible_memory_fact`: success is a quoteId above 1. */
export const addedQuote: Decoder<Quote> = (answer) => {
  const result = shaped(oneQuote)(answer);
  return result.ok && result.value.quoteId <= 1 ? { ok: false, rejection: 'no quote id' } : result;
};

const written = shaped(v.object({ message: v.string() }));

/** `add_quote_topic`: `{message: "success"}`, or the reason for refusing. */
const quoteTopicsAdded: Decoder<'success'> = (answer) => {
  const result = written(answer);
  return success(result.ok ? result.value.message : answer);
};

const list = (includeQuoteText: boolean, decode: RowsDecoder<Quote>): ListResource<Quote> => ({
  endpoint: 'get_quote_list',
  params: (user) => ({ user, includeQuoteText }),
  decode,
});

/** The user's quotes, their texts null. */
export const quotes = defineList('quotes', list(false, rowsById(quoteRow, idOf)));

/** The user's quotes with their texts, for searching; '' for a quote without one. */
export const quotesWithTexts = defineVariant(
  'quotes',
  list(
    true,
    listDecoder(quoteRow, (all) =>
      distinct(all, idOf).map((quote) => ({ ...quote, text: quote.text ?? '' })),
    ),
  ),
);

/** The endpoint of one quote's text. */
export const QUOTE_TEXT = 'get_quote_text';

/** A quote's text from the server; null if there is no such quote. */
export const getQuoteText = (user: string, quoteId: number, signal?: AbortSignal): Promise<string | null> =>
  fetchAndCache(QUOTE_TEXT, { user, quoteId }, quoteText, signal);

/** Adds a quote under its short title; returns its id. */
export async function addQuote(user: string, quoteTx: string, signal?: AbortSignal): Promise<number> {
  const prompt = shortTitle(quoteTx);
  const body = { prompt, answer: quoteTx, sourceId: null, fromUser: null, user, category: 'quote' };
  return (await post('add_nonbible_memory_fact', body, addedQuote, signal)).quoteId;
}

/** Writes a quote: its current row on the server, with the new text. */
export const updateQuote = (user: string, quote: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_quote', { user, quote }, success, signal);

/** Whether the server has answered that it has no script that puts topics on quotes. */
export const serverLacksQuoteTopics = stored('nuggets.noQuoteTopics', v.boolean(), false, 'device');

/** Adds topics to a quote; none can be removed. Some installations lack the script: this device remembers that. */
export async function addQuoteTopics(
  user: string,
  quoteId: number,
  topics: readonly Topic[],
  signal?: AbortSignal,
): Promise<'success'> {
  try {
    const answer = await post('add_quote_topic', { user, topics, quoteId }, quoteTopicsAdded, signal);
    serverLacksQuoteTopics.write(null);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === 404) serverLacksQuoteTopics.write(true);
    throw error;
  }
}
