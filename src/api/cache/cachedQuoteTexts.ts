import { decodedText } from '@/api/client/client';
import { QUOTE_TEXT, quotesWithTexts } from '@/api/resources/quotes';
import { quoteText } from '@/api/wire/quotes';
import { cachedAnswers } from './answerCache';
import { cachedList } from './cachedList';

/** Every text of the user's quotes that is cached on this device, by the quote's id: of two, the one that came later. */
export async function cachedQuoteTexts(user: string): Promise<ReadonlyMap<number, string>> {
  const listed = await cachedList('quotes', quotesWithTexts, user);
  const texts = new Map(listed?.rows.map(({ quoteId, text }) => [quoteId, text ?? '']));
  for (const { call, text, at } of await cachedAnswers(user, QUOTE_TEXT)) {
    const quoteId = Number(/\bquoteId=(\d+)/.exec(call)?.[1]);
    if (listed && texts.has(quoteId) && listed.at > at) continue;
    const seen = textOf(text);
    if (seen !== null) texts.set(quoteId, seen);
  }
  return texts;
}

/** Null for one that makes no sense any more: who reads it asks for it again. */
function textOf(answer: string): string | null {
  try {
    return decodedText(QUOTE_TEXT, answer, quoteText);
  } catch {
    return null;
  }
}
