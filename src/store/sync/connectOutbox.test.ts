import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { flushOutbox } from '@/api/outbox/sending';
import { draftKey } from '@/device/drafts';
import { setPrivate } from '@/device/privateUsers';
import { addPrayer } from '@/store/prayers/prayers';
import { selectRowId, selectWaiting } from '@/store/sync/sync';
import { createTopic } from '@/store/topics/topics';
import { forgetDevice, startStore } from '@test/kit/startStore';

forgetDevice();
afterEach(() => {
  setPrivate('demo', false);
  Reflect.deleteProperty(navigator, 'storage');
});

const prayer = { title: 'Rain', details: '', personName: '', archived: false, daily: false };
const closingIsAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function sent({ api, store }: ReturnType<typeof startStore>) {
  api.faults.clear();
  await flushOutbox({ now: true });
  await vi.waitFor(() => expect(selectWaiting(store.getState())).toEqual([]));
}

it('asks before a tab is closed that alone holds what waits, and only then', async () => {
  const app = startStore();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(createTopic('On the device'));
  expect(closingIsAsked()).toBe(false);
  await sent(app);
  setPrivate('demo', true);
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(createTopic('In the tab'));
  expect(closingIsAsked()).toBe(true);
  await sent(app);
  expect(closingIsAsked()).toBe(false);
});

it('moves what is typed about a row that waited to the id that it gets', async () => {
  const app = startStore();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(addPrayer(prayer));
  const provisional = selectWaiting(app.store.getState())[0]?.id ?? 0;
  localStorage.setItem(draftKey('demo', `record/${provisional}`), 'Words');
  await sent(app);
  const id = app.data.prayers.at(-1)?.prayerId ?? 0;
  expect(selectRowId(app.store.getState(), provisional)).toBe(id);
  expect(localStorage.getItem(draftKey('demo', `record/${id}`))).toBe('Words');
  expect(localStorage.getItem(draftKey('demo', `record/${provisional}`))).toBeNull();
});

it('asks the browser once to keep what waits; one that will not is not asked again', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('No')));
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  const app = startStore();
  expect(persist).not.toHaveBeenCalled();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(createTopic('One'));
  await app.store.dispatch(createTopic('Two'));
  expect(persist).toHaveBeenCalledTimes(1);
});
