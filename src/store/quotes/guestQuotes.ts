import { createSlice } from '@reduxjs/toolkit';
import { getQuoteText } from '@/api/resources/quotes';
import { createApiThunk } from '@/store/core/createApiThunk';
import { rootReducer } from '@/store/core/rootReducer';
import { GUEST } from '@/domain/users/user';
import type { QuoteTextEntry } from './quoteTexts';

type GuestQuotes = Record<number, QuoteTextEntry>;

/** Loads the text of one of Guest's quotes: a public link shows those to a stranger. */
export const loadGuestQuote = createApiThunk('guestQuotes/load', (quoteId: number, { signal }) =>
  getQuoteText(GUEST, quoteId, signal),
);

const slice = createSlice({
  name: 'guestQuotes',
  initialState: (): GuestQuotes => ({}),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadGuestQuote.pending, (state, { meta: { arg } }) => {
        state[arg] = { status: 'loading' };
      })
      .addCase(loadGuestQuote.fulfilled, (state, { meta: { arg }, payload }) => {
        state[arg] =
          payload === null ? { status: 'missing' } : { status: 'loaded', text: payload, confirmed: true };
      })
      .addCase(loadGuestQuote.rejected, (state, { meta: { arg } }) => {
        state[arg] = { status: 'error' };
      }),
  selectors: {
    selectGuestQuote: (state, quoteId: number): QuoteTextEntry | undefined => state[quoteId],
  },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    guestQuotes: GuestQuotes;
  }
}

export const { selectGuestQuote } = slice.injectInto(rootReducer).selectors;
