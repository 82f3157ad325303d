import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rememberShuffle, shufflesQuotes } from '@/device/recents/quotePlace';
import { seededOrder } from '@/domain/text/random';
import type { AppThunk } from '@/store/core/makeStore';
import { newSeed } from '@/store/core/newSeed';
import { rootReducer } from '@/store/core/rootReducer';
import { restoreFromTab } from '@/store/core/tabMemory';
import { selectQuoteIds } from './quotes';

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

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    quoteOrder: QuoteOrderState;
  }
}

export const { selectQuoteSeed, selectQuoteVisit } = slice.injectInto(rootReducer).selectors;

/** The name under which the order is stored for a reload. */
export const QUOTE_ORDER = 'quoteOrder';

const storedOrder = v.object({ seed: v.nullable(v.number()) });

interface Visit {
  /** True when the person came to View Quotes, and not to one quote of it. */
  startsVisit: boolean;
  mayResume: boolean;
}

/** A visit of View Quotes begins: after a reload in the same order, else in a new random one for those who chose that. */
export const quotesVisited =
  (visit: string, { startsVisit, mayResume }: Visit): AppThunk =>
  (dispatch, getState) => {
    const before = selectQuoteVisit(getState()).visit;
    if (before === visit || (before !== null && !startsVisit)) return;
    const user = getState().user.currentUser ?? '';
    const stored = before === null && mayResume ? restoreFromTab(QUOTE_ORDER, user, storedOrder) : null;
    const seed = stored ? stored.seed : shufflesQuotes(user) ? newSeed() : null;
    dispatch(slice.actions.visitBegun({ visit, seed }));
  };

/** Shuffles the quotes, or puts them in order again, now and at every later visit. */
export const shuffleChosen =
  (shuffles: boolean): AppThunk =>
  (dispatch, getState) => {
    rememberShuffle(getState().user.currentUser ?? '', shuffles);
    dispatch(slice.actions.seedSet(shuffles ? newSeed() : null));
  };

/** The ids of all quotes in the visit's order. */
export const selectOrderedQuoteIds = createSelector([selectQuoteIds, selectQuoteSeed], (ids, seed) =>
  seed === null ? ids : seededOrder(ids, seed),
);
