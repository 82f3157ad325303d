import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceRecogniser, TestRecogniser } from '@test/kit/recogniser';
import { SILENCE_MS, startDictation, type DictationState } from './dictation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function dictate() {
  const recogniser = deviceRecogniser();
  const words: string[] = [];
  let state: DictationState | null = null;
  const dictation = startDictation({
    onChange: (next) => (state = next),
    onWords: (said) => void words.push(said),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { recogniser, words, dictation, now: () => state };
}

it('hears words as they are said, and keeps those that are final', async () => {
  const { recogniser, words, now } = await dictate();
  expect(recogniser()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
  expect(now()).toEqual({ status: 'listening', interim: '', problem: null });
  recogniser().interim('for god');
  expect(now()).toMatchObject({ interim: 'for god' });
  expect(words).toEqual([]);
  recogniser().final('For God so loved');
  expect(now()).toMatchObject({ interim: '' });
  recogniser().final('the world');
  expect(words).toEqual(['For God so loved', 'the world']);
});

it('waits four seconds of silence, also over an end of the recogniser, and listens on', async () => {
  const { recogniser, words, now } = await dictate();
  recogniser().final('for god');
  await vi.advanceTimersByTimeAsync(SILENCE_MS / 2);
  recogniser().end();
  await vi.advanceTimersByTimeAsync(SILENCE_MS / 2 - 1);
  expect(now()?.status).toBe('listening');
  await vi.advanceTimersByTimeAsync(1);
  expect(now()?.status).toBe('quiet');
  expect(TestRecogniser.made).toHaveLength(2);
  recogniser().final('so loved');
  expect(now()?.status).toBe('listening');
  expect(words).toEqual(['for god', 'so loved']);
});

it('loses nothing that may still change where the recogniser ends, or the person pauses', async () => {
  const { recogniser, words, dictation, now } = await dictate();
  recogniser().interim('for god');
  recogniser().end();
  await vi.advanceTimersByTimeAsync(600);
  recogniser().interim('so loved');
  dictation.pause();
  expect(words).toEqual(['for god', 'so loved']);
  expect(now()).toEqual({ status: 'paused', interim: '', problem: null });
  expect(recogniser().isOn).toBe(false);
  dictation.goOn();
  await vi.advanceTimersByTimeAsync(0);
  recogniser().final('the world');
  expect(words).toEqual(['for god', 'so loved', 'the world']);
});

it('pauses while the page is hidden, and does not go on by itself', async () => {
  const { recogniser, words, now } = await dictate();
  recogniser().interim('for god');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now()?.status).toBe('hidden');
  expect(words).toEqual(['for god']);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now()?.status).toBe('hidden');
});

it.each([
  ['not-allowed', 'notAllowed'],
  ['service-not-allowed', 'notAllowed'],
  ['network', 'noNetwork'],
  ['audio-capture', 'noMicrophone'],
  ['language-not-supported', 'noEnglish'],
  ['bad-grammar', 'failed'],
])('ends at the error %s with a reason, and keeps what was heard', async (error, problem) => {
  const { recogniser, words, now } = await dictate();
  recogniser().interim('for god');
  recogniser().fail(error);
  expect(now()).toEqual({ status: 'off', interim: '', problem });
  expect(words).toEqual(['for god']);
  expect(TestRecogniser.made).toHaveLength(1);
});

it('listens on where nothing was said', async () => {
  const { recogniser, now } = await dictate();
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  recogniser().fail('no-speech');
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toEqual({ status: 'quiet', interim: '', problem: null });
  expect(TestRecogniser.made).toHaveLength(2);
});

it('gives up where the recogniser ends at once, again and again', async () => {
  const { recogniser, now } = await dictate();
  for (let attempt = 0; attempt < 3; attempt += 1) recogniser().end();
  expect(now()).toMatchObject({ status: 'off', problem: 'failed' });
  expect(TestRecogniser.made).toHaveLength(3);
});

it('takes one sentence at a time on Android, where results of more repeat each other', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
  const { recogniser } = await dictate();
  expect(recogniser().continuous).toBe(false);
});

it('hears nothing after its end', async () => {
  const { recogniser, words, dictation } = await dictate();
  dictation.end();
  recogniser().final('late');
  recogniser().end();
  expect(words).toEqual([]);
  expect(TestRecogniser.made).toHaveLength(1);
});
