import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rememberShuffle, shufflesQuotes } from '@/device/recents/quotePlace';
import { seededOrder } from '@/domain/text/random';
import type { AppDispatch } from '@/store/core/makeStore';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { recallInTab } from '@/store/core/tabMemory';
import { selectQuoteIds } from './quotes';

interface QuoteOrderState {
  /** Which visit of View Quotes this is; null before the first. */
  visit: string | null;
  /** Makes the visit's random order; null where the quotes are in the order of the list. */
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

/** The name under which the order is kept over a reload of the page. */
export const QUOTE_ORDER = 'quoteOrder';

const keptOrder = v.object({ seed: v.nullable(v.number()) });

const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

interface Visit {
  /** True for who comes to View Quotes, and not to one quote of it. */
  arrives: boolean;
  mayResume: boolean;
}

/** A visit of View Quotes begins: in another random order for who likes that; in the same one after a reload. */
export const quotesVisited =
  (visit: string, { arrives, mayResume }: Visit) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const before = selectQuoteVisit(getState()).visit;
    if (before === visit || (before !== null && !arrives)) return;
    const user = getState().user.currentUser ?? '';
    const kept = v.safeParse(keptOrder, before === null && mayResume ? recallInTab(QUOTE_ORDER, user) : null);
    const seed = kept.success ? kept.output.seed : shufflesQuotes(user) ? newSeed() : null;
    dispatch(slice.actions.visitBegun({ visit, seed }));
  };

/** Shuffles the quotes, or puts them in order again, at every visit from now on. */
export const shuffleChosen =
  (shuffles: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    rememberShuffle(getState().user.currentUser ?? '', shuffles);
    dispatch(slice.actions.seedSet(shuffles ? newSeed() : null));
  };

/** The ids of all quotes in the visit's order. */
export const selectOrderedQuoteIds = createSelector([selectQuoteIds, selectQuoteSeed], (ids, seed) =>
  seed === null ? ids : seededOrder(ids, seed),
);
