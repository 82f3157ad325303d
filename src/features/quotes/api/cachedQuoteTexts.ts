import { decodeText } from '@/data/client/client';
import { QUOTE_TEXT, quotesWithTexts, quoteText } from './calls';
import { cachedAnswers } from '@/data/cache/answerCache';
import { cachedList } from '@/data/cache/cachedList';

/** The cached texts of the user's quotes, by quote id; if a text is cached twice, the newer one. */
export async function cachedQuoteTexts(user: string): Promise<ReadonlyMap<number, string>> {
  const listed = await cachedList('quotes', quotesWithTexts, user);
  const texts = new Map(listed?.rows.map(({ quoteId, text }) => [quoteId, text ?? '']));
  for (const { call, text, at } of await cachedAnswers(user, QUOTE_TEXT)) {
    const quoteId = Number(/\bquoteId=(\d+)/.exec(call)?.[1]);
    if (listed && texts.has(quoteId) && listed.at > at) continue;
    const seen = decodeText(text, quoteText);
    if (seen.ok && seen.value !== null) texts.set(quoteId, seen.value);
  }
  return texts;
}
