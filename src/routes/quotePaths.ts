import { paths } from './paths';

/** Search Quotes with one of the found quotes open, beside the list or instead of it. */
export const foundQuotePath = (quoteId: number): string => `${paths.searchQuotes}?quote=${quoteId}`;

/** The quote that an address of Search Quotes names (`foundQuotePath`), or null. */
export function foundQuoteIn(params: URLSearchParams): number | null {
  const named = params.get('quote') ?? '';
  return /^\d{1,15}$/.test(named) ? Number(named) : null;
}
