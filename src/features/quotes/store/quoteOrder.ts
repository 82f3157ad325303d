import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Browse, BrowseStart } from '@/data/browse/browse';
import { browsed, selectBrowse } from '@/data/browse/browses';
import type { AppThunk } from '@/data/store/appStore';
import type { RootState } from '@/data/store/rootReducer';
import { newSeed, seededOrder } from '@/platform/values/random';
import { stored } from '@/platform/storage/stored';
import { quoteFilterSet, selectQuoteIds } from './quotes';

/** The name of the visit. */
export const QUOTES = 'quotes';

/**
 * How a visit of View Quotes begins, after the one before: in a new random order for people who chose to shuffle. One quote
 * that a link names is shown in the order of the visit before.
 * @param resumes whether it may go on with the quote that was read last
 */
export function quotesBegun(
  user: string,
  before: Browse | null,
  { named, resumes }: { named: number | null; resumes: boolean },
): BrowseStart {
  const newOrder = () => (shuffledQuotes.read(user) ? newSeed() : null);
  if (named !== null) return { current: named, seed: before ? before.seed : newOrder() };
  const seed = newOrder();
  return { seed, current: resumes && seed === null ? lastQuote(user) : null };
}

/** The ids of all quotes in the visit's order. */
export const selectOrderedQuoteIds = createSelector(
  [selectQuoteIds, (state: RootState) => selectBrowse(state, QUOTES)?.seed ?? null],
  (ids, seed) => (seed === null ? ids : seededOrder(ids, seed)),
);

/** Filters the quotes, and goes to the first of them. */
export const quotesFiltered =
  (topicIds: readonly number[]): AppThunk =>
  (dispatch) => {
    dispatch(quoteFilterSet(topicIds));
    dispatch(browsed(QUOTES, { type: 'restarted' }));
  };

const quoteId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The quote that a user read last on this device; null before that. */
export const { read: lastQuote, write: rememberQuote } = stored('nuggets.lastQuote/', quoteId, null, 'user');

/** 'Y' if a user wants the quotes shuffled at each visit, instead of continuing at the last one. */
export const shuffledQuotes = stored('nuggets.shuffleQuotes/', v.literal('Y'), null, 'user');
