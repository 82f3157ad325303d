// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every session, newest first', async () => {
  const { db, get } = testClient();
  db.user('demo').prayerSessions = [
    { sessionId: 1, prayerId: 4, dateTime: '2026-11-18 07:30:00', note: 'Rain!' },
    { sessionId: 2, prayerId: 4, dateTime: '2026-11-20 07:30:00', note: null },
  ];
  const rest = { prayerId: 4, userId: 'demo' };
  expect((await get('get_prayer_sessions', { userId: 'demo' })).json).toEqual([
    { sessionId: 2, ...rest, dateTime: '2026-11-20 07:30:00', prayerNoteTx: null },
    { sessionId: 1, ...rest, dateTime: '2026-11-18 07:30:00', prayerNoteTx: 'Rain!' },
  ]);
});
