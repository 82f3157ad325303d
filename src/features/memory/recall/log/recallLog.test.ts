import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { appendRecallRow, forgetRecallRows, moveDamagedRows, readRecallRows } from '../../api/recallStorage';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import type { RecallEntry } from '../../model/strength/recallEntry';
import { recallEntry } from '@test/kit/recallEntry';
import { startStore } from '@test/kit/startStore';
import { loadRecallLog, recordRecall, selectEntriesOf, selectRecallLog } from './recallLog';

afterEach(async () => {
  setSessionOnly('demo', false);
  await forgetRecallRows('demo');
});

const entry = (id: string, more: Partial<RecallEntry> = {}) =>
  recallEntry({ id, at: 1_000, box: 2, ...more });

const start = (user = 'demo') => {
  const { store, signIn } = startStore(user);
  return { store, signIn, log: () => selectRecallLog(store.getState()) };
};

it('reads the logged runs, and counts a run logged during that once', async () => {
  const first = start();
  expect(first.log()).toEqual({ status: 'idle', entries: [], damaged: 0, isPersistent: true });
  const recorded = first.store.dispatch(recordRecall(entry('a')));
  expect(first.log().entries).toEqual([entry('a')]);
  await recorded;
  const loading = first.store.dispatch(loadRecallLog());
  expect(first.log().status).toBe('loading');
  await loading;
  expect(first.log()).toEqual({ status: 'ready', entries: [entry('a')], damaged: 0, isPersistent: true });
  const again = first.store.dispatch(loadRecallLog());
  expect(first.log().status).toBe('ready');
  await again;
  const next = start();
  await next.store.dispatch(recordRecall(entry('b', { passageId: 8 })));
  await next.store.dispatch(recordRecall(entry('c')));
  await next.store.dispatch(loadRecallLog());
  const ids = (passageId: number) =>
    selectEntriesOf(next.store.getState())(passageId)
      .map(({ id }) => id)
      .sort();
  expect([ids(7), ids(8), ids(9)]).toEqual([['a', 'c'], ['b'], []]);
});

/** Blocks the log's storage until it is released, at the latest when the test ends. */
async function holdLog(): Promise<() => Promise<void>> {
  const other = await openDB('nuggets-recall');
  const { store: rows, done } = other.transaction('entries', 'readwrite');
  const busy = { still: true };
  const write = async () => {
    while (busy.still) await rows.get('a');
  };
  const written = write();
  onTestFinished(() => void (busy.still = false));
  return async () => {
    busy.still = false;
    await Promise.all([written, done]);
    other.close();
  };
}

it('waits if a slow phone needs more than a second to read the log', async () => {
  await appendRecallRow({ id: 'a', user: 'demo', entry: entry('a') });
  const release = await holdLog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log } = start();
  const loading = store.dispatch(loadRecallLog());
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(log().status).toBe('loading');
  await Promise.all([release(), loading]);
  expect(log()).toMatchObject({ status: 'ready', entries: [entry('a')], isPersistent: true });
});

it('contains every entry of a log that loads only after the timeout', async () => {
  await appendRecallRow({ id: 'a', user: 'demo', entry: entry('a') });
  const release = await holdLog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log } = start();
  const loading = store.dispatch(loadRecallLog());
  await vi.advanceTimersByTimeAsync(6_000);
  vi.useRealTimers();
  await loading;
  const recorded = store.dispatch(recordRecall(entry('b')));
  expect(log()).toEqual({ status: 'ready', entries: [entry('b')], damaged: 0, isPersistent: true });
  await Promise.all([release(), recorded]);
  await vi.waitFor(() => expect(log().entries).toEqual([entry('a'), entry('b')]));
  await vi.waitFor(async () => expect(await readRecallRows('demo')).toHaveLength(2));
  expect(log().isPersistent).toBe(true);
});

it('gives late entries to no other user', async () => {
  await appendRecallRow({ id: 'a', user: 'demo', entry: entry('a') });
  const release = await holdLog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log, signIn } = start();
  const loading = store.dispatch(loadRecallLog());
  await vi.advanceTimersByTimeAsync(6_000);
  vi.useRealTimers();
  await loading;
  signIn('reader');
  await release();
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ status: 'ready', entries: [] });
});

/** Blocks the opening of the log's database, which has the entry a, until it is released. */
async function holdOpening(): Promise<() => Promise<void>> {
  // This also closes the page's own connection.
  await deleteDB('nuggets-recall');
  const busy = { still: true };
  const opening = openDB('nuggets-recall', 1, {
    upgrade: (db) => {
      const rows = db.createObjectStore('entries', { keyPath: 'id' });
      rows.createIndex('byUser', 'user');
      db.createObjectStore('damaged', { keyPath: 'id' });
      const write = async () => {
        await rows.add({ id: 'a', user: 'demo', entry: entry('a') });
        while (busy.still) await rows.get('a');
      };
      void write();
    },
  });
  onTestFinished(() => void (busy.still = false));
  return async () => {
    busy.still = false;
    (await opening).close();
  };
}

it('waits if a slow phone needs more than a second to open the database', async () => {
  await readRecallRows('demo');
  const release = await holdOpening();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log } = start();
  const loading = store.dispatch(loadRecallLog());
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(log().status).toBe('loading');
  await Promise.all([release(), loading]);
  expect(log()).toMatchObject({ status: 'ready', entries: [entry('a')], isPersistent: true });
});

it('counts as stored once the log can be read, unless storing a run failed', async () => {
  const getAllSpy = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('failed', 'UnknownError');
  });
  const { store, log } = start();
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ status: 'ready', isPersistent: false });
  getAllSpy.mockRestore();
  await store.dispatch(recordRecall(entry('a')));
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ entries: [entry('a')], isPersistent: true });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.dispatch(recordRecall(entry('b')));
  await store.dispatch(loadRecallLog());
  expect(log().isPersistent).toBe(false);
});

it('counts as stored even if storing a run takes more than a second', async () => {
  await readRecallRows('demo');
  const release = await holdLog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log } = start();
  const recorded = store.dispatch(recordRecall(entry('a')));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await recorded;
  expect(log()).toMatchObject({ entries: [entry('a')], isPersistent: true });
  await release();
  await vi.waitFor(async () => expect(await readRecallRows('demo')).toHaveLength(1));
  expect(log().isPersistent).toBe(true);
});

it('reports a failure of storing a run after more than a second', async () => {
  await appendRecallRow({ id: 'a', user: 'demo', entry: entry('a') });
  const release = await holdLog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, log } = start();
  // A row with that id exists already, and is never replaced.
  const recorded = store.dispatch(recordRecall(entry('a')));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await recorded;
  expect(log().isPersistent).toBe(true);
  await release();
  await vi.waitFor(() => expect(log().isPersistent).toBe(false));
});

it('sets aside entries that cannot be decoded, and counts them', async () => {
  await appendRecallRow({ id: 'x', user: 'demo', entry: { id: 'x', score: 2 } });
  await appendRecallRow({ id: 'y', user: 'demo', entry: 'nonsense' });
  const { store, log } = start();
  await store.dispatch(recordRecall(entry('a')));
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ entries: [entry('a')], damaged: 2, isPersistent: true });
  // They are reported in this visit only.
  await store.dispatch(loadRecallLog());
  expect(log().damaged).toBe(2);
  const next = start();
  await next.store.dispatch(loadRecallLog());
  expect(next.log()).toMatchObject({ entries: [entry('a')], damaged: 0 });
});

it('restores entries that an older page, still open, could not read and set aside', async () => {
  await moveDamagedRows([
    { id: 'a', user: 'demo', entry: entry('a') },
    { id: 'b', user: 'reader', entry: entry('b') },
    { id: 'x', user: 'demo', entry: 'nonsense' },
  ]);
  const { store, log } = start();
  await store.dispatch(loadRecallLog());
  await vi.waitFor(async () => expect(await readRecallRows('demo')).toHaveLength(1));
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ entries: [entry('a')], damaged: 0 });
  expect(await readRecallRows('reader')).toEqual([]);
});

it('stores nothing for a user in a private session', async () => {
  setSessionOnly('demo', true);
  const { store, log } = start();
  const outcome = await store.dispatch(recordRecall(entry('a')));
  expect(outcome.payload).toBe(false);
  expect(log()).toMatchObject({ entries: [entry('a')], isPersistent: false });
  const next = start();
  await next.store.dispatch(loadRecallLog());
  expect(next.log()).toEqual({ status: 'ready', entries: [], damaged: 0, isPersistent: false });
});

it('stores nothing for a guest, on purpose', async () => {
  const { store, log } = start('Guest');
  expect((await store.dispatch(recordRecall(entry('a')))).payload).toBe(true);
  await store.dispatch(loadRecallLog());
  expect(log()).toMatchObject({ entries: [entry('a')], isPersistent: true });
  expect(await readRecallRows('Guest')).toEqual([]);
});
