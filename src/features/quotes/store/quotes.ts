import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/data/client/ApiError';
import type { Quote } from '../model/quote';
import type { Topic } from '@/features/topics/model/public';
import { isBlank } from '@/platform/values/text';
import { sameUserCheck } from '@/data/session/session';
import type { AppThunk } from '@/data/store/appStore';
import { payloadOf } from '@/data/define/subjects';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { selectSending, toFinalId, writeConfirmed } from '@/data/sync/sync';
import { selectQuoteIds, selectQuoteListState } from './quoteList';
import { selectQuotesById, selectTextsLoading, selectUnknownTexts } from './quoteTexts';
import { lacksQuoteTopics } from './takesTopics';
import * as writes from '../api/writes';

export { loadQuotes, selectQuoteIds } from './quoteList';
export { loadQuotesWithTexts, selectQuotesById } from './quoteTexts';

/** All quotes with their texts: '' for one without a text, null if it is not known. */
export const selectQuotes = createSelector([selectQuoteIds, selectQuotesById], (ids, quotes) =>
  ids.flatMap((id) => quotes[id] ?? []),
);

const filterSlice = createSlice({
  name: 'quoteFilter',
  /** The topics to filter quotes by; empty for all quotes. */
  initialState: (): readonly number[] => [],
  reducers: { quoteFilterSet: (_, { payload }: PayloadAction<readonly number[]>) => [...payload] },
  extraReducers: (builder) =>
    // A filter by a topic that was made here gets its final id.
    builder.addCase(writeConfirmed, (filter, { payload }) =>
      filter.includes(payload.provisionalId) ? filter.map(toFinalId(payload)) : filter,
    ),
  selectors: { selectFilter: (filter) => filter },
});

export const { quoteFilterSet } = filterSlice.actions;
const { selectFilter } = filterSlice.injectInto(rootReducer).selectors;

/**
 * The state of the list, its ids, the filter, and the state of the texts: `present` if all are known; `unknown` is the
 * number of those that are not.
 */
export const selectQuotesState = createSelector(
  [selectQuoteListState, selectQuoteIds, selectFilter, selectUnknownTexts, selectTextsLoading],
  (view, ids, filter, { length: unknown }, loading) => ({
    ...view,
    ids,
    filter,
    unknown,
    texts:
      view.loadedAt === null
        ? view.status === 'error'
          ? ('error' as const)
          : ('loading' as const)
        : unknown === 0
          ? ('present' as const)
          : loading,
  }),
);

const NO_TEXT = 'Please enter quote text';

/** Adds a quote, without its outer white space; a blank one and a guest's are refused without a call. */
export const addQuote = createWriteThunk('quotes/add', writes.addQuoteWrite, (text: string) => {
  if (isBlank(text)) {
    throw new ApiError({ kind: 'rejected', endpoint: 'add_nonbible_memory_fact' }, NO_TEXT);
  }
  return { text: text.trim() };
});

/** Adds a note on verses as a quote. */
export const addNote = createWriteThunk('quotes/addNote', writes.addQuoteWrite, (text: string) => ({
  text,
  isNote: true,
}));

interface QuoteEdit {
  quote: Quote;
  text: string;
  /** The text that the person saw when they began; absent to overwrite any other text. */
  was?: string;
}

/** Writes a quote's new text, without its outer white space. */
export const updateQuote = createWriteThunk(
  'quotes/update',
  writes.updateQuoteWrite,
  ({ quote, text, was }: QuoteEdit) => ({
    quoteId: quote.quoteId,
    text: text.trim(),
    ...(was !== undefined && { was }),
  }),
);

interface QuoteTopics {
  quoteId: number;
  topics: readonly Topic[];
  /** True for a topic that was created for this quote. */
  created?: boolean;
  /** True for a note on verses. */
  isNote?: boolean;
  /** True for a quote that is being added. */
  isNewRow?: boolean;
}

/** Adds topics to a quote. */
export const addQuoteTopics = createWriteThunk(
  'quotes/addTopics',
  writes.addQuoteTopicsWrite,
  ({ quoteId, topics, created = false, isNote, isNewRow }: QuoteTopics) => ({
    quoteId,
    topics: topics.map(({ id, name }) => ({ id, name })),
    created,
    ...(isNote && { isNote }),
    ...(isNewRow && { isNewRow }),
  }),
);

/** The id of the quote that is being added with this text, until the server has numbered it. */
const selectIdBeingAdded = (state: RootState, text: string): number | undefined =>
  selectSending(state).findLast(({ write }) => payloadOf(writes.addQuoteWrite, write)?.text === text.trim())
    ?.id;

/**
 * Adds a quote with topics. The outbox gets both writes in one task, so that a page that is closed meanwhile loses neither. Resolves to
 * the quote's id; null if it was refused: then the outbox has neither.
 */
export const addQuoteWithTopics =
  (text: string, topics: readonly Topic[]): AppThunk<Promise<number | null>> =>
  async (dispatch, getState, engine) => {
    // If the outbox cannot be loaded, adding reports it.
    await engine.ready().catch(() => undefined);
    const adding = dispatch(addQuote(text));
    const quoteId = topics.length > 0 ? selectIdBeingAdded(getState(), text) : undefined;
    const tagging =
      quoteId === undefined ? undefined : dispatch(addQuoteTopics({ quoteId, topics, isNewRow: true }));
    const added = await adding;
    if (addQuote.fulfilled.match(added)) return added.payload.id;
    const tagged = await tagging;
    if (tagged && addQuoteTopics.fulfilled.match(tagged))
      await engine.installed?.outbox.undo(tagged.payload.id);
    return null;
  };

/**
 * Adds topics to a quote that was just added; resolves to whether nothing is left to do. A server without topics for
 * quotes would refuse them at a retry too. False if another user signs in meanwhile.
 */
export const tagNewQuote =
  (wanted: QuoteTopics): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isSameUser = sameUserCheck(getState);
    if (await dispatch(lacksQuoteTopics())) return true;
    if (!isSameUser()) return false;
    const outcome = await dispatch(addQuoteTopics(wanted));
    return addQuoteTopics.rejected.match(outcome)
      ? outcome.payload?.status === 404
      : addQuoteTopics.fulfilled.match(outcome);
  };
