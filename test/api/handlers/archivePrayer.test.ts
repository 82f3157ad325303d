// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('archives a prayer', async () => {
  const { db, get } = testClient();
  expect((await get('archive_prayer', { userId: 'demo', prayerId: 6 })).json).toBe('success');
  expect(db.user('demo').prayers.find(({ prayerId }) => prayerId === 6)?.archived).toBe(true);
});

it.each([{ userId: 'reader', prayerId: 6 }, { userId: 'demo', prayerId: 999_999 }, { userId: 'demo' }])(
  'answers error to %j',
  async (query) => {
    expect((await testClient().get('archive_prayer', query)).json).toBe('error');
  },
);
