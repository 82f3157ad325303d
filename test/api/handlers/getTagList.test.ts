// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every topic by name', async () => {
  const { db, get } = testClient();
  db.user('demo').topics = [
    { id: 2, name: 'Hope' },
    { id: 5, name: 'Faith' },
  ];
  expect((await get('get_tag_list', { user: 'demo' })).json).toEqual([
    { id: 5, name: 'Faith', passages: [] },
    { id: 2, name: 'Hope', passages: [] },
  ]);
});
