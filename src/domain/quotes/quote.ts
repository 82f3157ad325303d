export interface Quote {
  quoteId: number;
  /** Null until it is fetched: the list may come without texts. */
  text: string | null;
  topicIds: readonly number[];
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
}
