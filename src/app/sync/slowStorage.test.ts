import { expect, it, vi } from 'vitest';
import { selectSync } from '@/data/sync/sync';
import { newLocalId, outboxWriteFrom } from '@/data/outbox/outboxWrite';
import { loadPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { prayers } from '@/features/prayers/api/calls';
import { cachedLists, outboxStorage } from '@test/kit/engine';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';

/** Another tab works on the stored writes until it is told to end. */
async function holdOutbox(): Promise<() => void> {
  const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
    const opening = indexedDB.open('nuggets');
    opening.onsuccess = () => resolve(opening);
  });
  const rows = db.transaction('outbox', 'readwrite').objectStore('outbox');
  let isHeld = true;
  const goOn = () => {
    rows.count().onsuccess = () => {
      if (isHeld) goOn();
      else db.close();
    };
  };
  goOn();
  return () => {
    isHeld = false;
  };
}

/** The database opens so many milliseconds late, as on a slow phone. */
function slowOpening(ms: number): void {
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...given: Parameters<typeof open>
  ) {
    const request = open.apply(this, given);
    const add = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type !== 'success' || typeof listener !== 'function') add(type, listener);
      else add(type, (event) => void setTimeout(() => listener.call(request, event), ms));
    };
    return request;
  });
}

/** Waits longer than a caller waits for the database. */
const pastOneSecond = () => new Promise((resolve) => setTimeout(resolve, 1_500));

it.each([
  ['responds', holdOutbox],
  [
    'opens',
    () => {
      slowOpening(4_000);
      return () => undefined;
    },
  ],
])('says nothing of waiting writes before a slow storage %s, then sends them', async (_, slow) => {
  const at = Date.now();
  const command = JSON.stringify({ kind: 'topic', name: 'From the visit before' });
  const stored = { user: 'demo', at, command, localId: newLocalId(at) };
  await outboxStorage.add(outboxWriteFrom(stored, 0));
  const release = await slow();
  const { store, data } = startStore('demo', startMockApi());
  await pastOneSecond();
  await pastOneSecond();
  expect(selectSync(store.getState()).isOutboxRead).toBe(false);
  release();
  await vi.waitFor(() => expect(selectSync(store.getState()).isOutboxRead).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() =>
    expect(data.topics.filter(({ name }) => name === 'From the visit before')).toHaveLength(1),
  );
  await vi.waitFor(() => expect(selectSync(store.getState()).outbox).toEqual([]));
});

it('shows the copy of a list once a slow storage has opened, without the server', async () => {
  const before = startStore();
  await before.store.dispatch(loadPrayers());
  await vi.waitFor(async () => expect(await cachedLists.read(prayers, 'demo')).not.toBeNull());
  slowOpening(4_000);
  const { api, store } = startStore('demo', before.api);
  api.faults.set('*', 'drop');
  await pastOneSecond();
  await store.dispatch(loadPrayers());
  await vi.waitFor(() => expect(selectPrayersState(store.getState()).rows).not.toEqual([]), {
    timeout: 10_000,
  });
});
