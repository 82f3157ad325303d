import { say, sayNothing } from '@/device/listening/voice';
import { hideMedia, showMedia } from '@/device/listening/mediaSession';
import { spokenPassage } from '@/domain/listening/spokenPassage';
import { formatReference } from '@/domain/references/reference';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { selectPassage } from '@/store/passages/passages';
import { loadPlainText } from '@/store/passages/plainText';
import { queued, selectListening, statusChanged, turned } from './listening';

type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

const MINUTE_MS = 60_000;

/** What is being said; null while nothing is. */
let running: AbortController | null = null;
/** Where in the passage it goes on after a pause. */
let part = 0;
/** When the sleep timer began, epoch milliseconds. */
let sleepBegan = 0;

function silenceNow(): void {
  running?.abort();
  running = null;
}

/** The reference of the passage that has its turn; null where it is gone. */
export function selectListenedTo(state: RootState): string | null {
  const { status, ids, at } = selectListening(state);
  const passage = status === 'off' ? undefined : selectPassage(state, ids[at] ?? 0);
  return passage ? formatReference(passage, passage.appendLetter) : null;
}

const isAsleep = (state: RootState): boolean => {
  const { sleep } = selectListening(state).choice;
  return sleep > 0 && Date.now() >= sleepBegan + sleep * MINUTE_MS;
};

/** Says the passage that has its turn, from where it was left. */
const sayPassage =
  (signal: AbortSignal): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { ids, at } = selectListening(getState());
    const passage = selectPassage(getState(), ids[at] ?? 0);
    if (!passage) return;
    const reference = formatReference(passage, passage.appendLetter);
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
      else await sayNothing(next.ms, signal);
      // What was broken off is said again.
      if (!isOver()) part += 1;
    }
    if (!isOver()) part = 0;
  };

/** Reads on, passage after passage, until the end, the sleep timer, a pause or a stop. */
const readOn = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  silenceNow();
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

/** Reads passages in their order by the device's own voice; it goes on while the app is used. */
export const startListening =
  (ids: readonly number[]): Thunk =>
  (dispatch) => {
    part = 0;
    sleepBegan = Date.now();
    dispatch(queued(ids));
    void dispatch(readOn());
  };

export const pauseListening = (): Thunk => (dispatch, getState) => {
  silenceNow();
  if (selectListening(getState()).status !== 'playing') return;
  dispatch(statusChanged('paused'));
  dispatch(showOnDevice());
};

/** Goes on with the sentence that was broken off; the sleep timer begins anew. */
export const resumeListening = (): Thunk => (dispatch, getState) => {
  if (selectListening(getState()).status !== 'paused') return;
  sleepBegan = Date.now();
  dispatch(statusChanged('playing'));
  void dispatch(readOn());
};

/** To the next passage, or with -1 to the one before; beyond the last begins the first. */
export const turnListening =
  (by: 1 | -1): Thunk =>
  (dispatch, getState) => {
    const { ids, at, status } = selectListening(getState());
    if (status === 'off') return;
    part = 0;
    dispatch(turned((at + by + ids.length) % ids.length));
    if (status === 'playing') void dispatch(readOn());
    else dispatch(showOnDevice());
  };

export const stopListening = (): Thunk => (dispatch, getState) => {
  silenceNow();
  hideMedia();
  if (selectListening(getState()).status !== 'off') dispatch(statusChanged('off'));
};

const showOnDevice = (): Thunk => (dispatch, getState) => {
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
