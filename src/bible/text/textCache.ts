import { createSlice } from '@reduxjs/toolkit';
import { getPassageText } from './bibleText';
import type { ApiFailure } from '@/data/client/ApiError';
import type { PassageRef, Verse } from '../passage';
import { rangeKey } from '../references/reference';
import type { TranslationCode } from '../translations';
import { isNowhere } from '../unknownBook';
import { rememberedTexts, rememberTexts, withTexts, type KnownTexts } from './translationsWithText';
import type { AppThunk } from '@/data/store/appStore';
import { waitWhile } from '@/platform/scheduling/wait';
import { createApiThunk } from '@/data/store/createApiThunk';

/** The status of a text: `missing` when the translation has none, `isNowhere` when no other can have it either. */
export type TextEntry =
  | { status: 'loading' }
  | { status: 'loaded'; verses: Verse[] }
  | { status: 'missing'; isNowhere?: boolean }
  | { status: 'error'; failure: ApiFailure };

/** The verses to copy: null while they load, none where there is no text. */
export function versesToCopy(text: TextEntry): readonly Verse[] | null {
  if (text.status === 'loading') return null;
  return text.status === 'loaded' ? text.verses : [];
}

export interface BibleTextState {
  entries: Record<string, TextEntry>;
  /** Which translations have text on this server. */
  known: KnownTexts;
}

/** Texts in memory; the oldest are dropped first, and come back from the cache. */
const CAPACITY = 150;

const LOADING: TextEntry = { status: 'loading' };

const missingText = (ref: PassageRef): TextEntry => ({
  status: 'missing',
  ...(isNowhere(ref) && { isNowhere: true }),
});

/**
 * The one place Bible text comes from, keyed by translation, book, chapter and range. A text that is loaded or in flight is
 * not requested again; one that failed is.
 */
export const loadText = createApiThunk(
  'bibleText/load',
  async (ref: PassageRef, { call, dispatch, getState }) => {
    try {
      const verses = await getPassageText(call, ref);
      const hasText = verses !== null && verses.length > 0;
      // A single verse that is missing says nothing: some translations leave verses out. Nor do verses that none has.
      const lacksText = !hasText && ref.endVerse > ref.startVerse && !isNowhere(ref);
      dispatch(learnTexts(hasText ? [ref.translation] : [], lacksText ? [ref.translation] : []));
      return verses;
    } catch (error) {
      const code = await import('./textOfChapter').catch(() => null);
      const verses = await code?.textOfChapter(call, ref, (chapter) => selectText(getState(), chapter));
      if (verses) return verses;
      throw error;
    }
  },
  {
    condition: (ref, { bibleText }) => {
      const entry = bibleText.entries[rangeKey(ref)];
      return entry === undefined || entry.status === 'error';
    },
  },
);

export const bibleTextSlice = createSlice({
  name: 'bibleText',
  initialState: (): BibleTextState => ({ entries: {}, known: rememberedTexts() }),
  reducers: {
    /** Which translations have text and which have none, learned from an answer. */
    textsLearned(
      state,
      { payload }: { payload: { having: readonly TranslationCode[]; lacking: readonly TranslationCode[] } },
    ) {
      state.known = withTexts(state.known, payload.having, payload.lacking);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadText.pending, ({ entries }, { meta }) => {
        const keys = Object.keys(entries);
        for (const key of keys.slice(0, Math.max(0, keys.length - CAPACITY + 1)))
          Reflect.deleteProperty(entries, key);
        entries[rangeKey(meta.arg)] = LOADING;
      })
      .addCase(loadText.fulfilled, ({ entries }, { meta, payload }) => {
        const key = rangeKey(meta.arg);
        // A text that was dropped while it loaded is not stored: it would exceed the capacity.
        if (key in entries)
          entries[key] = payload ? { status: 'loaded', verses: payload } : missingText(meta.arg);
      })
      .addCase(loadText.rejected, ({ entries }, { meta, payload }) => {
        const failure = payload ?? { kind: 'malformed', endpoint: 'get_passage_text' };
        const key = rangeKey(meta.arg);
        if (key in entries) entries[key] = { status: 'error', failure };
      }),
  selectors: {
    selectText: ({ entries }, ref: PassageRef | null): TextEntry | undefined =>
      ref === null ? undefined : entries[rangeKey(ref)],
    selectKnownTexts: ({ known }): KnownTexts => known,
  },
});

/** Loads a text, or waits for a request that is under way; resolves to its entry, loaded or failed. */
export const loadedText =
  (ref: PassageRef): AppThunk<Promise<TextEntry | undefined>> =>
  async (dispatch, getState) => {
    await dispatch(loadText(ref));
    await waitWhile(() => selectText(getState(), ref)?.status === 'loading');
    return selectText(getState(), ref);
  };

/**
 * The loaded texts, for the next user. Requests in flight are removed: they are the earlier user's, so their answers will be dropped and
 * would be waited for forever. The screen that shows such a text requests it again.
 */
export const withoutLoading = ({ entries, known }: BibleTextState): BibleTextState => ({
  known,
  entries: Object.fromEntries(Object.entries(entries).filter(([, { status }]) => status !== 'loading')),
});

export const { selectText, selectKnownTexts } = bibleTextSlice.selectors;

/** Learns from an answer which translations have text on this server and which have none, and remembers it. */
export const learnTexts =
  (having: readonly TranslationCode[], lacking: readonly TranslationCode[]): AppThunk =>
  (dispatch, getState) => {
    const before = selectKnownTexts(getState());
    if (withTexts(before, having, lacking) === before) return;
    dispatch(bibleTextSlice.actions.textsLearned({ having, lacking }));
    rememberTexts(selectKnownTexts(getState()));
  };
