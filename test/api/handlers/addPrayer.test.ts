// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const prayer = {
  userId: 'demo',
  prayerTitleTx: 'Neighbours',
  prayerDetailsTx: 'New family next door',
  prayerSubjectPersonName: 'The neighbours',
  archiveFl: 'N',
  prayerPriorityCd: 'daily',
  mostRecentPrayerDate: '',
};

it('adds a prayer and answers its id', async () => {
  const { db, post } = testClient();
  expect((await post('add_prayer', prayer)).json).toBe(31);
  expect(db.user('demo').prayers.at(-1)).toEqual({
    prayerId: 31,
    title: 'Neighbours',
    details: 'New family next door',
    personName: 'The neighbours',
    archived: false,
    priority: 'daily',
  });
});

it('takes a title alone', async () => {
  const { db, post } = testClient();
  await post('add_prayer', { userId: 'demo', prayerTitleTx: 'Rain' });
  expect(db.user('demo').prayers.at(-1)).toMatchObject({
    title: 'Rain',
    details: '',
    archived: false,
    priority: null,
  });
});

it('answers error without a title', async () => {
  expect((await testClient().post('add_prayer', { ...prayer, prayerTitleTx: ' ' })).json).toBe('error');
});
