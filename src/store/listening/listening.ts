import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  readListeningChoice,
  rememberListeningChoice,
  type ListeningChoice,
} from '@/device/choices/listeningChoice';
import type { AppDispatch } from '@/store/core/makeStore';
import { rootReducer, type RootState } from '@/store/core/rootReducer';

export interface ListeningState {
  status: 'off' | 'playing' | 'paused';
  /** The passages that are read, in their order. */
  ids: readonly number[];
  /** Which of them has its turn. */
  at: number;
  choice: ListeningChoice;
}

const slice = createSlice({
  name: 'listening',
  initialState: (): ListeningState => ({ status: 'off', ids: [], at: 0, choice: readListeningChoice() }),
  reducers: {
    queued: (state, { payload }: PayloadAction<readonly number[]>) => ({
      ...state,
      status: 'playing' as const,
      ids: payload,
      at: 0,
    }),
    turned: (state, { payload }: PayloadAction<number>) => ({ ...state, at: payload }),
    statusChanged: (state, { payload }: PayloadAction<ListeningState['status']>) => ({
      ...state,
      status: payload,
    }),
    choiceChanged: (state, { payload }: PayloadAction<Partial<ListeningChoice>>) => ({
      ...state,
      choice: { ...state.choice, ...payload },
    }),
  },
  selectors: { selectListening: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    listening: ListeningState;
  }
}

export const { queued, turned, statusChanged } = slice.actions;
export const { selectListening } = slice.injectInto(rootReducer).selectors;

/** Changes how it is read, from the next sentence on, and remembers it on this device. */
export const listeningChosen =
  (part: Partial<ListeningChoice>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(slice.actions.choiceChanged(part));
    rememberListeningChoice(selectListening(getState()).choice);
  };
