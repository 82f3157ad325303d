import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readListeningChoice, rememberListeningChoice, type ListeningChoice } from './listeningChoice';
import type { ChapterRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';

/** A chapter that is read aloud verse by verse. */
export interface ListenedChapter extends ChapterRef {
  translation: TranslationCode;
  /** The verse to stop after; null to go on with the next chapter. */
  last: number | null;
}

export interface ListeningState {
  status: 'off' | 'playing' | 'paused';
  /** The passages to read aloud, in order; of a chapter, its verses. */
  ids: readonly number[];
  /** The chapter; null while passages are read. */
  chapter: ListenedChapter | null;
  /** The index of the current one. */
  at: number;
  choice: ListeningChoice;
}

const slice = createSlice({
  name: 'listening',
  initialState: (): ListeningState => ({
    status: 'off',
    ids: [],
    chapter: null,
    at: 0,
    choice: readListeningChoice(),
  }),
  reducers: {
    queued: (state, { payload }: PayloadAction<readonly number[]>): ListeningState => ({
      ...state,
      status: 'playing',
      ids: payload,
      chapter: null,
      at: 0,
    }),
    chapterQueued: (
      state,
      { payload }: PayloadAction<Pick<ListeningState, 'ids' | 'chapter' | 'at'>>,
    ): ListeningState => ({ ...state, ...payload, status: 'playing' }),
    turned: (state, { payload }: PayloadAction<number>) => ({ ...state, at: payload }),
    statusChanged: (state, { payload: status }: PayloadAction<ListeningState['status']>) => ({
      ...state,
      status,
    }),
    choiceChanged: (state, { payload }: PayloadAction<Partial<ListeningChoice>>) => ({
      ...state,
      choice: { ...state.choice, ...payload },
    }),
  },
  selectors: { selectListening: (state) => state },
});

declare module '@/data/store/rootReducer' {
  export interface LazySlices {
    listening: ListeningState;
  }
}

export const { queued, chapterQueued, turned, statusChanged } = slice.actions;
export const { selectListening } = slice.injectInto(rootReducer).selectors;

/** Changes how passages are read aloud, from the next sentence on, and remembers it on this device. */
export const listeningChosen =
  (part: Partial<ListeningChoice>): AppThunk =>
  (dispatch, getState) => {
    dispatch(slice.actions.choiceChanged(part));
    rememberListeningChoice(selectListening(getState()).choice);
  };
