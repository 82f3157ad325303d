import { expect, it, vi } from 'vitest';
import { selectSync } from '@/data/sync/sync';
import { newLocalId, outboxWriteFrom } from '@/data/outbox/outboxWrite';
import { outboxStorage } from '@test/kit/engine';
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

it('says nothing of waiting writes before a slow storage responds, then sends them', async () => {
  const at = Date.now();
  const command = JSON.stringify({ kind: 'topic', name: 'From the visit before' });
  const stored = { user: 'demo', at, command, localId: newLocalId(at) };
  await outboxStorage.add(outboxWriteFrom(stored, 0));
  const release = await holdOutbox();
  const { store, data } = startStore('demo', startMockApi());
  // A caller waits for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(selectSync(store.getState()).isOutboxRead).toBe(false);
  release();
  await vi.waitFor(() => expect(selectSync(store.getState()).isOutboxRead).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() =>
    expect(data.topics.filter(({ name }) => name === 'From the visit before')).toHaveLength(1),
  );
  await vi.waitFor(() => expect(selectSync(store.getState()).outbox).toEqual([]));
});
