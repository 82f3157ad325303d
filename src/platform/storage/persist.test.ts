import { expect, it, vi } from 'vitest';
import { askToPersist } from './persist';

const DAY_MS = 24 * 60 * 60_000;

it('asks the browser once a month to keep the storage, unless that is promised', async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  let isPromised = false;
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(isPromised) } });
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1));
  await askToPersist();
  await askToPersist();
  expect(persist).toHaveBeenCalledOnce();
  now.mockReturnValue(Date.UTC(2026, 10, 1) + 31 * DAY_MS);
  await askToPersist();
  expect(persist).toHaveBeenCalledTimes(2);
  isPromised = true;
  now.mockReturnValue(Date.UTC(2026, 10, 1) + 62 * DAY_MS);
  await askToPersist();
  expect(persist).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
