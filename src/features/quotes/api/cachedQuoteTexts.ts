import { decodeText } from '@/data/decode/answer';
import type { Installed } from '@/data/engine';
import { QUOTE_TEXT, quotes, quotesWithTexts, quoteText } from './calls';

/** The cached texts of the user's quotes, by quote id; if a text is cached twice, the newer one. */
export async function cachedQuoteTexts(
  { lists, answers }: Pick<Installed, 'lists' | 'answers'>,
  user: string,
): Promise<ReadonlyMap<number, string>> {
  const listed = await lists.read(quotes, user, { resource: quotesWithTexts });
  const texts = new Map(listed?.rows.map(({ quoteId, text }) => [quoteId, text ?? '']));
  for (const { call, text, at } of await answers.readAll(user, QUOTE_TEXT)) {
    const quoteId = Number(/\bquoteId=(\d+)/.exec(call)?.[1]);
    if (listed && texts.has(quoteId) && listed.at > at) continue;
    const seen = decodeText(text, quoteText);
    if (seen.ok && seen.value !== null) texts.set(quoteId, seen.value);
  }
  return texts;
}
