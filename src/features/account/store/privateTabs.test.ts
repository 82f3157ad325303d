import 'fake-indexeddb/auto';
import { createOutbox } from '@/data/outbox/outbox';
import { afterEach, expect, it, vi } from 'vitest';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { loadPrayers, selectPrayers } from '@/features/prayers/store/prayers';
import { createTopic, loadTopics } from '@/features/topics/store/topics';
import { selectWaiting } from '@/data/sync/sync';
import { startMockApi } from '@test/kit/startMockApi';
import { onDevice } from '@test/kit/onDevice';
import { forgetDevice, noticesOf, startStore } from '@test/kit/startStore';

forgetDevice();

afterEach(() => {
  for (const user of ['demo', 'reader']) setSessionOnly(user, false);
});

/** Another tab, in which a user signs in without Remember Me. */
function signInElsewhere(user: string): void {
  const other = new BroadcastChannel('nuggets-privacy');
  other.postMessage(user);
  other.close();
}

it('keeps nothing more once its user signs in without Remember Me in another tab', async () => {
  const app = startStore();
  await app.store.dispatch(loadPrayers());
  await vi.waitFor(async () => expect(await onDevice()).toContain('Exams'));
  signInElsewhere('demo');
  await vi.waitFor(async () => expect(await onDevice()).not.toContain('demo'));
  expect(noticesOf(app)).toEqual([expect.stringContaining('without Remember Me in another tab')]);
  await app.store.dispatch(loadTopics());
  await app.store.dispatch(createTopic('Kept nowhere'));
  expect(await onDevice()).not.toContain('demo');
  expect(selectPrayers(app.store.getState())).not.toEqual([]);
});

it('goes on caching when another user signs in without Remember Me in another tab', async () => {
  const app = startStore();
  signInElsewhere('reader');
  await app.store.dispatch(loadPrayers());
  await vi.waitFor(async () => expect(await onDevice()).toContain('Exams'));
  expect(noticesOf(app)).toEqual([]);
});

it('sends once the writes of a remembered visit, and leaves nothing of them', async () => {
  const api = startMockApi();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('*', 'drop');
  const earlier = createOutbox();
  await earlier.write('demo', { kind: 'topic', payload: { name: 'From the visit before' } });
  earlier.close();
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
