// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('replaces what the other user has', async () => {
  const { db, get } = testClient();
  db.user('Guest').quotes = [];
  expect((await get('copy_db_to_another', { dbSource: 'demo', dbDest: 'Guest' })).json).toBe('success');
  expect(db.user('Guest')).toEqual(db.user('demo'));
});

it('answers with words if the copy failed', async () => {
  const { get } = testClient();
  const { json } = await get('copy_db_to_another', { dbSource: 'nobody', dbDest: 'Guest' });
  expect(json).toBe('Error: unable to copy file...');
});
