import { expect, it, vi } from 'vitest';
import { callAs } from '@test/kit/engine';
import type { Call } from '../client/call';
import { ApiError } from '../client/ApiError';
import { deviceClock } from '../client/clock';
import { sharedReads } from './sharedReads';

const list = { endpoint: 'get_tag_list', params: (user: string) => ({ user }) };

/** Reads by a clock and a server of the test. */
function begin() {
  const clock = { ...deviceClock(), monotonicMs: () => now };
  let now = 0;
  const fetch = vi.fn<() => Promise<readonly unknown[]>>(() => Promise.resolve([]));
  const call: Call = {
    ...callAs('demo'),
    fetchAndCache: async (_endpoint, _query, decode) => {
      const decoded = await decode(await fetch());
      if (!decoded.ok) throw new Error('Not a list');
      return decoded.value;
    },
  };
  const queue = sharedReads(clock).ofQueue();
  return {
    fetch,
    pass: (ms: number) => void (now += ms),
    read: (row = 'a', since?: number) => queue(row).reader(call, since)(list),
    invalidate: (row = 'a') => queue(row).invalidate(),
  };
}

it('gives a list to all of a run, for 20 s after its arrival', async () => {
  const { fetch, pass, read } = begin();
  const first = read('a');
  pass(50_000);
  await Promise.all([first, read('b')]);
  pass(19_000);
  await read('c');
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(1_000);
  await read('d');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives a row no list from before its own write, or before the asked moment', async () => {
  const { fetch, pass, read, invalidate } = begin();
  await read('a');
  invalidate('a');
  await read('b');
  expect(fetch).toHaveBeenCalledTimes(1);
  await read('a');
  expect(fetch).toHaveBeenCalledTimes(2);
  pass(1_000);
  await read('a', 500);
  await read('b', 900);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('reads again after a failure, unless the server was hanging', async () => {
  const { fetch, pass, read } = begin();
  const failure = new ApiError({ kind: 'network', endpoint: 'get_tag_list' });
  fetch.mockRejectedValueOnce(failure);
  await expect(read()).rejects.toThrow(failure);
  await read();
  expect(fetch).toHaveBeenCalledTimes(2);
  pass(30_000);
  fetch.mockImplementationOnce(() => {
    pass(20_000);
    return Promise.reject(failure);
  });
  await expect(read()).rejects.toThrow(failure);
  await expect(read('b')).rejects.toThrow(failure);
  expect(fetch).toHaveBeenCalledTimes(3);
  pass(20_000);
  await read();
  expect(fetch).toHaveBeenCalledTimes(4);
  pass(30_000);
  const invalid = new ApiError({ kind: 'http', endpoint: 'get_tag_list', status: 500 });
  fetch.mockImplementationOnce(() => {
    pass(20_000);
    return Promise.reject(invalid);
  });
  await expect(read()).rejects.toThrow(invalid);
  await read();
  expect(fetch).toHaveBeenCalledTimes(6);
});
