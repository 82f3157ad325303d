import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { readRecallRows } from '@/features/memory/api/recallStorage';
import { openStorage } from './database';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on without a database that never responds, and reports that once', async () => {
  vi.useFakeTimers();
  const request: unknown = Object.create(IDBOpenDBRequest.prototype);
  Object.defineProperty(request, 'addEventListener', { value: () => undefined });
  vi.stubGlobal('indexedDB', { open: () => request });
  const { inDatabase, onLoss } = openStorage();
  const lost = vi.fn();
  onLoss(lost);
  const reads = Array.from({ length: 8 }, () => inDatabase((db) => db.count('answers')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(reads)).toEqual(Array.from({ length: 8 }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost).toHaveBeenCalledTimes(1);
  // From here on nothing waits for the database any more.
  expect(await inDatabase((db) => db.count('answers'))).toBeUndefined();
});

it('lets a newer version of the app in another tab change the databases', async () => {
  const { inDatabase } = openStorage();
  expect(await inDatabase((db) => db.count('answers'))).toBe(0);
  expect(await readRecallRows('ann')).toEqual([]);
  for (const name of ['nuggets', 'nuggets-recall']) {
    const newer = await openDB(name, 2);
    expect(newer.version).toBe(2);
    newer.close();
    await deleteDB(name);
  }
});

it('fails only the work when a transaction is aborted', async () => {
  const { inStore } = openStorage();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const outcome = await inStore('outbox', async (store) => {
    store.transaction.abort();
    await store.getAll();
  });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(outcome).toBeUndefined();
  expect(unhandled).not.toHaveBeenCalled();
});

it('asks a database again that the browser has closed without an event', async () => {
  const { inDatabase } = openStorage();
  await inDatabase((db) => {
    db.close();
    return Promise.resolve();
  });
  expect(await inDatabase((db) => db.count('answers'))).toBe(0);
});

it('opens a database again that could not be opened once, and says nothing', async () => {
  const { inDatabase, onLoss } = openStorage();
  const lost = vi.fn();
  onLoss(lost);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('busy', 'UnknownError');
  });
  expect(await inDatabase((db) => db.count('answers'))).toBe(0);
  expect(lost).not.toHaveBeenCalled();
});

it('says that a database cannot be opened, and uses one that opens later', async () => {
  const { inDatabase, onLoss } = openStorage();
  const lost = vi.fn();
  onLoss(lost);
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError');
  });
  expect(await inDatabase((db) => db.count('answers'))).toBeUndefined();
  expect(lost).toHaveBeenCalledTimes(1);
  opening.mockRestore();
  expect(await inDatabase((db) => db.count('answers'))).toBe(0);
  expect(lost).toHaveBeenCalledTimes(1);
});
