/** The public API of quotes for other subjects: its state, calls and components. */
export { cachedQuoteTexts } from './api/cachedQuoteTexts';
export { quotes, quotesWithTexts } from './api/calls';
export * as quoteWrites from './api/writes';
export { TAKES_NO_TOPICS } from './api/writes';
export { loadQuoteText, selectQuoteText, selectUnknownTexts } from './store/quoteTexts';
export {
  addNote,
  loadQuotes,
  loadQuotesWithTexts,
  selectQuotes,
  selectQuotesById,
  selectQuotesState,
  tagNewQuote,
} from './store/quotes';
export { lacksQuoteTopics, useLacksQuoteTopics } from './store/takesTopics';
