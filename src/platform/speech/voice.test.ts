import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUnlessAborted } from './voice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends when its time is over, and leaves nothing behind on a signal that hours of listening share', async () => {
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

it('ends at once when it is aborted', async () => {
  const leaving = new AbortController();
  const silence = waitUnlessAborted(60_000, leaving.signal);
  leaving.abort();
  await silence;
  expect(vi.getTimerCount()).toBe(0);
});
