import { createSlice } from '@reduxjs/toolkit';
import type { WordForm } from '@/bible/device/search/wordStudy';
import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import { groupBy } from '@/platform/values/groupBy';
import { searchOnDevice, type DeviceResults } from './searchSources';
import { searchBible } from '../api/calls';
import { serverQuery, type BibleSearch } from '../model/bibleSearch';
import type { SearchResult } from '../model/searchResult';
import { learnTexts } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import { createApiThunk } from '@/data/store/createApiThunk';
import type { ListStatus } from '@/data/list/listState';
import { rootReducer } from '@/data/store/rootReducer';

export interface BibleSearchState extends Omit<ListStatus, 'status' | 'source'> {
  /** `cancelled` by the person or by a newer search, before the answer arrived. */
  status: ListStatus['status'] | 'cancelled';
  /** The server's part of the search; null before the first search. */
  query: string | null;
  /** The latest call: late answers to earlier ones are ignored. */
  requestId: string | null;
  /** While loading, the first results as soon as they arrive. */
  results: readonly SearchResult[];
  /** When the results were found, if no answer came and earlier ones are shown instead; else null. */
  cachedAt: number | null;
  /** The translations whose results come from this device. */
  onDevice: readonly TranslationCode[];
  /** Those that no answer came about, while others are on this device. */
  unreachableTranslations: readonly TranslationCode[];
  /** The forms of a single word that its results have; empty if only the word itself was looked for. */
  forms: readonly WordForm[];
}

const initialState = (): BibleSearchState => ({
  status: 'idle',
  failure: null,
  loadedAt: null,
  query: null,
  requestId: null,
  results: [],
  cachedAt: null,
  onDevice: [],
  unreachableTranslations: [],
  forms: [],
});

/** Frozen here, so that the reducer does not walk tens of thousands of rows to freeze each. */
const frozen = (results: SearchResult[]): readonly SearchResult[] => Object.freeze(results);

type FoundResults = Pick<
  BibleSearchState,
  'results' | 'cachedAt' | 'onDevice' | 'unreachableTranslations' | 'forms'
>;

/** The results of this device and of the server as the server alone would have given them: one translation after the other. */
function joinedResults(
  translations: readonly TranslationCode[],
  here: DeviceResults['results'],
  others: readonly SearchResult[],
): readonly SearchResult[] {
  const [only] = translations;
  if (translations.length === 1 && only && here.has(only)) return Object.freeze(here.get(only) ?? []);
  if (here.size === 0) return Object.freeze(others);
  const byCode = groupBy(others.map((result) => [result.translation, result]));
  return Object.freeze(translations.flatMap((code) => here.get(code) ?? byCode.get(code) ?? []));
}

/** So many results from this device are shown while the server looks for the rest. */
const FIRST_HERE = 200;

/** Remembers which translations have text. One in which nothing was found may only have other words there. */
const learnFrom = (results: readonly SearchResult[]) =>
  learnTexts([...new Set(results.map(({ translation }) => translation))], []);

/** Searches the Bible, unless the results are already loaded. Aborting the returned promise cancels it. */
export const runBibleSearch = createApiThunk(
  'bibleSearch/run',
  async (search: BibleSearch, { call, engine, dispatch, signal }): Promise<FoundResults> => {
    const query = serverQuery(search);
    const onFirst = (first: SearchResult[]) =>
      void dispatch(firstResultsCame({ query, results: frozen(first) }));
    const { results: here, forms } = await searchOnDevice(search, signal, onFirst);
    const onDevice = [...here.keys()];
    const others = search.translations.filter((code) => !here.has(code));
    if (others.length === 0)
      return {
        results: joinedResults(onDevice, here, []),
        cachedAt: null,
        onDevice,
        unreachableTranslations: [],
        forms,
      };
    if (here.size > 0) onFirst(joinedResults(onDevice, here, []).slice(0, FIRST_HERE));
    let cachedAt: number | null = null;
    try {
      const results = await searchBible(
        call,
        { ...search, translations: others },
        {
          answers: await engine.answers(),
          ...(here.size === 0 && { onFirst }),
          onCached: (at) => (cachedAt = at),
        },
      );
      dispatch(learnFrom(results));
      return {
        results: joinedResults(search.translations, here, results),
        cachedAt,
        onDevice,
        unreachableTranslations: [],
        forms,
      };
    } catch (error) {
      // Without the server the results of this device are shown.
      if (here.size === 0 || !(error instanceof ApiError)) throw error;
      return {
        results: joinedResults(onDevice, here, []),
        cachedAt,
        onDevice,
        unreachableTranslations: others,
        forms,
      };
    }
  },
  {
    condition: (search, { bibleSearch }) =>
      bibleSearch?.status !== 'loaded' ||
      bibleSearch.query !== serverQuery(search) ||
      bibleSearch.cachedAt !== null ||
      bibleSearch.unreachableTranslations.length > 0,
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

const { firstResultsCame } = bibleSearchSlice.actions;
export const { selectBibleSearch } = bibleSearchSlice.injectInto(rootReducer).selectors;
