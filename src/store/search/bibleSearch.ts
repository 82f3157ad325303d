import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/ApiError';
import { searchBible } from '@/api/resources/search';
import { serverQuery, type BibleSearch } from '@/domain/search/bibleSearch';
import type { SearchResult } from '@/domain/search/searchResult';
import { createApiThunk } from '@/store/core/createApiThunk';
import type { ListStatus } from '@/store/core/listState';
import { rootReducer } from '@/store/core/rootReducer';

export interface BibleSearchState extends Omit<ListStatus, 'status' | 'source'> {
  /** `cancelled` by the person or by a newer search, before the answer came. */
  status: ListStatus['status'] | 'cancelled';
  /** The server's part of the search; null before the first search. */
  query: string | null;
  /** The latest call: late answers to earlier ones are ignored. */
  requestId: string | null;
  /** While loading, the first results as soon as they come. */
  results: readonly SearchResult[];
  /** When the results were found, if no answer came and earlier ones are shown instead; else null. */
  cachedAt: number | null;
}

const initialState = (): BibleSearchState => ({
  status: 'idle',
  failure: null,
  loadedAt: null,
  query: null,
  requestId: null,
  results: [],
  cachedAt: null,
});

/** Frozen here, so that the reducer does not walk tens of thousands of rows to freeze each. */
const frozen = (results: SearchResult[]): readonly SearchResult[] => Object.freeze(results);

/** Searches the Bible, unless the results are there already. Aborting the returned promise cancels it. */
export const runBibleSearch = createApiThunk(
  'bibleSearch/run',
  async (search: BibleSearch, { user, signal, dispatch }) => {
    const query = serverQuery(search);
    let cachedAt: number | null = null;
    const results = await searchBible(user, search, {
      signal,
      onFirst: (first) => dispatch(firstResultsCame({ query, results: frozen(first) })),
      onCached: (at) => (cachedAt = at),
    });
    return { results: frozen(results), cachedAt };
  },
  {
    condition: (search, { bibleSearch }) =>
      bibleSearch?.status !== 'loaded' ||
      bibleSearch.query !== serverQuery(search) ||
      bibleSearch.cachedAt !== null,
  },
);

const bibleSearchSlice = createSlice({
  name: 'bibleSearch',
  initialState,
  reducers: {
    firstResultsCame(state, action: { payload: { query: string; results: readonly SearchResult[] } }) {
      const { query, results } = action.payload;
      if (state.query === query && state.status === 'loading') return { ...state, results };
      return undefined;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(runBibleSearch.pending, (_, { meta }) => ({
        ...initialState(),
        status: 'loading',
        query: serverQuery(meta.arg),
        requestId: meta.requestId,
      }))
      .addCase(runBibleSearch.fulfilled, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return undefined;
        return { ...state, status: 'loaded', loadedAt: meta.at, ...payload };
      })
      .addCase(runBibleSearch.rejected, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return undefined;
        const failure: ApiFailure = payload ?? { kind: 'malformed', endpoint: 'bible_search' };
        const ended = meta.aborted
          ? ({ status: 'cancelled', failure: null } as const)
          : ({ status: 'error', failure } as const);
        return { ...state, ...ended, results: [] };
      }),
  selectors: { selectBibleSearch: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    bibleSearch: BibleSearchState;
  }
}

const { firstResultsCame } = bibleSearchSlice.actions;
export const { selectBibleSearch } = bibleSearchSlice.injectInto(rootReducer).selectors;
