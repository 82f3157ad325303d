// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testClient } from '../testClient';

describe('nuggets_login', () => {
  it('makes a copy of another user for a new name', async () => {
    const { db, get } = testClient();
    expect((await get('nuggets_login', { user: 'newcomer', copyUser: 'demo' })).json).toBe('success');
    expect(db.user('newcomer')).toEqual(db.user('demo'));
    db.user('newcomer').quotes = [];
    expect(db.user('demo').quotes).not.toEqual([]);
  });

  it('leaves an existing user alone', async () => {
    const { db, get } = testClient();
    expect((await get('nuggets_login', { user: 'reader', copyUser: 'demo' })).json).toBe('success');
    expect(db.user('reader').quotes).toEqual([]);
  });

  it.each([{ user: ' ', copyUser: 'demo' }, { user: 'newcomer', copyUser: 'nobody' }, { user: 'newcomer' }])(
    'answers error to %j',
    async (query) => {
      const { db, get } = testClient();
      expect((await get('nuggets_login', query)).json).toBe('error');
      expect(db.users()).toHaveLength(3);
    },
  );
});
