import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { seededOrder, newSeed } from '@/platform/values/random';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { selectQuoteIds } from './quotes';
import { stored } from '@/platform/storage/stored';

interface QuoteOrderState {
  /** The current visit of View Quotes; null before the first. */
  visit: string | null;
  /** The seed of the random order; null for the order of the list. */
  seed: number | null;
}

const slice = createSlice({
  name: 'quoteOrder',
  initialState: (): QuoteOrderState => ({ visit: null, seed: null }),
  reducers: {
    visitBegun: (_, { payload }: PayloadAction<QuoteOrderState>) => payload,
    seedSet(state, { payload }: PayloadAction<number | null>) {
      state.seed = payload;
    },
  },
  selectors: { selectQuoteSeed: ({ seed }) => seed, selectQuoteVisit: (state) => state },
});

declare module '@/data/store/rootReducer' {
  export interface LazySlices {
    quoteOrder: QuoteOrderState;
  }
}

export const { selectQuoteSeed, selectQuoteVisit } = slice.injectInto(rootReducer).selectors;

export const quoteOrderVisit = sessionState('quoteOrder', v.object({ seed: v.nullable(v.number()) }));

/**
 * A visit of View Quotes begins: after a reload in the order that was stored, else in a new random one for those who chose
 * that. `startsVisit` is true when the person came to View Quotes, and not to one quote of it.
 */
export const quotesVisited =
  (visit: string, stored: Pick<QuoteOrderState, 'seed'> | null, startsVisit: boolean): AppThunk =>
  (dispatch, getState) => {
    const before = selectQuoteVisit(getState()).visit;
    if (before === visit || (before !== null && !startsVisit)) return;
    const newOrder = () => (shuffledQuotes.read(getState().user.currentUser ?? '') ? newSeed() : null);
    const seed = before === null && stored ? stored.seed : newOrder();
    dispatch(slice.actions.visitBegun({ visit, seed }));
  };

/** Shuffles the quotes, or puts them in order again, now and at every later visit. */
export const shuffleChosen =
  (shuffles: boolean): AppThunk =>
  (dispatch, getState) => {
    shuffledQuotes.write(getState().user.currentUser ?? '', shuffles ? 'Y' : null);
    dispatch(slice.actions.seedSet(shuffles ? newSeed() : null));
  };

/** The ids of all quotes in the visit's order. */
export const selectOrderedQuoteIds = createSelector([selectQuoteIds, selectQuoteSeed], (ids, seed) =>
  seed === null ? ids : seededOrder(ids, seed),
);

const quoteId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The quote that a user read last on this device; null before that. */
export const { read: lastQuote, write: rememberQuote } = stored('nuggets.lastQuote/', quoteId, null, 'user');

/** 'Y' if a user wants the quotes shuffled at each visit, and not to go on where they were. */
export const shuffledQuotes = stored('nuggets.shuffleQuotes/', v.literal('Y'), null, 'user');
