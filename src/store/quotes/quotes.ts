import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import { quotes, quotesWithTexts } from '@/api/resources/quotes';
import { withKnownTexts, type Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
import { byId, createList } from '@/store/core/createList';
import { isStale } from '@/store/core/listState';
import { rootReducer } from '@/store/core/rootReducer';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList, toFinalId, writeSettled } from '@/store/sync/sync';

const idOf = ({ quoteId }: Quote) => quoteId;

/** An answer without texts removes none that are known. */
function merge(answer: readonly Quote[], known: readonly Quote[]): readonly Quote[] {
  const texts = new Map(known.map(({ quoteId, text }) => [quoteId, text]));
  return withKnownTexts(answer, (id) => texts.get(id));
}

const haveTexts = (rows: readonly Quote[]): boolean => rows.every(({ text }) => text !== null);

/** The list of quotes: without texts for viewing, with them for searching, which loads them once. */
const list = installList(
  createList('quotes', {
    resource: (load) => (load?.withTexts ? quotesWithTexts : quotes),
    merge,
    isStale: (state, load) =>
      (load?.withTexts === true && !(typeof state?.loadedAt === 'number' && haveTexts(state.rows))) ||
      isStale(state, Date.now()),
  }),
);

export const loadQuotes = list.load;
export const selectQuotes = list.selectRows;
export const selectQuoteIds = createSelector([selectQuotes], (rows) => rows.map(idOf));
export const selectQuotesById = createSelector([selectQuotes], (rows) => byId(rows, idOf));

const filterSlice = createSlice({
  name: 'quoteFilter',
  /** The topics to show quotes of; none for all (§4 'Quote filter'). */
  initialState: (): readonly number[] => [],
  reducers: { quoteFilterSet: (_, { payload }: PayloadAction<readonly number[]>) => [...payload] },
  extraReducers: (builder) =>
    // A topic that was made here gets its final id, and stays the filter.
    builder.addCase(writeSettled, (filter, { payload }) =>
      filter.includes(payload.provisionalId) ? filter.map(toFinalId(payload)) : filter,
    ),
  selectors: { selectFilter: (filter) => filter },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    quoteFilter: readonly number[];
  }
}

export const { quoteFilterSet } = filterSlice.actions;
const { selectFilter } = filterSlice.injectInto(rootReducer).selectors;

/** How the list stands, its ids, whether all texts are loaded, and the filter. */
export const selectQuotesState = createSelector(
  [list.selectView, selectQuoteIds, selectFilter],
  (view, ids, filter) => ({
    ...{ ...view, ids, filter },
    texts:
      view.loadedAt !== null && haveTexts(view.rows)
        ? ('present' as const)
        : view.status === 'loading' || view.status === 'error'
          ? view.status
          : ('absent' as const),
  }),
);

const NO_TEXT = 'Please enter quote text';

/** Adds a quote, without its outer white space; a blank one and a guest's are refused without a call (§5, §6). */
export const addQuote = createWriteThunk('quotes/add', 'quote', (text: string) => {
  if (isBlank(text)) {
    throw new ApiError({ kind: 'rejected', endpoint: 'add_nonbible_memory_fact' }, NO_TEXT);
  }
  return { text: text.trim() };
});

interface QuoteEdit {
  quote: Quote;
  text: string;
  /** The text that the person saw when they began; absent to overwrite whatever is there. */
  was?: string;
}

/** Writes a quote's new text, without its outer white space. */
export const updateQuote = createWriteThunk(
  'quotes/update',
  'quoteText',
  ({ quote, text, was }: QuoteEdit) => ({
    quoteId: quote.quoteId,
    text: text.trim(),
    ...(was !== undefined && { was }),
  }),
);

interface QuoteTopics {
  quoteId: number;
  /** Only topics that the quote does not have. */
  topics: readonly Topic[];
  /** True for a topic that was just created for this. */
  created?: boolean;
}

/** Puts topics on a quote. */
export const addTopicsToQuote = createWriteThunk(
  'quotes/addTopics',
  'quoteTopics',
  ({ quoteId, topics, created = false }: QuoteTopics) => ({
    quoteId,
    topics: topics.map(({ id, name }) => ({ id, name })),
    created,
  }),
);
