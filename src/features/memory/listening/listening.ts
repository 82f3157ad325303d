import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChapterRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

export const PACES = [0.7, 0.85, 1, 1.2];
/** Minutes. */
export const SLEEPS = [0, 5, 15, 30, 60];

const choice = v.object({
  /** The `voiceURI`; blank for the device's own choice. */
  voice: v.fallback(v.string(), ''),
  /** 1 is the usual speed. */
  pace: v.fallback(v.picklist(PACES), 1),
  /** Whether the queue begins again at its end. */
  repeats: v.fallback(v.boolean(), false),
  /** Minutes until the reading stops; 0 for never. */
  sleep: v.fallback(v.picklist(SLEEPS), 0),
});

export type ListeningChoice = v.InferOutput<typeof choice>;

const { read: readListeningChoice, write: rememberListeningChoice } = stored(
  'nuggets.listening',
  choice,
  v.parse(choice, {}),
  'device',
);

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
  /** The part of the current passage or verse to continue with after a pause. */
  part: number;
  /** When the sleep timer began, epoch milliseconds. */
  sleepBegan: number;
  choice: ListeningChoice;
}

const slice = createSlice({
  name: 'listening',
  initialState: (): ListeningState => ({
    status: 'off',
    ids: [],
    chapter: null,
    at: 0,
    part: 0,
    sleepBegan: 0,
    choice: readListeningChoice(),
  }),
  reducers: {
    queued: (state, { payload }: PayloadAction<readonly number[]>): ListeningState => ({
      ...state,
      status: 'playing',
      ids: payload,
      chapter: null,
      at: 0,
      part: 0,
    }),
    chapterQueued: (
      state,
      { payload }: PayloadAction<Pick<ListeningState, 'ids' | 'chapter' | 'at'>>,
    ): ListeningState => ({ ...state, ...payload, part: 0, status: 'playing' }),
    turned: (state, { payload }: PayloadAction<number>) => ({ ...state, at: payload, part: 0 }),
    partReached: (state, { payload: part }: PayloadAction<number>) => ({ ...state, part }),
    /** The payload is the time, epoch milliseconds. */
    sleepTimerStarted: (state, { payload: sleepBegan }: PayloadAction<number>) => ({ ...state, sleepBegan }),
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

export const { queued, chapterQueued, turned, partReached, sleepTimerStarted, statusChanged } = slice.actions;
export const { selectListening } = slice.injectInto(rootReducer).selectors;

/** Changes how passages are read aloud, from the next sentence on, and remembers it on this device. A sleep timer begins when it is chosen. */
export const listeningChosen =
  (part: Partial<ListeningChoice>): AppThunk =>
  (dispatch, getState) => {
    if (part.sleep !== undefined) dispatch(sleepTimerStarted(Date.now()));
    dispatch(slice.actions.choiceChanged(part));
    rememberListeningChoice(selectListening(getState()).choice);
  };
