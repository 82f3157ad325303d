import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { write } from '@/api/outbox/outbox';
import { server } from '@test/kit/server';
import { rememberedSync } from '@/device/lastSync';
import { makeStore } from '@/store/core/makeStore';
import { withPrayerDays } from '@/device/prayerDays';
import { selectPrayerSessions } from '@/store/prayers/prayerSelectors';
import { startSync } from './startSync';
import { lastSyncRemembered, selectSyncStatus } from './sync';
import { signedIn } from '@/store/user/user';

function storeOf(userName: string) {
  const store = makeStore();
  store.dispatch(signedIn({ userName }));
  startSync(store);
  return store;
}

it('shows a session that is sent to its user alone, on the day of the device', async () => {
  server.use(http.post('*/bible/api/add_prayer_session.php', () => HttpResponse.json(31)));
  const [ann, bob] = [storeOf('ann'), storeOf('bob')];
  const session = { prayerId: 5, note: '', dateTime: '2026-11-21T20:00:00' };
  await write('ann', { kind: 'session', ...session });
  const shown = { ...session, sessionId: 31, day: '2026-11-21' };
  await vi.waitFor(() => expect(selectPrayerSessions(ann.getState())).toEqual([shown]));
  expect(selectPrayerSessions(bob.getState())).toEqual([]);
  const asLoaded = { sessionId: 31, prayerId: 5, note: '', dateTime: '2026-11-22T06:00:00' };
  expect(withPrayerDays('ann', [asLoaded])).toEqual([{ ...asLoaded, day: '2026-11-21' }]);
});

it('remembers the last sync of each user', () => {
  const store = storeOf('ann');
  store.dispatch(lastSyncRemembered(1000));
  store.dispatch(signedIn({ userName: 'bob' }));
  expect(selectSyncStatus(store.getState()).lastSync).toBeNull();
  expect(rememberedSync('bob')).toBeNull();
  store.dispatch(signedIn({ userName: 'ann' }));
  expect(selectSyncStatus(store.getState()).lastSync).toBe(1000);
});
