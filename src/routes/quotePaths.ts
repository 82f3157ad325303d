import { paths } from './paths';

/** Search Quotes with one of the found quotes open, beside the list or instead of it. */
export const foundQuotePath = (quoteId: number): string => `${paths.searchQuotes}?quote=${quoteId}`;
