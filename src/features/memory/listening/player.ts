import { keepAwake } from '@/platform/page/keepAwake';
import { say, unlockVoice, waitUnlessAborted } from '@/platform/speech/voice';
import { hideMedia, showMedia } from '@/platform/speech/mediaSession';
import { passageName } from '../model/passageEdit';
import { nextChapter } from '@/bible/chapters';
import { versesText } from '@/bible/passageText';
import { formatChapter, formatReference } from '@/bible/references/reference';
import { loadMessage } from '@/ui/feedback/offlineMessage';
import { noticeShown } from '@/data/notices/notices';
import { askedPassage, spokenPassage, spokenVerse, type SpokenPart } from '../model/spokenPassage';
import type { AppThunk } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassage } from '../store/passages';
import { loadPlainText } from '../store/passageTexts';
import type { Browse, BrowseEvent } from '@/data/browse/browse';
import { browseBegun, browsed, selectBrowse } from '@/data/browse/browses';
import {
  LISTENING,
  listeningBegun,
  listeningStopped,
  partReached,
  selectListening,
  sleepTimerStarted,
  type ListenedChapter,
} from './listening';
import { loadChapterVerses } from './chapterVerses';

const MINUTE_MS = 60_000;

/** The code that asks and listens, loaded on demand. */
type HandsFree = typeof import('./handsFree/askPassage');

interface Speaking {
  /** Aborts the reading. */
  stop: AbortController;
  /** Null if passages are only read. */
  handsFree: HandsFree | null;
  /** Lets the screen go off; null unless it is kept on. */
  letSleep: (() => void) | null;
}

/** The player of a store. */
const speaking = perStore((): Speaking => ({
  stop: new AbortController(),
  handsFree: null,
  letSleep: null,
}));

/** The code that asks passages, if hands free is on. */
const currentHandsFree = (): AppThunk<HandsFree | null> => (dispatch, getState) => {
  const { chapter, choice } = selectListening(getState());
  return chapter === null && choice.asks ? speaking({ dispatch, getState }).handsFree : null;
};

const stopSpeaking = (): AppThunk => (dispatch, getState) => speaking({ dispatch, getState }).stop.abort();

const listened = (event: BrowseEvent) => browsed(LISTENING, event);

/** The reference of the current passage or verse; null if it was deleted. */
export function selectListenedTo(state: RootState): string | null {
  const { status, ids, at, chapter } = selectListening(state);
  if (status === 'off') return null;
  const id = ids[at];
  if (chapter)
    return id === undefined
      ? formatChapter(chapter)
      : formatReference({ ...chapter, startVerse: id, endVerse: id });
  if (id === undefined) return null;
  const passage = selectPassage(state, id);
  return passage ? passageName(passage) : null;
}

/** When the sleep timer ends, epoch milliseconds; null while none runs. */
export function selectSleepAt(state: RootState): number | null {
  const { status, choice, sleepBegan } = selectListening(state);
  return status === 'playing' && choice.sleep > 0 ? sleepBegan + choice.sleep * MINUTE_MS : null;
}

const isAsleep = (state: RootState): boolean => {
  const at = selectSleepAt(state);
  return at !== null && Date.now() >= at;
};

const fallAsleep = (): AppThunk => (dispatch, getState) => {
  dispatch(stopListening());
  const { sleep } = selectListening(getState()).choice;
  dispatch(noticeShown({ variant: 'info', text: `Stopped after ${sleep} minutes.` }));
};

/** The text to speak for the current passage or verse; nothing if it was deleted. */
const loadParts =
  (asks: boolean): AppThunk<Promise<readonly SpokenPart[]>> =>
  async (dispatch, getState) => {
    const { ids, at, chapter, choice } = selectListening(getState());
    const id = ids[at] ?? 0;
    if (chapter) {
      const verses = await dispatch(loadChapterVerses(chapter));
      const text = versesText(verses.filter(({ verseNumber }) => verseNumber === id));
      return spokenVerse(id === verses[0]?.verseNumber ? formatChapter(chapter) : null, text);
    }
    const passage = selectPassage(getState(), id);
    if (!passage) return [];
    return (asks ? askedPassage : spokenPassage)(
      passageName(passage),
      (await dispatch(loadPlainText(passage))) ?? '',
      choice.pace,
    );
  };

/** Reads the current passage or verse, from the stored part on. */
const sayCurrent =
  (signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const handsFree = dispatch(currentHandsFree());
    const parts = await dispatch(loadParts(handsFree !== null));
    const isOver = () => signal.aborted;
    while (!isOver()) {
      const { part, choice } = selectListening(getState());
      const next = parts[part];
      let reached = part + 1;
      let hasFailed = false;
      if (!next) break;
      if (isAsleep(getState())) dispatch(fallAsleep());
      else if (next.kind === 'say') hasFailed = await say(next.text, choice, signal);
      else if (next.kind === 'pause') await waitUnlessAborted(next.ms, signal);
      else if (handsFree) {
        const after = await dispatch(handsFree.askPassage(next, signal));
        if (after === 'next') reached = parts.length;
        hasFailed = after === 'failed';
        if (after === 'stop' && !isOver()) await dispatch(end('Stopped', signal));
      }
      if (hasFailed && !isOver()) dispatch(pauseWithoutVoice());
      // An interrupted part is read again.
      if (!isOver()) dispatch(partReached(reached));
    }
    if (!isOver()) dispatch(partReached(0));
  };

/** Loads the verses of a chapter that has none yet; listening ends with a message if its text fails to load. */
const loadVerses = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { chapter } = selectListening(getState());
  const browse = selectBrowse(getState(), LISTENING);
  if (!chapter || !browse || browse.ids.length > 0) return;
  const { step } = browse;
  const verses = await dispatch(loadChapterVerses(chapter));
  const { last } = chapter;
  const ids = verses.map(({ verseNumber }) => verseNumber).filter((id) => last === null || id <= last);
  if (ids.length > 0) dispatch(listened({ type: 'listed', ids, step }));
  else if (selectListenedStep(getState()) === step) {
    dispatch(stopListening());
    const name = formatChapter(chapter);
    dispatch(noticeShown({ variant: 'info', text: loadMessage(`No text came for ${name}`, name) }));
  }
};

/** The step under way; null while nothing is read. */
const selectListenedStep = (state: RootState): number | null =>
  selectListening(state).status === 'off' ? null : (selectBrowse(state, LISTENING)?.step ?? null);

/** The queue, without deleted passages; null at the end, and while nothing is read. */
const selectQueue = (): AppThunk<Browse | null> => (dispatch, getState) => {
  const { status, chapter, ids } = selectListening(getState());
  if (status === 'off') return null;
  const step = selectListenedStep(getState());
  const isKnown = (id: number) => selectPassage(getState(), id) !== undefined;
  if (!chapter) dispatch(listened({ type: 'listed', ids: ids.filter(isKnown) }));
  if (selectListenedStep(getState()) !== step) dispatch(partReached(0));
  const queue = selectBrowse(getState(), LISTENING);
  if (chapter && queue?.isAtEnd && chapter.last === null) {
    dispatch(listeningBegun({ ...chapter, ...nextChapter(chapter) }));
    dispatch(listened({ type: 'restarted', ids: [] }));
    return selectBrowse(getState(), LISTENING);
  }
  const isOver = !queue || queue.isAtEnd || (!chapter && queue.ids.length === 0);
  return isOver ? null : queue;
};

/** Ends listening; after hands free it speaks the result. */
const end =
  (beginning: 'That was all' | 'Stopped', signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const handsFree = dispatch(currentHandsFree());
    if (handsFree && selectListening(getState()).status !== 'off')
      await dispatch(handsFree.sayEnd(beginning, signal));
    if (!signal.aborted) dispatch(stopListening());
  };

/** Keeps the screen on while hands free plays, because with a dark screen a browser hears nothing; else lets it go off. */
const keepScreenOn = (): AppThunk => (dispatch, getState) => {
  const mine = speaking({ dispatch, getState });
  if (mine.handsFree !== null && selectListening(getState()).status === 'playing') {
    mine.letSleep ??= keepAwake();
    return;
  }
  mine.letSleep?.();
  mine.letSleep = null;
};

/** Reads on, passage after passage or verse after verse, until the end, the sleep timer, a pause or a stop. */
const continueReading = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(stopSpeaking());
  dispatch(keepScreenOn());
  const stop = new AbortController();
  speaking({ dispatch, getState }).stop = stop;
  const isOver = () => stop.signal.aborted;
  while (!isOver()) {
    const queue = dispatch(selectQueue());
    if (!queue) {
      await dispatch(end('That was all', stop.signal));
      return;
    }
    dispatch(showOnDevice());
    if (queue.ids.length === 0) await dispatch(loadVerses());
    else if (queue.isPaused) return;
    else {
      await dispatch(sayCurrent(stop.signal));
      const { chapter, choice } = selectListening(getState());
      const stops = chapter !== null || !choice.repeats;
      if (!isOver()) dispatch(listened({ type: 'next', stops, step: queue.step }));
    }
  }
};

/** Ends the previous reading. */
const takeOver =
  (handsFree: HandsFree | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(stopSpeaking());
    // Still on the tap: the text is loaded first.
    unlockVoice();
    speaking({ dispatch, getState }).handsFree = handsFree;
    dispatch(keepScreenOn());
    dispatch(sleepTimerStarted(Date.now()));
  };

/**
 * Reads passages in order with the device's own voice, while the app can be used otherwise.
 * @param handsFree asks them too, while that is chosen
 */
export const startListening =
  (ids: readonly number[], handsFree: HandsFree | null = null): AppThunk =>
  (dispatch) => {
    dispatch(takeOver(handsFree));
    dispatch(listeningBegun(null));
    dispatch(browseBegun(LISTENING, LISTENING, { ids }));
    void dispatch(continueReading());
  };

/**
 * Reads a chapter from a verse on, verse by verse, and then the next ones, unless it has a last verse. Resolves when its text
 * is loaded.
 * @param from a verse of the chapter
 */
export const listenToChapter =
  (chapter: ListenedChapter, from: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(takeOver(null));
    dispatch(listeningBegun(chapter));
    dispatch(browseBegun(LISTENING, LISTENING, { current: from }));
    dispatch(showOnDevice());
    const step = selectListenedStep(getState());
    await dispatch(loadVerses());
    if (selectListenedStep(getState()) === step) void dispatch(continueReading());
  };

export const pauseListening = (): AppThunk => (dispatch, getState) => {
  if (selectListening(getState()).status !== 'playing') return;
  dispatch(listened({ type: 'paused' }));
  void dispatch(continueReading());
};

/** A voice that fails would turn page after page in silence. */
const pauseWithoutVoice = (): AppThunk => (dispatch) => {
  dispatch(pauseListening());
  dispatch(noticeShown({ variant: 'error', text: 'The voice of this device failed' }));
};

/** Continues with the interrupted sentence; the sleep timer starts again. */
export const resumeListening = (): AppThunk => (dispatch, getState) => {
  if (selectListening(getState()).status !== 'paused') return;
  dispatch(sleepTimerStarted(Date.now()));
  dispatch(listened({ type: 'resumed' }));
  void dispatch(continueReading());
};

/**
 * Moves to the next passage, or with -1 to the previous one; after the last comes the first. In a chapter it moves from verse to
 * verse; its last verse is followed by the next chapter, or by the end of listening. A pause continues.
 */
export const skipListening =
  (by: 1 | -1): AppThunk =>
  (dispatch, getState) => {
    const { status, chapter } = selectListening(getState());
    if (status === 'off') return;
    dispatch(partReached(0));
    dispatch(listened({ type: by === 1 ? 'next' : 'previous', stops: chapter !== null }));
    void dispatch(continueReading());
  };

export const stopListening = (): AppThunk => (dispatch, getState) => {
  dispatch(stopSpeaking());
  hideMedia();
  if (selectListening(getState()).status !== 'off') dispatch(listeningStopped());
  dispatch(keepScreenOn());
};

const showOnDevice = (): AppThunk => (dispatch, getState) => {
  const title = selectListenedTo(getState());
  if (title === null) return;
  showMedia(title, selectListening(getState()).status === 'playing', {
    play: () => dispatch(resumeListening()),
    pause: () => dispatch(pauseListening()),
    stop: () => dispatch(stopListening()),
    nexttrack: () => dispatch(skipListening(1)),
    previoustrack: () => dispatch(skipListening(-1)),
  });
};
