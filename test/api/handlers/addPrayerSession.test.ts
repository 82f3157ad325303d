// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('dates the session by its own clock, without a zone', async () => {
  const { db, post } = testClient();
  const { json } = await post('add_prayer_session', { prayerId: 6, userId: 'demo', prayerNoteTx: 'Rain!' });
  const row = { sessionId: json, prayerId: 6, dateTime: '2026-11-21 09:30:00', note: 'Rain!' };
  expect(db.user('demo').prayerSessions.at(-1)).toEqual(row);
});

it('takes no note', async () => {
  const { db, post } = testClient();
  await post('add_prayer_session', { prayerId: 6, userId: 'demo', prayerNoteTx: null });
  expect(db.user('demo').prayerSessions.at(-1)?.note).toBeNull();
});

it('answers error for a prayer of somebody else', async () => {
  expect((await testClient().post('add_prayer_session', { prayerId: 6, userId: 'reader' })).json).toBe(
    'error',
  );
});
