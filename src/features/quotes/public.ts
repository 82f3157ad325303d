/** What other subjects and the app use of `quotes`: they import nothing else of it. */
export { cachedQuoteTexts } from './api/cachedQuoteTexts';
export { quotes, quotesWithTexts, serverLacksQuoteTopics } from './api/calls';
export { type Quote, withKnownTexts } from './model/quote';
export { openSearch, queryTyped } from './store/quoteSearch';
export { loadQuoteText, selectQuoteText, selectUnknownTexts } from './store/quoteTexts';
export {
  addQuote,
  addTopicsToQuote,
  loadQuotes,
  loadQuotesWithTexts,
  quoteFilterSet,
  selectQuotes,
  selectQuotesById,
  selectQuotesState,
} from './store/quotes';
