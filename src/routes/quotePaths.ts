import { paths } from './paths';

/** Search Quotes with one of the found quotes open, beside the list or instead of it. */
export const foundQuotePath = (quoteId: number): string => `${paths.searchQuotes}?quote=${quoteId}`;

/** The id in a path; below zero for a quote that waits to be sent. Null for anything else. */
export function quoteIdIn(param: string): number | null {
  const id = /^-?\d{1,16}$/.test(param) ? Number(param) : 0;
  return id !== 0 && Number.isSafeInteger(id) ? id : null;
}

/** The quote in the search params of Search Quotes (see `foundQuotePath`), or null. */
export const foundQuoteIn = (params: URLSearchParams): number | null => quoteIdIn(params.get('quote') ?? '');
