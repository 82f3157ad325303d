import { createSelector, createSlice } from '@reduxjs/toolkit';
import { getQuoteText, quotesWithTexts } from '../api/calls';
import { cachedQuoteTexts } from '../api/cachedQuoteTexts';
import { payloadOf } from '@/data/define/subjects';
import { fetchList } from '@/data/cache/cachedList';
import { ApiError } from '@/data/client/ApiError';
import type { LoadOptions } from '@/data/list/createList';
import { GUEST } from '@/data/session/users';
import { isBlank } from '@/platform/values/text';
import type { AppThunk } from '@/data/store/appStore';
import { createApiThunk } from '@/data/store/createApiThunk';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { selectPending, writeConfirmed } from '@/data/sync/sync';
import { loadQuotes, selectQuoteIds, selectQuoteListState, selectQuoteRowsById } from './quoteList';
import * as writes from '../api/writes';

/*
 * The only store of quotes' texts: screens that show, search or edit quotes read it. Texts come from this device, one
 * at a time from the server, or all with one call; each is shown as soon as one of these has it.
 */

/** The state of a quote's text: `missing` if the server has no such quote, or it has no text. */
export type QuoteTextEntry =
  | { status: 'loading' }
  | {
      status: 'loaded';
      text: string;
      /** True once the server has confirmed it in this visit; false for a cached text, and while it is loaded again. */
      confirmed: boolean;
    }
  | { status: 'missing' }
  | { status: 'error' };

type Texts = readonly (readonly [quoteId: number, text: string])[];

export interface QuoteTextsState {
  /** By the quote's id; those of Guest's quotes, for another user, by `Guest/` and the id. */
  entries: Record<string, QuoteTextEntry>;
  /** The latest request by quote: the answer to an older one is ignored. */
  awaited: Record<string, string>;
  /** The state of reading the texts on this device. */
  device: 'unread' | 'reading' | 'read';
  /** The state of the call for all texts, and when it last answered, in epoch milliseconds. */
  all: { status: 'idle' | 'loading' | 'loaded' | 'error'; at: number | null };
  /** Quotes written while that call was in flight: its answer may be older. */
  writtenDuringAll: number[];
}

/** A search requests texts again when they are older than this. */
const REFRESH_AFTER_MS = 5 * 60_000;

export const LOADING: QuoteTextEntry = { status: 'loading' };

const guestKey = (quoteId: number): string => `${GUEST}/${quoteId}`;

/** Reads the texts on this device, once a visit. */
export const readDeviceTexts = createApiThunk<Texts>(
  'quoteTexts/readDevice',
  async (_, { user, engine }) => [
    ...(await cachedQuoteTexts(engine.installed ?? (await engine.ready()), user)),
  ],
  { condition: (_, state) => select(state).device === 'unread' },
);

/**
 * Loads a quote's text: shown at once from this device, and requested from the server once a visit. A text that is in
 * flight or confirmed is not requested again; one that failed is.
 */
export const loadQuoteText = createApiThunk(
  'quoteTexts/load',
  async (quoteId: number, { call, dispatch }) => {
    const fromDevice = dispatch(readDeviceTexts());
    try {
      return await getQuoteText(call, quoteId);
    } catch (error) {
      await fromDevice;
      throw error;
    }
  },
  {
    condition: (quoteId, state) => {
      const { entries, awaited } = select(state);
      const entry = entries[quoteId];
      const isConfirmed = entry?.status === 'loaded' ? entry.confirmed : entry?.status === 'missing';
      return awaited[quoteId] === undefined && !isConfirmed;
    },
  },
);

/** Loads the text of one of Guest's quotes: a public link shows those to everybody. */
export const loadGuestQuote = createApiThunk('quoteTexts/loadGuest', (quoteId: number, { engine, signal }) =>
  getQuoteText(engine.as(GUEST, { signal }), quoteId),
);

/** Whether all texts are known, and the server's last answer with all of them is recent. */
function areTextsFresh(state: RootState): boolean {
  const { at } = select(state).all;
  const age = at === null ? Infinity : Date.now() - at;
  return age >= 0 && age <= REFRESH_AFTER_MS && selectUnknownTexts(state).length === 0;
}

/**
 * Loads the list and, with one call, all texts, which are then stored on the device too; neither while it is fresh.
 * Texts on the device are shown at once.
 */
export const loadQuotesWithTexts = createApiThunk<Texts | null, LoadOptions>(
  'quoteTexts/loadAll',
  async (options, { call, dispatch, getState }) => {
    void dispatch(readDeviceTexts());
    // The list first: it may have quotes whose text is not known.
    const outcome = await dispatch(loadQuotes(options));
    const isListed = selectQuoteListState(getState()).loadedAt !== null;
    // Without the list there are no texts to show, and the person can try again at once.
    if (!isListed && loadQuotes.rejected.match(outcome) && outcome.payload)
      throw new ApiError(outcome.payload);
    if (areTextsFresh(getState())) return null;
    const listed = selectQuoteIds(getState());
    const rows = await fetchList(call, quotesWithTexts);
    const texts = new Map(rows.map(({ quoteId, text }) => [quoteId, text ?? '']));
    // A quote that no longer exists on the server has no text either, so do not wait for it.
    for (const id of listed) if (id > 0 && !texts.has(id)) texts.set(id, '');
    return [...texts];
  },
  { condition: (_, state) => select(state).all.status !== 'loading' },
);

const entryOf = (text: string | null): QuoteTextEntry =>
  isBlank(text) ? { status: 'missing' } : { status: 'loaded', text: text ?? '', confirmed: true };

const initialState = (): QuoteTextsState => ({
  entries: {},
  awaited: {},
  device: 'unread',
  all: { status: 'idle', at: null },
  writtenDuringAll: [],
});

const slice = createSlice({
  name: 'quoteTexts',
  initialState,
  reducers: {
    /** The server's text became known in another way. */
    quoteTextSeen(state, { payload }: { payload: { quoteId: number; text: string } }) {
      state.entries[payload.quoteId] = entryOf(payload.text);
    },
    quoteTextInvalidated(state, { payload: quoteId }: { payload: number }) {
      // The answer to an earlier request may be as old.
      Reflect.deleteProperty(state.awaited, quoteId);
      const entry = state.entries[quoteId];
      if (entry?.status === 'loaded') entry.confirmed = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(readDeviceTexts.pending, (state) => {
        state.device = 'reading';
      })
      .addCase(readDeviceTexts.fulfilled, (state, { payload }) => {
        state.device = 'read';
        for (const [quoteId, text] of payload) {
          const status = state.entries[quoteId]?.status;
          if (!isBlank(text) && status !== 'loaded' && status !== 'missing')
            state.entries[quoteId] = { status: 'loaded', text, confirmed: false };
        }
      })
      .addCase(readDeviceTexts.rejected, (state) => {
        state.device = 'read';
      })
      .addCase(loadQuoteText.pending, (state, { meta: { arg, requestId } }) => {
        state.awaited[arg] = requestId;
        if (state.entries[arg]?.status !== 'loaded') state.entries[arg] = { status: 'loading' };
      })
      .addCase(loadQuoteText.fulfilled, (state, { meta: { arg, requestId }, payload }) => {
        if (state.awaited[arg] !== requestId) return;
        Reflect.deleteProperty(state.awaited, arg);
        state.entries[arg] = entryOf(payload);
      })
      .addCase(loadQuoteText.rejected, (state, { meta: { arg, requestId } }) => {
        if (state.awaited[arg] !== requestId) return;
        Reflect.deleteProperty(state.awaited, arg);
        if (state.entries[arg]?.status === 'loading') state.entries[arg] = { status: 'error' };
      })
      .addCase(loadGuestQuote.pending, (state, { meta: { arg } }) => {
        state.entries[guestKey(arg)] = { status: 'loading' };
      })
      .addCase(loadGuestQuote.fulfilled, (state, { meta: { arg }, payload }) => {
        state.entries[guestKey(arg)] = entryOf(payload);
      })
      .addCase(loadGuestQuote.rejected, (state, { meta: { arg } }) => {
        state.entries[guestKey(arg)] = { status: 'error' };
      })
      .addCase(loadQuotesWithTexts.pending, (state) => {
        state.all.status = 'loading';
        state.writtenDuringAll = [];
      })
      .addCase(loadQuotesWithTexts.fulfilled, (state, { payload, meta }) => {
        state.all = { status: 'loaded', at: payload ? meta.at : state.all.at };
        const written = new Set(state.writtenDuringAll);
        for (const [quoteId, text] of payload ?? [])
          if (!written.has(quoteId)) state.entries[quoteId] = entryOf(text);
      })
      .addCase(loadQuotesWithTexts.rejected, (state, { meta }) => {
        state.all.status = meta.aborted ? 'idle' : 'error';
      })
      .addCase(writeConfirmed, (state, { payload: write }) => {
        const added = payloadOf(writes.addQuoteWrite, write);
        const written = added
          ? { quoteId: write.id, text: added.text }
          : payloadOf(writes.updateQuoteWrite, write);
        if (!written) return;
        // A request in flight was made before the write.
        Reflect.deleteProperty(state.awaited, written.quoteId);
        state.writtenDuringAll.push(written.quoteId);
        state.entries[written.quoteId] = entryOf(written.text);
      }),
  selectors: {
    /** Whether the texts on this device are known. */
    selectIsDeviceRead: ({ device }) => device === 'read',
    selectGuestQuote: ({ entries }, quoteId: number): QuoteTextEntry | undefined =>
      entries[guestKey(quoteId)],
  },
});

export const { quoteTextSeen } = slice.actions;

/** Loads a text that is known already, because another device may have changed it since; the known one is shown meanwhile. */
export const reloadQuoteText =
  (quoteId: number): AppThunk<Promise<unknown>> =>
  (dispatch) => {
    dispatch(slice.actions.quoteTextInvalidated(quoteId));
    return dispatch(loadQuoteText(quoteId));
  };

const injected = slice.injectInto(rootReducer);
const { selectSlice: select } = injected;
export const { selectGuestQuote, selectIsDeviceRead } = injected.selectors;

/** The waiting texts, by quote: the latest of each. */
const selectWaitingTexts = createSelector(
  [selectPending],
  (pending): ReadonlyMap<number, QuoteTextEntry> =>
    new Map(
      pending.flatMap(({ id, write }) => {
        const added = payloadOf(writes.addQuoteWrite, write);
        const changed = payloadOf(writes.updateQuoteWrite, write);
        if (added) return [[id, entryOf(added.text)] as const];
        return changed ? [[changed.quoteId, entryOf(changed.text)] as const] : [];
      }),
    ),
);

/** The texts of rows that were written before this store was loaded. */
const selectWrittenRows = createSelector(
  [selectQuoteRowsById],
  (rows): ReadonlyMap<number, QuoteTextEntry> =>
    new Map(
      Object.values(rows).flatMap(({ quoteId, text }) => (text === null ? [] : [[quoteId, entryOf(text)]])),
    ),
);

/** A quote's text by its id: from a waiting write, else from this visit, else from a write's row in the list. */
const selectKnownText = createSelector(
  [selectWaitingTexts, (state: RootState) => select(state).entries, selectWrittenRows],
  (waiting, entries, written) =>
    (quoteId: number): QuoteTextEntry | undefined =>
      waiting.get(quoteId) ?? entries[quoteId] ?? written.get(quoteId),
);

/** A quote's text, as far as it is known. */
export function selectQuoteText(state: RootState, quoteId: number): QuoteTextEntry | undefined {
  const known = selectKnownText(state)(quoteId);
  // It may be on this device.
  return known?.status === 'error' && select(state).device === 'reading' ? LOADING : known;
}

/** All quotes with their texts: '' for one without a text, null if it is not known. */
export const selectQuotesById = createSelector([selectQuoteRowsById, selectKnownText], (rows, known) =>
  Object.fromEntries(
    Object.values(rows).map((quote) => {
      const entry = known(quote.quoteId);
      const text = entry?.status === 'loaded' ? entry.text : entry?.status === 'missing' ? '' : null;
      return [quote.quoteId, { ...quote, text }];
    }),
  ),
);

/** The ids of the server's quotes whose text is not known here. */
export const selectUnknownTexts = createSelector([selectQuotesById, selectQuoteIds], (quotes, ids) =>
  ids.filter((id) => id > 0 && quotes[id]?.text === null),
);

/** The state of loading the texts that are not here yet. */
export const selectTextsLoading = (state: RootState) => {
  const { device, all } = select(state);
  return device === 'reading' || all.status === 'loading'
    ? ('loading' as const)
    : all.status === 'error'
      ? ('error' as const)
      : ('absent' as const);
};
