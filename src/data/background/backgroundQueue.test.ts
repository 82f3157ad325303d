import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackgroundQueue, type BackgroundJob, type BackgroundWork } from './backgroundQueue';

let begun: string[];
let end: Map<string, (outcome?: unknown) => void>;

let closing: AbortController;

beforeEach(() => {
  closing = new AbortController();
  begun = [];
  end = new Map();
});
afterEach(() => {
  closing.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A job that ends when the test says so. */
const job =
  (name: string): BackgroundJob =>
  () =>
    new Promise((resolve) => {
      begun.push(name);
      end.set(name, resolve);
    });

const work = (urgency: BackgroundWork['urgency'], names: string, more: Partial<BackgroundWork> = {}) => ({
  urgency,
  jobs: names.split(' ').map(job),
  ...more,
});

/** Ends a job, and lets what follows begin. */
async function ends(name: string, outcome?: unknown): Promise<void> {
  end.get(name)?.(outcome);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

it('does two things at a time, the most urgent first', async () => {
  const queue = createBackgroundQueue(closing.signal);
  queue.add(work('ahead', 'a1 a2 a3'));
  queue.add(work('next', 'n1 n2'));
  queue.add(work('inView', 'v1'));
  expect(begun).toEqual(['a1', 'a2']);
  await ends('a2');
  await ends('v1');
  await ends('n1');
  await ends('n2');
  expect(begun).toEqual(['a1', 'a2', 'v1', 'n1', 'n2', 'a3']);
});

it('drops what has not begun when its owner leaves, and aborts what has', async () => {
  const queue = createBackgroundQueue(closing.signal);
  let seen: AbortSignal | undefined;
  const leave = queue.add({
    urgency: 'next',
    jobs: [(signal) => ((seen = signal), job('n1')(signal)), job('n2'), job('n3')],
  });
  queue.add(work('ahead', 'a1'));
  leave();
  expect(seen?.aborted).toBe(true);
  await ends('n1');
  expect(begun).toEqual(['n1', 'n2', 'a1']);
});

it('rests after a failure until something else is wanted or the network returns', async () => {
  const queue = createBackgroundQueue(closing.signal);
  queue.add(work('ahead', 'a1 a2 a3 a4'));
  await ends('a1', false);
  await ends('a2', false);
  expect(begun).toEqual(['a1', 'a2']);
  queue.add(work('next', 'n1'));
  expect(begun).toEqual(['a1', 'a2', 'n1', 'a3']);
  await ends('n1', false);
  await ends('a3');
  expect(begun).toHaveLength(4);
  window.dispatchEvent(new Event('online'));
  expect(begun).toEqual(['a1', 'a2', 'n1', 'a3', 'a4']);
});

it('goes on where so many may fail for reasons of their own', async () => {
  const queue = createBackgroundQueue(closing.signal);
  const leave = queue.add(work('ahead', 'a1 a2 a3 a4 a5 a6 a7 a8', { maxFailures: 3 }));
  await ends('a1', false);
  await ends('a2', false);
  await ends('a3');
  await ends('a4', false);
  await ends('a5', false);
  await ends('a6', false);
  expect(begun, 'three in a row').toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
  // The network of another test must not wake it.
  leave();
});

it('begins work after a quiet time, and forgets work withdrawn before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createBackgroundQueue(closing.signal);
  queue.add(work('ahead', 'a1', { quietMs: 500 }));
  queue.add(work('ahead', 'a2', { quietMs: 500 }))();
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a1']);
});

it('leaves polite work alone while the device is offline, and does the rest', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queue = createBackgroundQueue(closing.signal);
  queue.add(work('inView', 'v1', { polite: true }));
  queue.add(work('ahead', 'a1'));
  expect(begun).toEqual(['a1']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'v1']));
});

it('goes on after work that rejects, and says that the app made a mistake', async () => {
  const queue = createBackgroundQueue(closing.signal);
  const seen: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...of: unknown[]) => void seen.push(of));
  const done = vi.fn(() => Promise.resolve(true));
  const failing = Array.from({ length: 3 }, () => () => Promise.reject(new TypeError('oops')));
  queue.add({ urgency: 'next', maxFailures: 9, jobs: [...failing, done] });
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(seen).toHaveLength(3);
});

it('begins nothing more once closed', async () => {
  const queue = createBackgroundQueue(closing.signal);
  queue.add(work('ahead', 'a1 a2 a3'));
  closing.abort();
  await ends('a1');
  window.dispatchEvent(new Event('online'));
  await ends('a2');
  expect(begun).toEqual(['a1', 'a2']);
});
