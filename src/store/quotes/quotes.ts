import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import {
  addQuote as callAddQuote,
  addQuoteTopics,
  getQuotes,
  updateQuote as callUpdateQuote,
} from '@/api/resources/quotes';
import type { Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
import { createApiThunk } from '@/store/core/createApiThunk';
import { freshAnswer } from '@/store/core/freshAnswer';
import {
  initialListStatus,
  isStale,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { replaceAll } from '@/store/core/replaceAll';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { topicNotices, type TopicAddition } from '@/store/topics/topicNotices';
import { GUEST } from '@/store/user/user';

interface QuotesState extends EntityState<Quote, number>, ListStatus {
  /** Whether the list came with every quote's text, as searching needs it. */
  texts: 'absent' | 'loading' | 'present' | 'error';
  /** The topics that quotes are shown of; none for all (§4 'Quote filter'). */
  filter: readonly number[];
  /** How often the list was changed from here. */
  writes: number;
}

const idOf = ({ quoteId }: Quote) => quoteId;
const adapter = createEntityAdapter<Quote, number>({ selectId: idOf });

/** The list of quotes: without texts for viewing, with them for searching, which asks for them once. */
export const loadQuotes = createApiThunk(
  'quotes/load',
  ({ withTexts }: { withTexts: boolean }, { user, signal, getState }): Promise<Quote[]> =>
    freshAnswer(
      () => getQuotes(user, withTexts, signal),
      () => getState().quotes?.writes ?? 0,
    ),
  {
    condition: ({ withTexts }, { quotes }) =>
      withTexts && quotes?.texts !== 'present'
        ? quotes?.texts !== 'loading'
        : isStale(quotes, Date.now()) && quotes?.texts !== 'loading',
  },
);

const refusal = (endpoint: string, detail: string) => new ApiError({ kind: 'rejected', endpoint, detail });
const NO_TEXT = 'Please enter quote text';
const NO_GUESTS = 'Guest users cannot add quotes';

/** Adds a quote; a blank one and a guest's are refused without a call (§5, §6). */
export const addQuote = createApiThunk(
  'quotes/add',
  async (text: string, { user }): Promise<Quote> => {
    if (isBlank(text)) throw refusal('add_nonbible_memory_fact', NO_TEXT);
    if (user === GUEST) throw refusal('add_nonbible_memory_fact', NO_GUESTS);
    const added = await callAddQuote(user, text);
    return { ...added, text };
  },
  {
    notices: {
      success: 'Quote added successfully!',
      rejected: ({ detail }) => (detail === NO_TEXT || detail === NO_GUESTS ? detail : 'Failed to add quote'),
      error: 'Error adding quote',
    },
  },
);

/** Writes a quote's new text. */
export const updateQuote = createApiThunk(
  'quotes/update',
  ({ quote, text }: { quote: Quote; text: string }, { user }) => callUpdateQuote(user, { ...quote, text }),
  {
    notices: {
      success: 'Quote updated successfully!',
      rejected: 'Failed to update quote',
      error: 'Error updating quote',
    },
  },
);

interface QuoteTopics extends TopicAddition {
  quoteId: number;
  /** Only such as the quote does not have. */
  topics: readonly Topic[];
}

/** Puts topics on a quote. */
export const addTopicsToQuote = createApiThunk(
  'quotes/addTopics',
  ({ quoteId, topics }: QuoteTopics, { user }) =>
    addQuoteTopics(
      user,
      quoteId,
      topics.map(({ id, name }) => ({ id, name })),
    ),
  { notices: topicNotices<QuoteTopics>('quote') },
);

const slice = createSlice({
  name: 'quotes',
  initialState: (): QuotesState => ({
    ...adapter.getInitialState<ListStatus>(initialListStatus),
    texts: 'absent',
    filter: [],
    writes: 0,
  }),
  reducers: {
    quoteFilterSet(state, { payload }: PayloadAction<readonly number[]>) {
      state.filter = [...payload];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadQuotes.pending, (state, { meta }) => {
        if (meta.arg.withTexts && state.texts !== 'present') state.texts = 'loading';
        listLoading(state);
      })
      .addCase(loadQuotes.fulfilled, (state, action) => {
        const { withTexts } = action.meta.arg;
        // One that another device added has no text here yet: who searches asks for the texts again.
        const isNew = ({ quoteId }: Quote) => state.entities[quoteId] === undefined;
        if (!withTexts && state.texts === 'present' && action.payload.some(isNew)) state.texts = 'absent';
        // A list without texts takes none away.
        const known = state.entities;
        replaceAll(
          state,
          withTexts
            ? action.payload
            : action.payload.map((quote) => ({ ...quote, text: known[quote.quoteId]?.text ?? quote.text })),
          idOf,
        );
        if (withTexts) state.texts = 'present';
        listLoaded(state, action);
      })
      .addCase(loadQuotes.rejected, (state, action) => {
        if (action.meta.arg.withTexts && state.texts === 'loading') state.texts = 'error';
        listFailed(state, action);
      })
      .addCase(addQuote.fulfilled, (state, { payload }) => {
        state.writes += 1;
        state.filter = [];
        // An unloaded list brings the new quote when it loads (§3, 'Client state lists').
        if (state.loadedAt !== null) adapter.setOne(state, payload);
      })
      .addCase(updateQuote.fulfilled, (state, { meta: { arg } }) => {
        state.writes += 1;
        adapter.updateOne(state, { id: arg.quote.quoteId, changes: { text: arg.text } });
      })
      .addCase(addTopicsToQuote.fulfilled, (state, { meta: { arg } }) => {
        state.writes += 1;
        const quote = state.entities[arg.quoteId];
        if (quote) quote.topicIds = [...quote.topicIds, ...arg.topics.map(({ id }) => id)];
      }),
  selectors: { selectQuotesState: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    quotes: QuotesState;
  }
}

export const { quoteFilterSet } = slice.actions;
export const { selectQuotesState } = slice.injectInto(rootReducer).selectors;
export const {
  selectAll: selectQuotes,
  selectIds: selectQuoteIds,
  selectEntities: selectQuotesById,
} = adapter.getSelectors((state: RootState) => selectQuotesState(state));
