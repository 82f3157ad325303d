// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every prayer, archived ones too', async () => {
  const { db, get } = testClient();
  const text = { title: 'Rain', details: 'Soon', personName: 'Farmers' };
  db.user('demo').prayers = [
    { prayerId: 1, ...text, archived: false, priority: 'daily' },
    { prayerId: 2, ...text, archived: true, priority: null },
  ];
  const row = { prayerTitleTx: 'Rain', prayerDetailsTx: 'Soon', prayerSubjectPersonName: 'Farmers' };
  expect((await get('get_prayers', { userId: 'demo' })).json).toEqual([
    { prayerId: 1, ...row, archiveFl: 'N', prayerPriorityCd: 'daily' },
    { prayerId: 2, ...row, archiveFl: 'Y', prayerPriorityCd: null },
  ]);
});

it('names the user by userId', async () => {
  expect((await testClient().get('get_prayers', { user: 'demo' })).status).toBe(401);
});
