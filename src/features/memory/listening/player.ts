import { say, waitUnlessAborted } from '@/platform/speech/voice';
import { hideMedia, showMedia } from '@/platform/speech/mediaSession';
import { passageName } from '../model/passageEdit';
import { nextChapter, chapterRange } from '@/bible/chapters';
import { plainText } from '@/bible/passageText';
import { formatChapter, formatReference } from '@/bible/references/reference';
import { noticeShown } from '@/data/notices/notices';
import { spokenPassage, spokenVerse, type SpokenPart } from '../model/spokenPassage';
import type { AppThunk } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassage } from '../store/passages';
import { loadPlainText } from '../store/passageTexts';
import {
  chapterQueued,
  partReached,
  queued,
  selectListening,
  sleepTimerStarted,
  statusChanged,
  turned,
  type ListenedChapter,
} from './listening';
import type { ChapterRef, Verse } from '@/bible/passage';
import { loadText, selectText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';

const MINUTE_MS = 60_000;

/** Aborts what a store reads aloud. */
const speaking = perStore(() => ({ stop: new AbortController() }));

const stopSpeaking = (): AppThunk => (dispatch, getState) => speaking({ dispatch, getState }).stop.abort();

/** The reference of the current passage or verse; null if it is gone. */
export function selectListenedTo(state: RootState): string | null {
  const { status, ids, at, chapter } = selectListening(state);
  if (status === 'off') return null;
  const id = ids[at] ?? 0;
  if (chapter) return formatReference({ ...chapter, startVerse: id, endVerse: id });
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

/** What is to be said of the current passage or verse; nothing if it is gone. */
const loadParts = (): AppThunk<Promise<readonly SpokenPart[]>> => async (dispatch, getState) => {
  const { ids, at, chapter, choice } = selectListening(getState());
  const id = ids[at] ?? 0;
  if (chapter) {
    const verses = await dispatch(loadChapterVerses(chapter));
    const text = plainText(verses.filter(({ verseNumber }) => verseNumber === id));
    return spokenVerse(id === verses[0]?.verseNumber ? formatChapter(chapter) : null, text);
  }
  const passage = selectPassage(getState(), id);
  if (!passage) return [];
  return spokenPassage(passageName(passage), await dispatch(loadPlainText(passage)), choice.pace);
};

/** Reads the current passage or verse, from where it was left. */
const sayCurrent =
  (signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(showOnDevice());
    const parts = await dispatch(loadParts());
    const isOver = () => signal.aborted;
    while (!isOver()) {
      const { part, choice } = selectListening(getState());
      const next = parts[part];
      if (!next) break;
      if (isAsleep(getState())) dispatch(fallAsleep());
      else if (next.kind === 'say') await say(next.words, choice, signal);
      else await waitUnlessAborted(next.ms, signal);
      // A part that was interrupted is said again.
      if (!isOver()) dispatch(partReached(part + 1));
    }
    if (!isOver()) dispatch(partReached(0));
  };

/** Queues the chapter after this one; listening ends, in words, where its text does not come. */
const queueNextChapter =
  (chapter: ListenedChapter, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const next = { ...chapter, ...nextChapter(chapter) };
    const verses = await dispatch(loadChapterVerses(next));
    if (signal.aborted) return;
    if (verses.length > 0) {
      dispatch(chapterQueued({ ids: verses.map(({ verseNumber }) => verseNumber), chapter: next, at: 0 }));
      return;
    }
    dispatch(noTextCame(next));
  };

const noTextCame =
  (chapter: ChapterRef): AppThunk =>
  (dispatch) => {
    dispatch(stopListening());
    dispatch(noticeShown({ variant: 'info', text: `No text came for ${formatChapter(chapter)}` }));
  };

/** Reads on, passage after passage or verse after verse, until the end, the sleep timer, a pause or a stop; begins with the chapter `after` one, if any. */
const continueReading =
  (after?: ListenedChapter): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(stopSpeaking());
    const stop = new AbortController();
    speaking({ dispatch, getState }).stop = stop;
    const { signal } = stop;
    const isOver = () => signal.aborted;
    if (after) await dispatch(queueNextChapter(after, signal));
    if (isOver()) return;
    for (;;) {
      await dispatch(sayCurrent(signal));
      if (isOver()) return;
      const { ids, at, chapter, choice } = selectListening(getState());
      if (chapter?.last === null && at + 1 >= ids.length) {
        await dispatch(queueNextChapter(chapter, signal));
        if (isOver()) return;
        continue;
      }
      const isLeft = chapter !== null || ids.some((id) => selectPassage(getState(), id) !== undefined);
      const isLast = at + 1 >= ids.length;
      if (!isLeft || (isLast && (chapter !== null || !choice.repeats))) {
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
    dispatch(sleepTimerStarted(Date.now()));
    dispatch(queued(ids));
    void dispatch(continueReading());
  };

/**
 * Reads a chapter from a verse on, verse by verse, and then the next ones, unless it says where to stop.
 * @param from a verse of the chapter
 */
export const listenToChapter =
  (chapter: ListenedChapter, from: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(stopSpeaking());
    const { last } = chapter;
    const verses = await dispatch(loadChapterVerses(chapter));
    const ids = verses
      .map(({ verseNumber }) => verseNumber)
      .filter((verse) => last === null || verse <= last);
    if (ids.length === 0) {
      dispatch(noTextCame(chapter));
      return;
    }
    dispatch(sleepTimerStarted(Date.now()));
    dispatch(chapterQueued({ ids, chapter, at: Math.max(0, ids.indexOf(from)) }));
    void dispatch(continueReading());
  };

export const pauseListening = (): AppThunk => (dispatch, getState) => {
  dispatch(stopSpeaking());
  if (selectListening(getState()).status !== 'playing') return;
  dispatch(statusChanged('paused'));
  dispatch(showOnDevice());
};

/** Continues with the interrupted sentence; the sleep timer starts again. */
export const resumeListening = (): AppThunk => (dispatch, getState) => {
  if (selectListening(getState()).status !== 'paused') return;
  dispatch(sleepTimerStarted(Date.now()));
  dispatch(statusChanged('playing'));
  void dispatch(continueReading());
};

/**
 * Turns to the next passage, or with -1 to the previous one; after the last comes the first. In a chapter it turns from verse to
 * verse; its last verse is followed by the next chapter, or by the end of listening.
 */
export const turnListening =
  (by: 1 | -1): AppThunk =>
  (dispatch, getState) => {
    const { ids, at, status, chapter } = selectListening(getState());
    if (status === 'off') return;
    const to = at + by;
    if (chapter && to >= ids.length) {
      if (chapter.last === null) void dispatch(continueReading(chapter));
      else dispatch(stopListening());
      return;
    }
    dispatch(turned(chapter ? Math.max(0, to) : (to + ids.length) % ids.length));
    if (status === 'playing') void dispatch(continueReading());
    else dispatch(showOnDevice());
  };

export const stopListening = (): AppThunk => (dispatch, getState) => {
  dispatch(stopSpeaking());
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

/** Loads a chapter's verses; none where there is no text or it does not come. */
const loadChapterVerses =
  ({
    translation,
    bookName,
    chapter,
  }: ChapterRef & { translation: TranslationCode }): AppThunk<Promise<readonly Verse[]>> =>
  async (dispatch, getState) => {
    const range = { translation, ...chapterRange(translation, { bookName, chapter }) };
    await dispatch(loadText(range));
    const entry = selectText(getState(), range);
    return entry?.status === 'loaded' ? entry.verses : [];
  };
