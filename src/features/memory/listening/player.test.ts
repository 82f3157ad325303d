import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chapterRange } from '@/bible/chapters';
import { loadText } from '@/bible/text/textCache';
import { loadPassages } from '../store/passages';
import { loadTextOverrides } from '../store/textOverrides';
import { noticesOf, startStore } from '@test/kit/startStore';
import { listeningChosen, selectListening } from './listening';
import {
  listenToChapter,
  pauseListening,
  resumeListening,
  selectListenedTo,
  startListening,
  stopListening,
  skipListening,
} from './player';

/** A device's voice, whose utterances the test ends. */
const voice = {
  spoken: new Array<string>(),
  end: () => Promise.resolve(),
  fail: (_error: string) => Promise.resolve(),
};

class Utterance {
  onstart: (() => void) | undefined;
  onend: (() => void) | undefined;
  onerror: ((event: { error: string }) => void) | undefined;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The handlers of the device's media keys, and the title that it shows. */
interface Media {
  metadata: { title: string } | null;
  playbackState: string;
  keys: Map<string, (() => void) | null>;
  setActionHandler: (action: string, handler: (() => void) | null) => void;
}
const media: Media = {
  metadata: null,
  playbackState: 'none',
  keys: new Map<string, (() => void) | null>(),
  setActionHandler: (action, handler) => void media.keys.set(action, handler),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  voice.spoken = [];
  const speak = (utterance: Utterance) => {
    if (utterance.text === '') return;
    voice.spoken.push(utterance.text);
    voice.end = async () => {
      utterance.onend?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    voice.fail = async (error) => {
      utterance.onerror?.({ error });
      await vi.advanceTimersByTimeAsync(0);
    };
    utterance.onstart?.();
  };
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], cancel: () => undefined, speak });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: media });
});

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

/** Three passages with a custom text of two sentences; 99 does not exist. */
async function start() {
  const app = startStore();
  const [row] = app.data.memoryPassages;
  if (!row) throw new Error('There is no passage');
  app.data.memoryPassages = [7, 8, 9].map((passageId) => ({
    ...row,
    passageId,
    bookName: 'jude',
    chapter: 1,
    startVerse: passageId,
    endVerse: passageId,
  }));
  app.data.overrides = [7, 8, 9].map((passageId) => ({
    passageId,
    letter: null,
    verseNumber: 1,
    text: `First ${passageId}. Second ${passageId}.`,
  }));
  vi.useRealTimers();
  await Promise.all([app.store.dispatch(loadPassages()), app.store.dispatch(loadTextOverrides())]);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  const { dispatch, getState } = app.store;
  stop = () => dispatch(stopListening());
  return {
    dispatch,
    api: app.api,
    begin: async (ids = [7, 8]) => {
      dispatch(startListening(ids));
      await vi.advanceTimersByTimeAsync(0);
    },
    state: () => selectListening(getState()),
    shown: () => selectListenedTo(getState()),
    notices: () => noticesOf(app),
    /** Ends the current utterance, and any pause after it. */
    next: async (times = 1) => {
      for (let left = times; left > 0; left -= 1) {
        await voice.end();
        await vi.advanceTimersByTimeAsync(10_000);
      }
    },
  };
}

it('reads reference and sentences, passage after passage, and ends', async () => {
  const { begin, next, state, shown } = await start();
  await begin();
  expect(voice.spoken).toEqual(['Jude 1, 7']);
  expect([state().status, shown()]).toEqual(['playing', 'Jude 1:7']);
  await voice.end();
  // A pause for the person to recite.
  expect(voice.spoken).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.']);
  await next(2);
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.', 'Second 7.', 'Jude 1, 8']);
  expect(shown()).toBe('Jude 1:8');
  await next(3);
  expect(voice.spoken).toHaveLength(6);
  expect([state().status, shown()]).toEqual(['off', null]);
});

it('begins again at the end if Repeat is on', async () => {
  const { dispatch, begin, next } = await start();
  dispatch(listeningChosen({ repeats: true }));
  await begin();
  await next(6);
  expect(voice.spoken.slice(6)).toEqual(['Jude 1, 7']);
});

it('leaves out deleted passages, and ends if none is left', async () => {
  const { dispatch, begin, state } = await start();
  await begin([99, 8]);
  expect(voice.spoken).toEqual(['Jude 1, 8']);
  dispatch(stopListening());
  dispatch(listeningChosen({ repeats: true }));
  await begin([99]);
  expect([voice.spoken, state().status]).toEqual([['Jude 1, 8'], 'off']);
});

it('repeats the interrupted sentence after a pause', async () => {
  const { dispatch, begin, next, state } = await start();
  await begin();
  await next();
  dispatch(resumeListening());
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.']);
  const interrupted = voice.end;
  dispatch(pauseListening());
  await interrupted();
  expect(voice.spoken).toHaveLength(2);
  expect([state().status, media.playbackState]).toEqual(['paused', 'paused']);
  dispatch(resumeListening());
  await vi.advanceTimersByTimeAsync(0);
  expect([state().status, media.playbackState]).toEqual(['playing', 'playing']);
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.', 'First 7.']);
});

it('moves to the next and the previous one, around both ends, from its beginning', async () => {
  const { dispatch, begin, next, state, shown } = await start();
  await begin([7, 8, 9]);
  await next();
  const interrupted = voice.end;
  dispatch(skipListening(-1));
  await vi.advanceTimersByTimeAsync(0);
  expect(voice.spoken.at(-1)).toBe('Jude 1, 9');
  const count = voice.spoken.length;
  await interrupted();
  expect(voice.spoken).toHaveLength(count);
  dispatch(skipListening(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(voice.spoken.at(-1)).toBe('Jude 1, 7');
  await next();
  dispatch(pauseListening());
  dispatch(skipListening(1));
  await vi.advanceTimersByTimeAsync(0);
  expect([state().status, shown(), media.metadata?.title]).toEqual(['paused', 'Jude 1:8', 'Jude 1:8']);
  expect(voice.spoken.at(-1)).toBe('First 7.');
  dispatch(resumeListening());
  await vi.advanceTimersByTimeAsync(0);
  expect(voice.spoken.at(-1)).toBe('Jude 1, 8');
});

it('stops when the sleep timer ends; continuing restarts the timer', async () => {
  const { dispatch, begin, next, state, notices } = await start();
  dispatch(listeningChosen({ sleep: 5, repeats: true }));
  await begin();
  vi.setSystemTime(new Date(2026, 10, 21, 12, 4, 49));
  await next();
  expect(state().status).toBe('playing');
  dispatch(pauseListening());
  vi.setSystemTime(new Date(2026, 10, 21, 12, 8));
  dispatch(resumeListening());
  vi.setSystemTime(new Date(2026, 10, 21, 12, 12, 49));
  await next();
  expect(state().status).toBe('playing');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 13));
  await next();
  expect(state().status).toBe('off');
  expect(notices()).toEqual(['Stopped after 5 minutes.']);
  const count = voice.spoken.length;
  await begin();
  expect(voice.spoken).toHaveLength(count + 1);
});

it('begins the sleep timer when chosen, also during reading', async () => {
  const { dispatch, begin, next, state } = await start();
  dispatch(listeningChosen({ repeats: true }));
  await begin();
  vi.setSystemTime(new Date(2026, 10, 21, 12, 20));
  dispatch(listeningChosen({ sleep: 5 }));
  await next();
  expect(state().status).toBe('playing');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 24));
  dispatch(listeningChosen({ pace: 0.85 }));
  await next();
  expect(state().status).toBe('playing');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 26));
  await next();
  expect(state().status).toBe('off');
});

it('reads a chapter started after an earlier sleep timer has ended', async () => {
  const { dispatch, begin, next, state, notices } = await start();
  const psalm = { translation: 'kjv', bookName: 'psalms', chapter: 117 } as const;
  vi.useRealTimers();
  await dispatch(loadText({ translation: 'kjv', ...chapterRange('kjv', psalm) }));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  dispatch(listeningChosen({ sleep: 5, repeats: true }));
  await begin();
  vi.setSystemTime(new Date(2026, 10, 21, 12, 20));
  await dispatch(listenToChapter({ ...psalm, last: null }, 1));
  await vi.advanceTimersByTimeAsync(0);
  await next();
  expect(voice.spoken.slice(-2)).toEqual(['Psalms 117', expect.stringMatching(/^O praise the LORD/)]);
  expect(state().status).toBe('playing');
  expect(notices()).toEqual([]);
});

it('says offline that a chapter is not on this device, and stops', async () => {
  const { dispatch, begin, state, notices, api } = await start();
  await begin();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('*', 'drop');
  vi.useRealTimers();
  await dispatch(listenToChapter({ translation: 'kjv', bookName: 'psalms', chapter: 117, last: null }, 1));
  expect(state().status).toBe('off');
  expect(notices()).toEqual(['You are offline, and Psalms 117 is not on this device']);
});

it('stops with a message if the text of a chapter fails to load', async () => {
  const { dispatch, begin, state, notices, api } = await start();
  await begin();
  api.faults.set('get_passage_text', '500');
  vi.useRealTimers();
  await dispatch(listenToChapter({ translation: 'kjv', bookName: 'psalms', chapter: 117, last: null }, 1));
  expect(state().status).toBe('off');
  expect(notices()).toEqual(['No text came for Psalms 117']);
});

it('obeys each media key of the device, but ignores them when off', async () => {
  const { dispatch, begin, state, shown } = await start();
  const press = (key: string) => media.keys.get(key)?.();
  for (const act of [pauseListening, resumeListening, stopListening]) dispatch(act());
  dispatch(skipListening(1));
  expect(state()).toMatchObject({ status: 'off', at: 0 });
  await begin();
  press('nexttrack');
  expect(shown()).toBe('Jude 1:8');
  press('previoustrack');
  expect(shown()).toBe('Jude 1:7');
  press('pause');
  expect(state().status).toBe('paused');
  press('play');
  expect(state().status).toBe('playing');
  press('stop');
  expect([state().status, media.metadata, media.playbackState]).toEqual(['off', null, 'none']);
});

const psalm = (chapter: number) => ({ translation: 'kjv', bookName: 'psalms', chapter, last: null }) as const;

/** Waits for a condition that needs real time, such as an answer of the API. */
async function until(condition: () => boolean) {
  const end = performance.now() + 20_000;
  while (performance.now() < end && !condition()) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(condition()).toBe(true);
}

it('is silent after Stop, even if a chapter was still loading', async () => {
  const { api, dispatch, begin, shown } = await start();
  await begin([7]);
  const text = api.hold('get_passage_text');
  const progress = { isAsked: false, isOver: false };
  void text.arrived.then(() => (progress.isAsked = true));
  void dispatch(listenToChapter(psalm(117), 1)).then(() => (progress.isOver = true));
  await until(() => progress.isAsked);
  // The bar shows it, so it can be stopped.
  expect(shown()).toBe('Psalms 117');
  dispatch(stopListening());
  text.release();
  await until(() => progress.isOver);
  expect([shown(), voice.spoken]).toEqual([null, ['Jude 1, 7']]);
});

it('reads the last request, even if a chapter was still loading', async () => {
  const { api, dispatch, begin, shown } = await start();
  const text = api.hold('get_passage_text');
  const progress = { isAsked: false, isOver: false };
  void text.arrived.then(() => (progress.isAsked = true));
  void dispatch(listenToChapter(psalm(117), 1)).then(() => (progress.isOver = true));
  await until(() => progress.isAsked);
  await begin([8]);
  text.release();
  await until(() => progress.isOver);
  expect([shown(), voice.spoken]).toEqual(['Jude 1:8', ['Jude 1, 8']]);
});

it('remains paused past the end of a chapter, and its sleep timer continues', async () => {
  const { dispatch, next, shown, state, notices } = await start();
  dispatch(listeningChosen({ sleep: 5 }));
  void dispatch(listenToChapter(psalm(117), 2));
  await until(() => voice.spoken.length === 1);
  dispatch(pauseListening());
  vi.setSystemTime(new Date(2026, 10, 21, 12, 30));
  dispatch(skipListening(1));
  await until(() => shown() === 'Psalms 118:1');
  expect([state().status, voice.spoken.length]).toEqual(['paused', 1]);
  dispatch(resumeListening());
  await until(() => voice.spoken.length === 2);
  expect(voice.spoken.at(-1)).toBe('Psalms 118');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 35));
  await next();
  expect([shown(), notices()]).toEqual([null, ['Stopped after 5 minutes.']]);
});

it('pauses with a message when the voice fails, and continues from there', async () => {
  const { dispatch, begin, next, shown, state, notices } = await start();
  await begin();
  await next();
  await voice.fail('network');
  expect([state().status, shown(), media.playbackState]).toEqual(['paused', 'Jude 1:7', 'paused']);
  expect(notices()).toEqual(['The voice of this device failed']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.']);
  dispatch(resumeListening());
  await vi.advanceTimersByTimeAsync(0);
  expect(voice.spoken).toEqual(['Jude 1, 7', 'First 7.', 'First 7.']);
});

it('turns to no other chapter with a voice that fails', async () => {
  const { dispatch, shown, state } = await start();
  void dispatch(listenToChapter(psalm(117), 2));
  await until(() => voice.spoken.length === 1);
  await voice.fail('synthesis-failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([state().status, shown(), voice.spoken.length]).toEqual(['paused', 'Psalms 117:2', 1]);
});

it('continues with a chapter that was paused while loading', async () => {
  const { api, dispatch, shown, state } = await start();
  const text = api.hold('get_passage_text');
  const progress = { isAsked: false };
  void text.arrived.then(() => (progress.isAsked = true));
  void dispatch(listenToChapter(psalm(117), 2));
  await until(() => progress.isAsked);
  dispatch(pauseListening());
  text.release();
  await until(() => shown() === 'Psalms 117:2');
  expect([state().status, voice.spoken]).toEqual(['paused', []]);
  dispatch(resumeListening());
  await until(() => voice.spoken.length === 1);
  expect(voice.spoken[0]).toMatch(/^For his merciful kindness/);
});
