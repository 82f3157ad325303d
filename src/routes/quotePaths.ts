import { paths } from './paths';

/** Search Quotes with one of the found quotes beside the list, or in its place. */
export const foundQuotePath = (quoteId: number): string => `${paths.searchQuotes}?quote=${quoteId}`;
