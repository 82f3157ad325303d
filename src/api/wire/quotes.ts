import * as v from 'valibot';
import type { Quote } from '@/domain/quotes/quote';
import { isBlank } from '@/domain/text/text';
import {
  distinct,
  innerRows,
  nullableText,
  positive,
  rowsById,
  shaped,
  success,
  unsetText,
  wholeNumber,
  type Decoder,
} from './decoder';

const quoteRow = v.pipe(
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
export const quotes = rowsById(
  v.pipe(
    quoteRow,
    v.check(({ quoteId }) => quoteId > 0),
  ),
  ({ quoteId }) => quoteId,
);

/** `get_quote_text`: null if there is none. Any text is valid, even the word `error`. */
export const quoteText: Decoder<string | null> = (answer) => {
  if (typeof answer === 'string' && !isBlank(answer)) return { ok: true, value: answer };
  return typeof answer === 'string' || answer === null ? { ok: true, value: null } : { ok: false };
};

/** `add_nonbible_memory_fact`: success is a quoteId above 1 (§7). */
export const addedQuote: Decoder<Quote> = (answer) => {
  const result = shaped(quoteRow)(answer);
  return result.ok && result.value.quoteId <= 1 ? { ok: false, rejection: 'no quote id' } : result;
};

const written = shaped(v.object({ message: v.string() }));

/** `add_quote_topic`: `{message: "success"}`, or the reason for refusing. */
export const quoteTopicsAdded: Decoder<'success'> = (answer) => {
  const result = written(answer);
  return success(result.ok ? result.value.message : answer);
};
