import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { write } from '@/api/outbox/outbox';
import { discardWrite, refresh } from '@/api/outbox/outboxState';
import { readList } from '@test/kit/readList';
import { server } from '@test/kit/server';
import { rememberedSync } from '@/device/lastSync';
import { makeStore } from '@/store/core/makeStore';
import { withPrayerDays } from '@/device/prayerDays';
import { loadPrayerSessions, recordPrayer, selectPrayerSessions } from '@/store/prayers/prayerSessions';
import { signedIn } from '@/store/user/user';
import { startSync } from './startSync';
import { selectSyncStatus } from './sync';

// What a test left waiting is not the next one's to look for.
afterEach(async () => {
  for (const { id } of await refresh()) await discardWrite(id);
});

function storeOf(userName: string) {
  const store = makeStore();
  store.dispatch(signedIn({ userName }));
  startSync(store);
  return store;
}

const answer = (endpoint: string, response: () => Response) =>
  server.use(http.all(`*/bible/api/${endpoint}.php`, response));

it('counts an answer of the server as a sync, and nothing else', async () => {
  const store = storeOf('cleo');
  const lastSync = () => selectSyncStatus(store.getState()).lastSync;
  answer('add_prayer', () => HttpResponse.error());
  // Whether it arrived is looked up, and that fails too.
  answer('get_prayers', () => HttpResponse.error());
  answer('get_tag_list', () => new HttpResponse('<h1>Log in to this network</h1>'));
  const payload = { title: 'Waits', details: '', personName: '', archived: false, daily: false };
  await write('cleo', { kind: 'prayer', payload });
  await readList('topics', 'cleo').catch(() => undefined);
  expect(lastSync()).toBeNull();
  answer('get_tag_list', () => HttpResponse.json([]));
  await readList('topics', 'cleo');
  expect(lastSync()).not.toBeNull();
  expect(rememberedSync('cleo')).toBe(lastSync());

  store.dispatch(signedIn({ userName: 'bob' }));
  expect(lastSync()).toBeNull();
  expect(rememberedSync('bob')).toBeNull();
});

it('shows a session that is sent to its user alone, on the day of the device', async () => {
  answer('add_prayer_session', () => HttpResponse.json(31));
  answer('get_prayer_sessions', () => HttpResponse.json([]));
  const [ann, bob] = [storeOf('ann'), storeOf('bob')];
  await ann.dispatch(loadPrayerSessions());
  const session = { prayerId: 5, note: '', dateTime: '2026-11-21T20:00:00' };
  await write('ann', { kind: 'session', payload: session });
  const shown = { ...session, sessionId: 31, day: '2026-11-21' };
  await vi.waitFor(() => expect(selectPrayerSessions(ann.getState())).toEqual([shown]));
  expect(selectPrayerSessions(bob.getState())).toEqual([]);
  const asLoaded = { sessionId: 31, prayerId: 5, note: '', dateTime: '2026-11-22T06:00:00' };
  expect(withPrayerDays('ann', [asLoaded])).toEqual([{ ...asLoaded, day: '2026-11-21' }]);
});

it('shows a session that is sent before the sync has begun', async () => {
  answer('add_prayer_session', () => HttpResponse.json(32));
  answer('get_prayer_sessions', () => HttpResponse.json([]));
  const store = makeStore();
  store.dispatch(signedIn({ userName: 'eve' }));
  await store.dispatch(loadPrayerSessions());
  await store.dispatch(recordPrayer({ prayerId: 5, note: 'first', dateTime: '2026-11-21T20:00:00' }));
  expect(selectPrayerSessions(store.getState())).toMatchObject([{ sessionId: 32, note: 'first' }]);
});
