import { paths } from './paths';

/** Search Quotes with one of the found quotes open, beside the list or instead of it. */
export const foundQuotePath = (quoteId: number): string => `${paths.searchQuotes}?quote=${quoteId}`;

/** The id in an address: that of a quote which waits to be sent is below zero. Null for anything else. */
export function quoteIdIn(param: string): number | null {
  const id = /^-?\d{1,16}$/.test(param) ? Number(param) : 0;
  return id !== 0 && Number.isSafeInteger(id) ? id : null;
}

/** The quote that an address of Search Quotes names (`foundQuotePath`), or null. */
export const foundQuoteIn = (params: URLSearchParams): number | null => quoteIdIn(params.get('quote') ?? '');
