import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChapterRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { selectBrowse } from '@/data/browse/browses';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import * as v from 'valibot';
import type { AnswerProblem } from '@/platform/speech/hearAnswer';
import { stored } from '@/platform/storage/stored';

export const PACES = [0.7, 0.85, 1, 1.2];
/** Minutes. */
export const SLEEPS = [0, 5, 15, 30, 60];

const choice = v.object({
  /** The `voiceURI`; blank for the device's own choice. */
  voice: v.fallback(v.string(), ''),
  /** 1 is the usual speed. */
  pace: v.fallback(v.picklist(PACES), 1),
  /** Whether the queue repeats. */
  repeats: v.fallback(v.boolean(), false),
  /** Minutes until the reading stops; 0 for never. */
  sleep: v.fallback(v.picklist(SLEEPS), 0),
  /** Whether passages are asked, and the answers judged. */
  asks: v.fallback(v.boolean(), false),
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

/** The name of the visit, which has the passages to read aloud, in order, or a chapter's verses. */
export const LISTENING = 'listening';

/** The results of the answers. */
interface Hearing {
  /** Whether the browser listens to an answer now. */
  isHearing: boolean;
  /** Why the last answer was not heard; null if it was. */
  problem: AnswerProblem | null;
  answered: number;
  right: number;
}

const NOTHING_HEARD: Hearing = { isHearing: false, problem: null, answered: 0, right: 0 };

export interface ListeningState extends Hearing {
  isOn: boolean;
  /** The chapter; null while passages are read. Without verses it is still to be loaded. */
  chapter: ListenedChapter | null;
  /** The part of the current passage or verse to continue with after a pause. */
  part: number;
  /** When the sleep timer began, epoch milliseconds. */
  sleepBegan: number;
  choice: ListeningChoice;
}

const slice = createSlice({
  name: 'listening',
  initialState: (): ListeningState => ({
    ...NOTHING_HEARD,
    isOn: false,
    chapter: null,
    part: 0,
    sleepBegan: 0,
    choice: readListeningChoice(),
  }),
  reducers: {
    /** The payload is a chapter, or null for passages. */
    listeningBegun: (state, { payload: chapter }: PayloadAction<ListenedChapter | null>) => ({
      ...state,
      ...NOTHING_HEARD,
      isOn: true,
      chapter,
      part: 0,
    }),
    listeningStopped: (state) => ({ ...state, isOn: false, isHearing: false }),
    hearingChanged: (state, { payload: isHearing }: PayloadAction<boolean>) => ({ ...state, isHearing }),
    /** The payload is why the answer was not heard; null if it was. */
    hearingEnded: (state, { payload: problem }: PayloadAction<AnswerProblem | null>) => ({
      ...state,
      problem,
    }),
    /** The payload is whether the answer was right. */
    answerCounted: (state, { payload: isRight }: PayloadAction<boolean>) => ({
      ...state,
      answered: state.answered + 1,
      right: state.right + (isRight ? 1 : 0),
    }),
    partReached: (state, { payload: part }: PayloadAction<number>) => ({ ...state, part }),
    /** The payload is the time, epoch milliseconds. */
    sleepTimerStarted: (state, { payload: sleepBegan }: PayloadAction<number>) => ({ ...state, sleepBegan }),
    choiceChanged: (state, { payload }: PayloadAction<Partial<ListeningChoice>>) => ({
      ...state,
      choice: { ...state.choice, ...payload },
    }),
  },
  selectors: { selectState: (state) => state },
});

export const {
  listeningBegun,
  listeningStopped,
  partReached,
  sleepTimerStarted,
  hearingChanged,
  hearingEnded,
  answerCounted,
} = slice.actions;
const { selectState } = slice.injectInto(rootReducer).selectors;

const NONE: readonly number[] = [];

/** The queue and its position: `ids` are the passages or the verses of the chapter, `at` the index of the current one. */
export const selectListening = createSelector(
  [selectState, (state: RootState) => selectBrowse(state, LISTENING)],
  ({ isOn, ...state }, browse) => ({
    ...state,
    status: !isOn ? ('off' as const) : browse?.isPaused ? ('paused' as const) : ('playing' as const),
    ids: browse?.ids ?? NONE,
    at: browse?.at ?? 0,
  }),
);

/** Changes how passages are read aloud, from the next sentence on, and remembers it on this device. A sleep timer begins when it is chosen. */
export const listeningChosen =
  (part: Partial<ListeningChoice>): AppThunk =>
  (dispatch, getState) => {
    if (part.sleep !== undefined) dispatch(sleepTimerStarted(Date.now()));
    dispatch(slice.actions.choiceChanged(part));
    rememberListeningChoice(selectListening(getState()).choice);
  };
