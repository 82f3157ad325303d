import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceVoice } from '@test/kit/voice';
import { deviceVoices, say, unlockVoice, waitUnlessAborted } from './voice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on when the voice never tells its end', async () => {
  // It says nothing and sends no `end` event, as some voices after fifteen seconds.
  const voice = deviceVoice([]);
  const { signal } = new AbortController();
  const ended = vi.fn();
  const words = 'x'.repeat(100);
  const said = say(words, { voice: '', pace: 1 }, signal).then(ended);
  // Still waits for as long as a slow voice would need.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11_000);
  await said;
  expect(voice.cancel).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for nothing any more when stopped', async () => {
  // It says nothing and sends no `end` event, as some voices after fifteen seconds.
  const voice = deviceVoice([]);
  const leaving = new AbortController();
  const said = say('Wept.', { voice: '', pace: 1 }, leaving.signal);
  leaving.abort();
  await said;
  expect(voice.cancel).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends in time, and leaves nothing on a signal that hours of listening share', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const ended = vi.fn();
  for (let sentence = 1; sentence <= 3; sentence += 1) {
    const silence = waitUnlessAborted(1_000, signal).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).toHaveBeenCalledTimes(sentence - 1);
    await vi.advanceTimersByTimeAsync(1);
    await silence;
  }
  expect(removed.mock.calls).toEqual(added.mock.calls.map(([type, listener]) => [type, listener]));
});

it('ends at once when aborted', async () => {
  const leaving = new AbortController();
  const silence = waitUnlessAborted(60_000, leaving.signal);
  leaving.abort();
  await silence;
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['network', true],
  ['synthesis-failed', true],
  ['not-allowed', true],
  ['voice-unavailable', true],
  // The app or another page has stopped it.
  ['interrupted', false],
  ['canceled', false],
])('tells whether the voice has failed, after %s: %s', async (error, hasFailed) => {
  const voice = deviceVoice();
  const said = say('Wept.', { voice: '', pace: 1 }, new AbortController().signal);
  voice.fail(error);
  expect(await said).toBe(hasFailed);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells no failure of words spoken to the end, or stopped', async () => {
  const voice = deviceVoice();
  const leaving = new AbortController();
  const first = say('Jesus', { voice: '', pace: 1 }, leaving.signal);
  voice.end();
  expect(await first).toBe(false);
  const second = say('Wept.', { voice: '', pace: 1 }, leaving.signal);
  leaving.abort();
  expect(await second).toBe(false);
});

it.each([
  ['within seconds', true, 2_000, 5_000],
  ['later if it comes by the network', false, 9_000, 11_000],
])('counts a voice that does not begin as failed, %s', async (_, localService, early, late) => {
  const voice = deviceVoice([{ lang: 'en-US', voiceURI: 'one', localService }]);
  voice.lock();
  const said = vi.fn();
  void say('Wept.', { voice: 'one', pace: 1 }, new AbortController().signal).then(said);
  await vi.advanceTimersByTimeAsync(early);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(late - early);
  expect(said).toHaveBeenCalledExactlyOnceWith(true);
  expect(voice.cancel).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('unlocks no voice where the browser has none', () => {
  expect('speechSynthesis' in window).toBe(false);
  expect(() => unlockVoice()).not.toThrow();
});

it('lists English voices first, however the device writes their language', () => {
  const voices = ['de-DE', 'enm', 'en_US', 'fr_FR', 'EN', 'en-GB'].map((lang) => ({ lang }));
  deviceVoice(voices);
  expect(deviceVoices().map(({ lang }) => lang)).toEqual(['en_US', 'EN', 'en-GB', 'de-DE', 'enm', 'fr_FR']);
});
