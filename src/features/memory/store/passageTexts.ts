import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/data/client/ApiError';
import type { Verse } from '@/bible/passage';
import { cachedPassageText, getPassageText } from '@/bible/text/bibleText';
import { selectText } from '@/bible/text/textCache';
import { textOfChapter } from '@/bible/text/textOfChapter';
import { plainText } from '@/bible/passageText';
import type { MemoryPassage } from '../model/memoryPassage';
import { rangeKey } from '@/bible/references/reference';
import { isBlank } from '@/platform/values/text';
import { createApiThunk, type ApiThunkContext } from '@/data/store/createApiThunk';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { selectPassages } from './passages';
import { selectOverridesById, selectOwnText } from './textOverrides';

interface PassageTextsState {
  /** Plain texts of the translations by `rangeKey`: all of them, to be searched. */
  texts: Record<string, string>;
  loading: boolean;
}

/** Requests at a time: the person waits for these texts, but may want something else meanwhile. */
const AT_ONCE = 3;
/** Texts put into the state at a time: a list of thousands is not searched again for each. */
const BATCH = 24;
/** The same where nobody sees them come. */
const READ_BATCH = 1000;

/** The texts of memory passages that are not in the state yet are put there as `read` has them; one that fails is left for the next time. */
async function fillIn(
  { signal, getState, dispatch }: ApiThunkContext,
  batchSize: number,
  read: (passage: MemoryPassage) => Promise<readonly Verse[] | null>,
): Promise<void> {
  const { texts } = selectPassageTexts(getState());
  const textOf = selectTextOf(getState());
  const missing = selectPassages(getState()).filter(
    (passage) =>
      selectOwnText(getState(), passage.passageId) === null && texts[rangeKey(passage)] === undefined,
  );
  // A text that is shown is stored here all the same: what is shown is forgotten sooner.
  let batch: Record<string, string> = Object.fromEntries(
    missing.map((passage) => [rangeKey(passage), textOf(passage)] as const).filter(([, text]) => text !== ''),
  );
  const queue = [...new Map(missing.map((passage) => [rangeKey(passage), passage]))].filter(
    ([key]) => batch[key] === undefined,
  );
  const flush = () => {
    if (Object.keys(batch).length > 0) dispatch(textsLoaded(batch));
    batch = {};
  };
  const work = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [key, passage] = next;
      try {
        const verses = await read(passage);
        // `batch` is read only after the answer: another worker may have flushed it meanwhile.
        if (verses) batch[key] = plainText(verses);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (Object.keys(batch).length >= batchSize) flush();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  flush();
}

/** Loads the texts of all memory passages that are not there yet. */
export const loadPassageTexts = createApiThunk<null>(
  'passageTexts/load',
  async (_, context) => {
    await fillIn(
      context,
      BATCH,
      async (passage) => (await getPassageText(context.user, passage, context.signal)) ?? [],
    );
    return null;
  },
  { condition: (_, { passageTexts }) => passageTexts?.loading !== true },
);

/** Puts the texts of memory passages that are on this device into the state, without a request. */
export const readPassageTexts = createApiThunk<null>('passageTexts/read', async (_, context) => {
  const { user, getState } = context;
  await fillIn(
    context,
    READ_BATCH,
    async (passage) =>
      (await cachedPassageText(user, passage)) ??
      textOfChapter(user, passage, (chapter) => selectText(getState(), chapter)),
  );
  return null;
});

const slice = createSlice({
  name: 'passageTexts',
  initialState: (): PassageTextsState => ({ texts: {}, loading: false }),
  reducers: {
    textsLoaded(state, { payload }: PayloadAction<Record<string, string>>) {
      Object.assign(state.texts, payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadPassageTexts.pending, (state) => {
        state.loading = true;
      })
      .addMatcher(loadPassageTexts.settled, (state) => {
        state.loading = false;
      }),
  selectors: { selectPassageTexts: (state) => state },
});

declare module '@/data/store/rootReducer' {
  export interface LazySlices {
    passageTexts: PassageTextsState;
  }
}

const { textsLoaded } = slice.actions;
export const { selectPassageTexts } = slice.injectInto(rootReducer).selectors;

/** The texts that were shown recently. */
const selectShownTexts = createSelector([(state: RootState) => state.bibleText.entries], (entries) => {
  const texts = new Map<string, string>();
  for (const [key, entry] of Object.entries(entries)) {
    if (entry.status === 'loaded') texts.set(key, plainText(entry.verses));
  }
  return texts;
});

/** Gives the text of a memory passage, as far as it is loaded; '' where it is not. */
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
