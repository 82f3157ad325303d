import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hasAnyTopic } from '@/domain/filters';
import { seededRandom, shuffled } from '@/domain/random';
import { addQuote, selectQuoteIds, selectQuotesById, selectQuotesState } from './quotes';
import { rootReducer, type RootState } from './rootReducer';

interface SearchState {
  /** What is typed in the quote search, and the page of its results. */
  query: string;
  page: number;
  /** The quotes that View Quotes shows until they are cleared, shuffled (§3 'Search state'). */
  searchResults: readonly number[];
  /** What they were searched by; null when there are none to show. */
  searchTerm: string | null;
}

const NO_RESULTS = { searchResults: [], searchTerm: null };

const slice = createSlice({
  name: 'search',
  initialState: (): SearchState => ({ query: '', page: 1, ...NO_RESULTS }),
  reducers: {
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
        payload: { term, quoteIds, seed: Math.floor(Math.random() * 2 ** 32) },
      }),
    },
    searchResultsCleared: (state) => ({ ...state, ...NO_RESULTS }),
  },
  // A new quote is shown, whatever was searched for before.
  extraReducers: (builder) => builder.addCase(addQuote.fulfilled, (state) => ({ ...state, ...NO_RESULTS })),
  selectors: {
    selectSearch: (state) => state,
    selectHasSearchResults: ({ searchTerm }) => searchTerm !== null,
  },
});

declare module './rootReducer' {
  export interface LazySlices {
    search: SearchState;
  }
}

export const { queryTyped, pageTurned, searchResultsStored, searchResultsCleared } = slice.actions;
export const { selectSearch, selectHasSearchResults } = slice.injectInto(rootReducer).selectors;

/** The search's results or, without a search, all quotes: what the topics to filter by are counted in. */
export const selectSearchedQuotes = createSelector(
  [selectQuoteIds, selectQuotesById, selectSearch],
  (all, quotes, { searchResults, searchTerm }) =>
    (searchTerm === null ? all : searchResults).flatMap((id) => quotes[id] ?? []),
);

/** The quotes that View Quotes goes through: of the searched ones those with a filtered topic. */
export const selectShownQuoteIds = createSelector(
  [selectSearchedQuotes, (state: RootState) => selectQuotesState(state).filter],
  (quotes, filter) => {
    const selected = new Set(filter);
    return quotes.filter(({ topicIds }) => hasAnyTopic(topicIds, selected)).map(({ quoteId }) => quoteId);
  },
);
