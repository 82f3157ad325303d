import { expect, it } from 'vitest';
import { startStore } from '@test/kit/startStore';
import { outboxChanged } from '@/data/sync/sync';
import {
  selectMostRecentDates,
  selectRefusedSession,
  selectUnrecorded,
  selectWaitingPrayers,
} from './prayerSelectors';
import { addPrayer, loadPrayers, selectPrayers, updatePrayer } from './prayers';
import { loadPrayerSessions, recordSession } from './prayerSessions';

it('counts later sessions despite one dated by a clock that was ahead', async () => {
  const { store, data } = startStore();
  const session = { prayerId: 8, note: null };
  data.prayerSessions = [
    { ...session, sessionId: 1, dateTime: '2031-01-01 07:00:00' },
    { ...session, sessionId: 2, dateTime: '2026-11-21 07:00:00' },
  ];
  await store.dispatch(loadPrayerSessions());
  expect(selectMostRecentDates(store.getState(), '2026-11-21').get(8)).toBe('2026-11-21');
});

it('knows which prayers wait for the network, without those being sent', async () => {
  const { api, store, outbox } = startStore();
  await store.dispatch(loadPrayers());
  const [first, second] = selectPrayers(store.getState());
  if (!first || !second) throw new Error('There are no prayers');
  const waiting = () => [...selectWaitingPrayers(store.getState())];
  const request = api.hold('add_prayer');
  const sending = store.dispatch(addPrayer({ title: 'Rain', details: '', personName: '', daily: false }));
  await request.arrived;
  expect(waiting()).toEqual([]);
  request.release();
  await sending;
  api.faults.set('*', 'drop');
  await store.dispatch(addPrayer({ title: 'Sun', details: '', personName: '', daily: false }));
  await store.dispatch(updatePrayer({ ...second, title: 'Wind' }));
  const [added] = await outbox.refresh();
  expect(waiting()).toEqual([added?.id, second.prayerId]);
  // Unchanged rows are not written.
  const changed = (await outbox.refresh())[1]?.write?.payload;
  expect(changed).toMatchObject({ prayerId: second.prayerId, changes: { title: 'Wind' } });
});

it('finds the first refused session of a prayer, and none that only waits', async () => {
  const { api, store, outbox } = startStore();
  api.faults.set('*', 'drop');
  for (const prayerId of [5, 6, 5])
    await store.dispatch(
      recordSession({ prayerId, note: `of ${prayerId}`, dateTime: '2026-11-21T12:00:00' }),
    );
  expect([...selectUnrecorded(store.getState())]).toEqual([]);
  const [first, other, second] = await outbox.refresh();
  if (!first || !other || !second) throw new Error('Nothing waits');
  const refused = 'No';
  store.dispatch(outboxChanged([other, { ...first, refused }, { ...second, refused }]));
  expect([...selectUnrecorded(store.getState())]).toEqual([5]);
  expect(selectRefusedSession(store.getState(), 5)).toMatchObject({ id: first.id, note: 'of 5' });
  expect(selectRefusedSession(store.getState(), 6)).toBeUndefined();
});
