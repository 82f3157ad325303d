export interface Quote {
  quoteId: number;
  /** Null until it has been fetched: the list may come without texts. */
  text: string | null;
  topicIds: readonly number[];
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
}
