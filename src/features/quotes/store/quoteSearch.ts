import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { hasAnyTopic } from '@/platform/values/filters';
import { seededRandom, shuffled, newSeed } from '@/platform/values/random';
import type { AppThunk } from '@/data/store/appStore';
import { addQuote, quoteFilterSet, selectQuotesById, selectQuotesState } from './quotes';
import { selectOrderedQuoteIds } from './quoteOrder';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { toFinalId, writeConfirmed } from '@/data/sync/sync';
import { recentItems } from '@/platform/storage/recentItems';

/** A user's recent quote searches. */
export const recentQuoteSearches = recentItems('nuggets.quoteSearches/', 5);

export interface QuoteSearchState {
  /** The text in the quote search, and the page of its results. */
  query: string;
  page: number;
  /** The found quotes, shuffled, which View Quotes shows until they are cleared. */
  searchResults: readonly number[];
  /** The query of the results; null when there are no results to show. */
  searchTerm: string | null;
  /** Whether a screen of the search has been open since the page was loaded. */
  opened: boolean;
}

const storedSearch = v.object({
  query: v.string(),
  page: v.number(),
  searchResults: v.array(v.number()),
  searchTerm: v.nullable(v.string()),
  /** The topics to filter by. */
  filter: v.optional(v.array(v.number()), []),
}) satisfies v.GenericSchema<unknown, Omit<QuoteSearchState, 'opened'>>;

const NO_RESULTS = { searchResults: [], searchTerm: null };

const slice = createSlice({
  name: 'search',
  initialState: (): QuoteSearchState => ({ query: '', page: 1, ...NO_RESULTS, opened: false }),
  reducers: {
    searchOpened: (state, { payload }: PayloadAction<Partial<QuoteSearchState>>) => ({
      ...state,
      ...payload,
      opened: true,
    }),
    queryTyped(state, { payload }: PayloadAction<string>) {
      state.query = payload;
      state.page = 1;
    },
    pageTurned(state, { payload }: PayloadAction<number>) {
      state.page = payload;
    },
    searchResultsStored: {
      reducer(
        state,
        { payload }: PayloadAction<{ term: string; quoteIds: readonly number[]; seed: number }>,
      ) {
        state.searchResults = shuffled(payload.quoteIds, seededRandom(payload.seed));
        state.searchTerm = payload.term;
      },
      prepare: (term: string, quoteIds: readonly number[]) => ({
        payload: { term, quoteIds, seed: newSeed() },
      }),
    },
    searchResultsCleared: (state) => ({ ...state, ...NO_RESULTS }),
  },
  extraReducers: (builder) =>
    builder
      // A new quote must be shown, whatever the search was.
      .addCase(addQuote.fulfilled, (state) => ({ ...state, ...NO_RESULTS }))
      // A quote that was found while it waited gets its final id.
      .addCase(writeConfirmed, (state, { payload }) => {
        state.searchResults = state.searchResults.map(toFinalId(payload));
      }),
  selectors: {
    selectSearch: (state) => state,
    selectHasSearchResults: ({ searchTerm }) => searchTerm !== null,
  },
});

export const quoteSearchVisit = sessionState('search', storedSearch);

export const { queryTyped, pageTurned, searchResultsStored, searchResultsCleared } = slice.actions;
export const { selectSearch, selectHasSearchResults } = slice.injectInto(rootReducer).selectors;

/** Opens a screen of the search: the first time after a reload, it restores the stored search. */
export const openSearch =
  (stored: v.InferOutput<typeof storedSearch> | null): AppThunk =>
  (dispatch, getState) => {
    if (selectSearch(getState()).opened) return;
    const { filter, ...query } = stored ?? { filter: [] };
    dispatch(slice.actions.searchOpened(query));
    if (filter.length > 0) dispatch(quoteFilterSet(filter));
  };

/** The search's results or, without a search, all quotes: the topics to filter by are counted in these. */
export const selectSearchedQuotes = createSelector(
  [selectOrderedQuoteIds, selectQuotesById, selectSearch],
  (all, quotes, { searchResults, searchTerm }) =>
    (searchTerm === null ? all : searchResults).flatMap((id) => quotes[id] ?? []),
);

/** The quotes that View Quotes steps through: the searched ones that pass the filter. */
export const selectShownQuoteIds = createSelector(
  [selectSearchedQuotes, (state: RootState) => selectQuotesState(state).filter],
  (quotes, filter) => {
    const selected = new Set(filter);
    return quotes.filter(({ topicIds }) => hasAnyTopic(topicIds, selected)).map(({ quoteId }) => quoteId);
  },
);
