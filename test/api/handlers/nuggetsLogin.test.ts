// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emptyUserData } from '../demoData/createDemoUsers';
import { OLDER_INSTALLATION } from '../installation';
import { testClient } from '../testClient';

describe('nuggets_login', () => {
  it('creates a new name, with nothing', async () => {
    const { db, get } = testClient();
    expect((await get('nuggets_login', { user: 'newcomer', copyUser: 'demo' })).json).toBe('success');
    expect(db.user('newcomer')).toEqual(emptyUserData());
    expect((await get('get_prayers', { userId: 'newcomer' })).json).toEqual([]);
  });

  it('makes a copy of another user for a new name on older installations', async () => {
    const { db, get } = testClient({ installation: OLDER_INSTALLATION });
    expect((await get('nuggets_login', { user: 'newcomer', copyUser: 'demo' })).json).toBe('success');
    expect(db.user('newcomer')).toEqual(db.user('demo'));
    db.user('newcomer').quotes = [];
    expect(db.user('demo').quotes).not.toEqual([]);
    expect((await get('nuggets_login', { user: 'second', copyUser: 'nobody' })).json).toBe('error');
  });

  it.each(['guest', 'GUEST', 'Guest ', 'Gueßt', 'Güést'])(
    'takes %j for the user that there is',
    async (user) => {
      const { db, get } = testClient();
      expect((await get('nuggets_login', { user })).json).toBe('success');
      expect(db.users()).toHaveLength(3);
      expect((await get('get_tag_list', { user })).json).toHaveLength(db.user('Guest').topics.length);
    },
  );

  it('leaves an existing user alone', async () => {
    const { db, get } = testClient();
    expect((await get('nuggets_login', { user: 'reader', copyUser: 'demo' })).json).toBe('success');
    expect(db.user('reader').quotes).toEqual([]);
  });

  it('answers error to a blank name', async () => {
    const { db, get } = testClient();
    expect((await get('nuggets_login', { user: ' ', copyUser: 'demo' })).json).toBe('error');
    expect(db.users()).toHaveLength(3);
  });
});
