export interface Quote {
  quoteId: number;
  /** Null until it is loaded: the list may come without texts. */
  text: string | null;
  topicIds: readonly number[];
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
}

/** Quotes with the texts that are known from elsewhere, if they come without. */
export const withKnownTexts = (
  quotes: readonly Quote[],
  textOf: (quoteId: number) => string | null | undefined,
): readonly Quote[] =>
  quotes.map((quote) => (quote.text === null ? { ...quote, text: textOf(quote.quoteId) ?? null } : quote));
