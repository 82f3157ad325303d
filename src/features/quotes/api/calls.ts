import * as v from 'valibot';
import type { TopicJson } from '@/bible/text/passageRows';
import { ApiError } from '@/data/client/ApiError';
import type { Call } from '@/data/client/call';
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
import type { ListDefinition, ListResource } from '@/data/define/list';
import type { RawRow } from '@/data/define/rawRows';
import type { Topic } from '@/features/topics/model/public';
import { isBlank, shortTitle } from '@/platform/values/text';
import type { Quote } from '../model/quote';

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
    quoteTx: v.fallback(unsetText, null),
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

/** The user's quotes with their texts, for searching; '' for a quote without one. */
export const quotesWithTexts = list(
  true,
  listDecoder(quoteRow, (all) => distinct(all, idOf).map((quote) => ({ ...quote, text: quote.text ?? '' }))),
);

/** The user's quotes, their texts null. */
export const quotes: ListDefinition<Quote, 'quotes'> = {
  name: 'quotes',
  ...list(false, rowsById(quoteRow, idOf)),
  variants: [quotesWithTexts],
};

/** The endpoint of one quote's text. */
export const QUOTE_TEXT = 'get_quote_text';

/** A quote's text from the server; null if there is no such quote. */
export const getQuoteText = (call: Call, quoteId: number): Promise<string | null> =>
  call.fetchAndCache(QUOTE_TEXT, { user: call.user, quoteId }, quoteText);

/** Adds a quote under its short title; returns its id. */
export async function postQuote(call: Call, quoteTx: string): Promise<number> {
  const prompt = shortTitle(quoteTx);
  const body = { prompt, answer: quoteTx, sourceId: null, fromUser: null, user: call.user };
  return (await call.post('add_nonbible_memory_fact', { ...body, category: 'quote' }, addedQuote)).quoteId;
}

/** Writes a quote: its current row on the server, with the new text. */
export const postQuoteUpdate = (call: Call, quote: RawRow): Promise<'success'> =>
  call.post('update_quote', { user: call.user, quote }, success);

/** Whether the server lacks the script that puts topics on quotes, as far as this device knows; null if it does not know. */
export const serverLacksQuoteTopics = stored('nuggets.noQuoteTopics', v.boolean(), null, 'device');

const NOT_FOUND = 404;

/** Adds topics to a quote; none can be removed. Some servers lack the script, which this device remembers. */
export async function postQuoteTopics(
  call: Call,
  quoteId: number,
  topics: readonly Topic[],
): Promise<'success'> {
  try {
    const answer = await call.post('add_quote_topic', { user: call.user, topics, quoteId }, quoteTopicsAdded);
    serverLacksQuoteTopics.write(false);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === NOT_FOUND) serverLacksQuoteTopics.write(true);
    throw error;
  }
}

/**
 * Asks whether the server lacks that script, by a call that names no user: it changes nothing, and every script refuses it. Null
 * where no answer comes.
 */
export async function askIfLacksQuoteTopics(call: Call): Promise<boolean | null> {
  try {
    await call.post('add_quote_topic', {}, quoteTopicsAdded);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status } = error.failure;
    if (kind === 'network') return null;
    serverLacksQuoteTopics.write(status === NOT_FOUND);
    return status === NOT_FOUND;
  }
  return false;
}
