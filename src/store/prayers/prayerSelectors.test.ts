import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { selectMostRecentDates } from './prayerSelectors';
import { loadPrayerSessions } from './prayerSessions';

forgetDevice();

it('lets no session of a clock that was ahead hide those that follow', async () => {
  const { store, data } = startStore();
  const session = { prayerId: 8, note: null };
  data.prayerSessions = [
    { ...session, sessionId: 1, dateTime: '2031-01-01 07:00:00' },
    { ...session, sessionId: 2, dateTime: '2026-11-21 07:00:00' },
  ];
  await store.dispatch(loadPrayerSessions());
  expect(selectMostRecentDates(store.getState(), '2026-11-21').get(8)).toBe('2026-11-21');
});
