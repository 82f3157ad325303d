import { afterEach, expect, it, vi } from 'vitest';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { selectWaiting } from '@/data/sync/sync';
import { startMockApi } from '@test/kit/startMockApi';
import { onDevice } from '@test/kit/onDevice';
import { startStore } from '@test/kit/startStore';

afterEach(() => {
  for (const user of ['demo', 'reader']) setSessionOnly(user, false);
});

it('sends once the writes of a remembered visit, and leaves nothing of them', async () => {
  const api = startMockApi();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('*', 'drop');
  const earlier = startStore('demo', api);
  await earlier.outbox.write('demo', { kind: 'topic', payload: { name: 'From the visit before' } });
  earlier.outbox.close();
  expect(await onDevice()).toContain('From the visit before');
  online.mockRestore();
  api.faults.clear();
  // It arrives, and no answer comes: it is looked for before it is sent again.
  api.faults.set('add_new_topic', 'drop-after:once');
  setSessionOnly('demo', true);
  const { data, store, outbox } = startStore('demo', api);
  await outbox.flush();
  await outbox.flush();
  expect(selectWaiting(store.getState())).toEqual([]);
  expect(data.topics.filter(({ name }) => name === 'From the visit before')).toHaveLength(1);
  await vi.waitFor(async () => expect(await onDevice()).not.toContain('demo'));
});
