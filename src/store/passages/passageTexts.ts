import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import { getPassageText } from '@/api/resources/bibleText';
import { plainText } from '@/domain/bible/passageText';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { rangeKey } from '@/domain/references/reference';
import { isBlank } from '@/domain/text/text';
import { createApiThunk } from '@/store/core/createApiThunk';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { selectPassages } from './passages';
import { selectOverridesById } from './textOverrides';

interface PassageTextsState {
  /** Plain texts of the translations by `rangeKey`, all of them, for they are searched. */
  texts: Record<string, string>;
  loading: boolean;
}

/** So many are asked for at a time, and so many told at once: a list of thousands is not searched anew for each. */
const AT_A_TIME = 4;
const BATCH = 24;

/** Asks for the texts of all memory passages that are not there yet; one that fails is left for the next time. */
export const loadPassageTexts = createApiThunk<null>(
  'passageTexts/load',
  async (_, { user, signal, getState, dispatch }) => {
    const { texts } = selectPassageTexts(getState());
    const overrides = selectOverridesById(getState());
    const wanted = new Map(
      selectPassages(getState())
        .filter((passage) => isBlank(overrides[passage.passageId]?.text))
        .map((passage) => [rangeKey(passage), passage] as const)
        .filter(([key]) => texts[key] === undefined),
    );
    const waiting = [...wanted];
    let arrived: Record<string, string> = {};
    const tell = () => {
      if (Object.keys(arrived).length > 0) dispatch(textsArrived(arrived));
      arrived = {};
    };
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [key, passage] = next;
        try {
          const verses = await getPassageText(user, passage, signal);
          // Not before the answer: what arrived meanwhile may have been told.
          arrived[key] = plainText(verses ?? []);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        }
        if (Object.keys(arrived).length >= BATCH) tell();
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    tell();
    return null;
  },
  { condition: (_, { passageTexts }) => passageTexts?.loading !== true },
);

const slice = createSlice({
  name: 'passageTexts',
  initialState: (): PassageTextsState => ({ texts: {}, loading: false }),
  reducers: {
    textsArrived(state, { payload }: PayloadAction<Record<string, string>>) {
      Object.assign(state.texts, payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadPassageTexts.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadPassageTexts.fulfilled, (state) => {
        state.loading = false;
      })
      .addCase(loadPassageTexts.rejected, (state) => {
        state.loading = false;
      }),
  selectors: { selectPassageTexts: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    passageTexts: PassageTextsState;
  }
}

const { textsArrived } = slice.actions;
export const { selectPassageTexts } = slice.injectInto(rootReducer).selectors;

/** Texts of the few hundred that were shown lately. */
const selectShownTexts = createSelector([(state: RootState) => state.bibleText.entries], (entries) => {
  const texts = new Map<string, string>();
  for (const [key, entry] of Object.entries(entries)) {
    if (entry.status === 'loaded') texts.set(key, plainText(entry.verses));
  }
  return texts;
});

/** Gives the text of a memory passage as far as it is there; '' where it is not. */
export const selectTextOf = createSelector(
  [selectShownTexts, (state: RootState) => selectPassageTexts(state).texts, selectOverridesById],
  (shown, texts, overrides) =>
    (passage: MemoryPassage): string => {
      const own = overrides[passage.passageId]?.text;
      if (own !== undefined && !isBlank(own)) return own;
      const key = rangeKey(passage);
      return texts[key] ?? shown.get(key) ?? '';
    },
);
