import { createSlice } from '@reduxjs/toolkit';
import { getQuoteText } from '@/api/resources/quotes';
import { createApiThunk } from '@/store/core/createApiThunk';
import { addQuote, selectQuotesById, updateQuote } from './quotes';
import { rootReducer, type RootState } from '@/store/core/rootReducer';

/** A quote's text on its way: `missing` when the server has no such quote. */
export type QuoteTextEntry =
  | { status: 'loading'; requestId: string }
  | { status: 'loaded'; text: string }
  | { status: 'missing' }
  | { status: 'error' };

interface QuoteTextsState {
  entries: Record<number, QuoteTextEntry>;
  /** The ids that have an entry, oldest first. */
  order: number[];
}

/** Texts kept in memory; the oldest go first. */
const CAPACITY = 500;

/** A quote's text, asked for once: one that is there or on its way is not asked for again; one that failed is. */
export const loadQuoteText = createApiThunk(
  'quoteTexts/load',
  (quoteId: number, { user, signal }) => getQuoteText(user, quoteId, signal),
  {
    condition: (quoteId, state) => {
      const entry = selectQuoteText(state, quoteId);
      return entry === undefined || entry.status === 'error';
    },
  },
);

function put(state: QuoteTextsState, quoteId: number, entry: QuoteTextEntry): void {
  if (!(quoteId in state.entries)) state.order.push(quoteId);
  state.entries[quoteId] = entry;
  for (const oldest of state.order.splice(0, state.order.length - CAPACITY))
    Reflect.deleteProperty(state.entries, oldest);
}

/** Whether an answer is the one that is waited for: a text that was edited meanwhile stays. */
function isAwaited({ entries }: QuoteTextsState, { arg, requestId }: { arg: number; requestId: string }) {
  const entry = entries[arg];
  return entry?.status === 'loading' && entry.requestId === requestId;
}

const slice = createSlice({
  name: 'quoteTexts',
  initialState: (): QuoteTextsState => ({ entries: {}, order: [] }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadQuoteText.pending, (state, { meta: { arg, requestId } }) => {
        put(state, arg, { status: 'loading', requestId });
      })
      .addCase(loadQuoteText.fulfilled, (state, { meta, payload }) => {
        if (isAwaited(state, meta))
          put(
            state,
            meta.arg,
            payload === null ? { status: 'missing' } : { status: 'loaded', text: payload },
          );
      })
      .addCase(loadQuoteText.rejected, (state, { meta }) => {
        if (isAwaited(state, meta)) put(state, meta.arg, { status: 'error' });
      })
      .addCase(updateQuote.fulfilled, (state, { meta: { arg } }) => {
        put(state, arg.quote.quoteId, { status: 'loaded', text: arg.text });
      })
      .addCase(addQuote.fulfilled, (state, { payload, meta }) => {
        put(state, payload.quoteId, { status: 'loaded', text: meta.arg });
      }),
  selectors: { selectEntry: ({ entries }, quoteId: number): QuoteTextEntry | undefined => entries[quoteId] },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    quoteTexts: QuoteTextsState;
  }
}

const { selectEntry } = slice.injectInto(rootReducer).selectors;
const listed = new WeakMap<object, QuoteTextEntry>();

/** A quote's text: from the list where it came with texts, else from what was fetched. */
export function selectQuoteText(state: RootState, quoteId: number): QuoteTextEntry | undefined {
  const quote = selectQuotesById(state)[quoteId];
  if (quote === undefined || quote.text === null) return selectEntry(state, quoteId);
  const entry = listed.get(quote) ?? { status: 'loaded', text: quote.text };
  listed.set(quote, entry);
  return entry;
}
