import { say, waitUnlessAborted } from '@/platform/speech/voice';
import { hideMedia, showMedia } from '@/platform/speech/mediaSession';
import { passageName } from '../model/passageEdit';
import { spokenPassage } from '../model/spokenPassage';
import type { AppThunk } from '@/data/store/appStore';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassage } from '../store/passages';
import { loadPlainText } from '../store/plainText';
import { queued, selectListening, statusChanged, turned } from './listening';

const MINUTE_MS = 60_000;

/** Aborts what is being read; null while nothing is. */
let running: AbortController | null = null;
/** The part of the passage to continue with after a pause. */
let part = 0;
/** When the sleep timer began, epoch milliseconds. */
let sleepBegan = 0;

function stopSpeaking(): void {
  running?.abort();
  running = null;
}

/** The reference of the current passage; null if it is gone. */
export function selectListenedTo(state: RootState): string | null {
  const { status, ids, at } = selectListening(state);
  const passage = status === 'off' ? undefined : selectPassage(state, ids[at] ?? 0);
  return passage ? passageName(passage) : null;
}

const isAsleep = (state: RootState): boolean => {
  const { sleep } = selectListening(state).choice;
  return sleep > 0 && Date.now() >= sleepBegan + sleep * MINUTE_MS;
};

/** Reads the current passage, from where it was left. */
const sayPassage =
  (signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { ids, at } = selectListening(getState());
    const passage = selectPassage(getState(), ids[at] ?? 0);
    if (!passage) return;
    const reference = passageName(passage);
    dispatch(showOnDevice());
    const text = await dispatch(loadPlainText(passage));
    const choice = () => selectListening(getState()).choice;
    const parts = spokenPassage(reference, text, choice().pace);
    const isOver = () => signal.aborted;
    while (!isOver()) {
      const next = parts[part];
      if (!next) break;
      if (isAsleep(getState())) dispatch(stopListening());
      else if (next.kind === 'say') await say(next.words, choice(), signal);
      else await waitUnlessAborted(next.ms, signal);
      // A part that was interrupted is said again.
      if (!isOver()) part += 1;
    }
    if (!isOver()) part = 0;
  };

/** Reads on, passage after passage, until the end, the sleep timer, a pause or a stop. */
const readOn = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  stopSpeaking();
  running = new AbortController();
  const { signal } = running;
  for (;;) {
    await dispatch(sayPassage(signal));
    if (signal.aborted) return;
    const { ids, at, choice } = selectListening(getState());
    const isLeft = ids.some((id) => selectPassage(getState(), id) !== undefined);
    const isLast = at + 1 >= ids.length;
    if (!isLeft || (isLast && !choice.repeats)) {
      dispatch(stopListening());
      return;
    }
    dispatch(turned(isLast ? 0 : at + 1));
  }
};

/** Reads passages in order with the device's own voice, while the app can be used for other things. */
export const startListening =
  (ids: readonly number[]): AppThunk =>
  (dispatch) => {
    part = 0;
    sleepBegan = Date.now();
    dispatch(queued(ids));
    void dispatch(readOn());
  };

export const pauseListening = (): AppThunk => (dispatch, getState) => {
  stopSpeaking();
  if (selectListening(getState()).status !== 'playing') return;
  dispatch(statusChanged('paused'));
  dispatch(showOnDevice());
};

/** Continues with the interrupted sentence; the sleep timer starts again. */
export const resumeListening = (): AppThunk => (dispatch, getState) => {
  if (selectListening(getState()).status !== 'paused') return;
  sleepBegan = Date.now();
  dispatch(statusChanged('playing'));
  void dispatch(readOn());
};

/** Turns to the next passage, or with -1 to the previous one; after the last comes the first. */
export const turnListening =
  (by: 1 | -1): AppThunk =>
  (dispatch, getState) => {
    const { ids, at, status } = selectListening(getState());
    if (status === 'off') return;
    part = 0;
    dispatch(turned((at + by + ids.length) % ids.length));
    if (status === 'playing') void dispatch(readOn());
    else dispatch(showOnDevice());
  };

export const stopListening = (): AppThunk => (dispatch, getState) => {
  stopSpeaking();
  hideMedia();
  if (selectListening(getState()).status !== 'off') dispatch(statusChanged('off'));
};

const showOnDevice = (): AppThunk => (dispatch, getState) => {
  const title = selectListenedTo(getState());
  if (title === null) return;
  showMedia(title, selectListening(getState()).status === 'playing', {
    play: () => dispatch(resumeListening()),
    pause: () => dispatch(pauseListening()),
    stop: () => dispatch(stopListening()),
    nexttrack: () => dispatch(turnListening(1)),
    previoustrack: () => dispatch(turnListening(-1)),
  });
};
