import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cachedQuoteText, getQuoteText } from '@/api/resources/quotes';
import { payloadOf } from '@/api/writes/writes';
import { isBlank } from '@/domain/text/text';
import { createApiThunk } from '@/store/core/createApiThunk';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { selectPending, writeSettled } from '@/store/sync/sync';
import { selectQuotesById } from './quotes';

/** How a quote's text stands: `missing` when the server has no such quote, or it has no text. */
export type QuoteTextEntry =
  | { status: 'loading' }
  | {
      status: 'loaded';
      text: string;
      /** True once the server has confirmed it in this visit; until then it is the cached text. */
      confirmed: boolean;
    }
  | { status: 'missing' }
  | { status: 'error' };

interface QuoteTextsState {
  entries: Record<number, QuoteTextEntry>;
  /** The ids that have an entry, oldest first. */
  order: number[];
  /** The latest request by quote: the answer to an older one is ignored. */
  awaited: Record<number, string>;
}

/** Texts in memory; the oldest are dropped first. */
const CAPACITY = 500;

/**
 * Loads a quote's text: shown at once from the cache, and requested from the server, once a visit. One that is in flight or
 * confirmed is not requested again; one that failed is.
 */
export const loadQuoteText = createApiThunk(
  'quoteTexts/load',
  async (quoteId: number, { user, signal, dispatch }) => {
    const cached = await cachedQuoteText(user, quoteId);
    if (cached !== null) dispatch(cachedTextShown(user, quoteId, cached));
    return getQuoteText(user, quoteId, signal);
  },
  {
    condition: (quoteId, state) => {
      const { entries, awaited } = select(state);
      const entry = entries[quoteId];
      const isConfirmed = entry?.status === 'loaded' ? entry.confirmed : entry?.status === 'missing';
      // A text that came with the server's list in this visit is just as current.
      const listed = selectQuotesById(state)[quoteId]?.text;
      const isListed = typeof listed === 'string' && state.quotes?.source === 'server';
      return awaited[quoteId] === undefined && !isConfirmed && !isListed;
    },
  },
);

const entryOf = (text: string | null): QuoteTextEntry =>
  isBlank(text) ? { status: 'missing' } : { status: 'loaded', text: text ?? '', confirmed: true };

function put(state: QuoteTextsState, quoteId: number, entry: QuoteTextEntry): void {
  if (!(quoteId in state.entries)) state.order.push(quoteId);
  state.entries[quoteId] = entry;
  for (const oldest of state.order.splice(0, state.order.length - CAPACITY))
    Reflect.deleteProperty(state.entries, oldest);
}

const slice = createSlice({
  name: 'quoteTexts',
  initialState: (): QuoteTextsState => ({ entries: {}, order: [], awaited: {} }),
  reducers: {
    cachedTextShown: {
      reducer(state, { payload: { quoteId, text } }: PayloadAction<{ quoteId: number; text: string }>) {
        if (state.entries[quoteId]?.status === 'loading')
          put(state, quoteId, { status: 'loaded', text, confirmed: false });
      },
      /** Of one user's cache: another's quote may have the same id (see `dropStaleOutcomes`). */
      prepare: (user: string, quoteId: number, text: string) => ({
        payload: { quoteId, text },
        meta: { user },
      }),
    },
    /** The server's text became known in another way. */
    quoteTextSeen(state, { payload }: { payload: { quoteId: number; text: string } }) {
      put(state, payload.quoteId, entryOf(payload.text));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadQuoteText.pending, (state, { meta: { arg, requestId } }) => {
        state.awaited[arg] = requestId;
        if (state.entries[arg]?.status !== 'loaded') put(state, arg, { status: 'loading' });
      })
      .addCase(loadQuoteText.fulfilled, (state, { meta: { arg, requestId }, payload }) => {
        if (state.awaited[arg] !== requestId) return;
        Reflect.deleteProperty(state.awaited, arg);
        put(state, arg, entryOf(payload));
      })
      .addCase(loadQuoteText.rejected, (state, { meta: { arg, requestId } }) => {
        if (state.awaited[arg] !== requestId) return;
        Reflect.deleteProperty(state.awaited, arg);
        if (state.entries[arg]?.status === 'loading') put(state, arg, { status: 'error' });
      })
      .addCase(writeSettled, (state, { payload: write }) => {
        const added = payloadOf('quote', write);
        const written = added ? { quoteId: write.id, text: added.text } : payloadOf('quoteText', write);
        if (!written) return;
        // A request in flight was made before the write.
        Reflect.deleteProperty(state.awaited, written.quoteId);
        put(state, written.quoteId, entryOf(written.text));
      }),
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    quoteTexts: QuoteTextsState;
  }
}

const { cachedTextShown } = slice.actions;
export const { quoteTextSeen } = slice.actions;
const { selectSlice: select } = slice.injectInto(rootReducer);
const listed = new WeakMap<object, QuoteTextEntry>();

/** A quote's text: from a pending write, else from the server's latest answer, else from the list if that has texts. */
export function selectQuoteText(state: RootState, quoteId: number): QuoteTextEntry | undefined {
  const entry = select(state).entries[quoteId];
  const quote = selectQuotesById(state)[quoteId];
  if (quote === undefined || quote.text === null) return entry;
  const waits = selectPending(state).some(({ write }) => payloadOf('quoteText', write)?.quoteId === quoteId);
  if (entry?.status === 'loaded' && !waits) return entry;
  const known = listed.get(quote) ?? entryOf(quote.text);
  listed.set(quote, known);
  return known;
}
