// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const prayer = {
  prayerId: 2,
  prayerTitleTx: 'Neighbours',
  prayerDetailsTx: 'Settling in',
  prayerSubjectPersonName: 'The neighbours',
  archiveFl: 'Y',
  prayerPriorityCd: '',
};

it('writes a whole prayer', async () => {
  const { db, post } = testClient();
  expect((await post('update_prayer', { prayer, userId: 'demo' })).json).toBe('success');
  expect(db.user('demo').prayers.find(({ prayerId }) => prayerId === 2)).toEqual({
    prayerId: 2,
    title: 'Neighbours',
    details: 'Settling in',
    personName: 'The neighbours',
    archived: true,
    priority: null,
  });
});

it('leaves the prayer in or out of the archive unless set', async () => {
  const { db, post } = testClient();
  await post('update_prayer', { prayer, userId: 'demo' });
  await post('update_prayer', { prayer: { ...prayer, archiveFl: undefined }, userId: 'demo' });
  expect(db.user('demo').prayers.find(({ prayerId }) => prayerId === 2)?.archived).toBe(true);
});

it('answers error for a prayer of somebody else, and without a title', async () => {
  const { post } = testClient();
  expect((await post('update_prayer', { prayer, userId: 'reader' })).json).toBe('error');
  expect(
    (await post('update_prayer', { prayer: { ...prayer, prayerTitleTx: '' }, userId: 'demo' })).json,
  ).toBe('error');
});
