import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PassageRef, Verse } from '@/bible/passage';
import { cachedPassageText } from '@/bible/text/bibleText';
import { loadedText, selectText } from '@/bible/text/textCache';
import { textOfChapter } from '@/bible/text/textOfChapter';
import { textsByChapter } from '@/bible/text/textsByChapter';
import { versesText } from '@/bible/passageText';
import type { MemoryPassage } from '../model/memoryPassage';
import { rangeKey } from '@/bible/references/reference';
import { isBlank } from '@/platform/values/text';
import { createApiThunk, type ApiThunkContext } from '@/data/store/createApiThunk';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { selectPassages } from './passages';
import { selectOverridesById, selectOwnText } from './textOverrides';
import type { AppThunk } from '@/data/store/appStore';

export interface PassageTextsState {
  /** Plain texts of the translations by `rangeKey`, for the search. */
  texts: Record<string, string>;
  loading: boolean;
  /** How many texts could not be loaded when all were requested last. */
  failed: number;
}

/** The number of texts put into the state at a time, so that a list of thousands is not searched again for each. */
const BATCH = 24;
/** The same if no search is shown. */
const READ_BATCH = 1000;

/** Fills the state with the texts of memory passages that are not in it yet, some at a time. */
function filling({ getState, dispatch }: ApiThunkContext, batchSize: number) {
  const { texts } = selectPassageTexts(getState());
  const textOf = selectTextOf(getState());
  const wanted = selectPassages(getState()).filter(
    (passage) =>
      selectOwnText(getState(), passage.passageId) === null && texts[rangeKey(passage)] === undefined,
  );
  // A shown text is stored here too, because the shown texts are forgotten sooner.
  let batch: Record<string, string> = Object.fromEntries(
    wanted.map((passage) => [rangeKey(passage), textOf(passage)] as const).filter(([, text]) => text !== ''),
  );
  const byRange = new Map(wanted.map((passage) => [rangeKey(passage), passage]));
  /** The passages whose text is not in the state, one of each range. */
  const missing = [...byRange].flatMap(([key, passage]) => (batch[key] === undefined ? [passage] : []));
  /** Puts the texts added last into the state. */
  const flush = () => {
    if (Object.keys(batch).length > 0) dispatch(textsLoaded(batch));
    batch = {};
  };
  /** Adds the text of one of them. */
  const take = (ref: PassageRef, verses: readonly Verse[]) => {
    batch[rangeKey(ref)] = versesText(verses);
    if (Object.keys(batch).length >= batchSize) flush();
  };
  /** How many passages still have no text. */
  const countLeft = () => {
    const now = selectPassageTexts(getState()).texts;
    return wanted.filter((passage) => now[rangeKey(passage)] === undefined).length;
  };
  return { missing, take, flush, countLeft };
}

/** Loads the missing texts of all memory passages; resolves to how many could not be loaded. */
export const loadPassageTexts = createApiThunk<number>(
  'passageTexts/load',
  async (_, context) => {
    const { missing, take, flush, countLeft } = filling(context, BATCH);
    await textsByChapter(context.call, missing, take);
    flush();
    return countLeft();
  },
  { condition: (_, { passageTexts }) => passageTexts?.loading !== true },
);

/** Puts the texts on this device into the state, without a request. */
export const readPassageTexts = createApiThunk<null>('passageTexts/read', async (_, context) => {
  const { call, getState, signal } = context;
  const { missing, take, flush } = filling(context, READ_BATCH);
  for (const passage of missing) {
    if (signal.aborted) break;
    const verses =
      (await cachedPassageText(call, passage)) ??
      (await textOfChapter(call, passage, (chapter) => selectText(getState(), chapter)));
    if (verses) take(passage, verses);
  }
  flush();
  return null;
});

const slice = createSlice({
  name: 'passageTexts',
  initialState: (): PassageTextsState => ({ texts: {}, loading: false, failed: 0 }),
  reducers: {
    textsLoaded(state, { payload }: PayloadAction<Record<string, string>>) {
      Object.assign(state.texts, payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadPassageTexts.pending, (state) => {
        state.loading = true;
        state.failed = 0;
      })
      .addCase(loadPassageTexts.fulfilled, (state, { payload }) => {
        state.failed = payload;
      })
      .addMatcher(loadPassageTexts.settled, (state) => {
        state.loading = false;
      }),
  selectors: { selectPassageTexts: (state) => state },
});

const { textsLoaded } = slice.actions;
export const { selectPassageTexts } = slice.injectInto(rootReducer).selectors;

/** The recently shown texts. */
const selectShownTexts = createSelector([(state: RootState) => state.bibleText.entries], (entries) => {
  const texts = new Map<string, string>();
  for (const [key, entry] of Object.entries(entries)) {
    if (entry.status === 'loaded') texts.set(key, versesText(entry.verses));
  }
  return texts;
});

/** Returns the text of a memory passage; '' if it is not loaded. */
export const selectTextOf = createSelector(
  [selectShownTexts, (state: RootState) => selectPassageTexts(state).texts, selectOverridesById],
  (shown, texts, overrides) =>
    (passage: MemoryPassage): string => {
      const own = overrides[passage.passageId]?.text ?? '';
      if (!isBlank(own)) return own;
      const key = rangeKey(passage);
      return texts[key] ?? shown.get(key) ?? '';
    },
);

/** Loads the plain text of a memory passage, preferably the user's custom text; '' if there is none, null if it cannot be loaded. */
export const loadPlainText =
  (passage: MemoryPassage): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const own = selectOwnText(getState(), passage.passageId);
    if (own !== null) return own;
    const entry = await dispatch(loadedText(passage));
    if (entry?.status === 'error') return null;
    return entry?.status === 'loaded' ? versesText(entry.verses) : '';
  };
