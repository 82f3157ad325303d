import { expect, it, vi } from 'vitest';
import { users } from '../api';
import { CONFIRMED_KEY, confirmedUser, rememberedUser, USER_KEY } from './rememberedUser';
import { readStored, writeStored } from '@/platform/storage/storage';
import { testStore } from '@test/kit/testStore';
import { startMockApi } from '@test/kit/startMockApi';
// This module is otherwise imported only when a user is not to be remembered; here it must be loaded before the last
// test ends.
import './privacy';
import '@/features/memory/api/recallStorage';
import { createUser, loadUsers, selectUsers } from './user';
import { answers, callAs } from '@test/kit/engine';
import { signedIn, signedOut } from '@/data/session/session';

function start(remembered: string | null = null) {
  writeStored(USER_KEY, remembered);
  const api = startMockApi();
  const store = testStore();
  return {
    api,
    store,
    who: () => store.getState().session.user,
    asked: () => api.requests.filter(({ endpoint }) => endpoint === 'get_all_users').length,
  };
}

it('remembers a user who asked for that, by the name in the list, and no other', async () => {
  const { store, who } = start();
  await store.dispatch(loadUsers());
  store.dispatch(signedIn({ userName: ' DEMO', remember: true }));
  expect([who(), rememberedUser(), confirmedUser()]).toEqual(['demo', 'demo', 'demo']);
  store.dispatch(signedOut());
  expect([who(), rememberedUser()]).toEqual([null, 'demo']);
  store.dispatch(signedIn({ userName: 'reader', remember: false }));
  expect([who(), readStored(USER_KEY), readStored(CONFIRMED_KEY)]).toEqual(['reader', null, null]);
  // Until the tab is closed, also over a reload.
  expect([rememberedUser(), confirmedUser()]).toEqual(['reader', 'reader']);
  await start().store.dispatch(loadUsers());
  expect([confirmedUser(), readStored(CONFIRMED_KEY)]).toEqual(['reader', null]);
  store.dispatch(signedOut());
  expect([rememberedUser(), confirmedUser()]).toEqual([null, null]);
});

it('leaves the remembered user unchanged where nobody chose', async () => {
  const { store, who, asked } = start('demo');
  await store.dispatch(loadUsers());
  store.dispatch(signedIn({ userName: 'reader' }));
  expect([who(), rememberedUser()]).toEqual(['reader', 'demo']);
  expect(asked()).toBe(1);
});

it('leaves a user signed in who is not the remembered one, once the list is loaded', async () => {
  const { store, who } = start('demo');
  store.dispatch(signedIn({ userName: 'reader' }));
  await store.dispatch(loadUsers());
  expect([who(), rememberedUser(), confirmedUser()]).toEqual(['reader', 'demo', 'demo']);
  const guest = start('guest');
  guest.store.dispatch(signedIn({ userName: 'Guest' }));
  await guest.store.dispatch(loadUsers());
  expect(guest.who()).toBe('Guest');
});

it('signs in the remembered user of a public link once the list has them', async () => {
  const { store, who } = start(' Demo ');
  store.dispatch(signedIn({ userName: 'Guest' }));
  expect(who()).toBe('Guest');
  await vi.waitFor(() => expect(who()).toBe('demo'));
  expect(confirmedUser()).not.toBeNull();
});

it('requests no list where the remembered one is confirmed, or is the guest', () => {
  const confirmed = start('demo');
  writeStored(CONFIRMED_KEY, 'demo');
  confirmed.store.dispatch(signedIn({ userName: 'Guest' }));
  const guest = start('guest');
  guest.store.dispatch(signedIn({ userName: 'Guest' }));
  const nobody = start();
  nobody.store.dispatch(signedIn({ userName: 'Guest' }));
  expect([confirmed.asked(), guest.asked(), nobody.asked()]).toEqual([0, 0, 0]);
});

it('signs out and forgets a user whom the list does not have any more', async () => {
  const { store, who } = start('Gone');
  writeStored(CONFIRMED_KEY, 'Gone');
  store.dispatch(signedIn({ userName: 'gone' }));
  await store.dispatch(loadUsers());
  expect([who(), rememberedUser(), confirmedUser()]).toEqual([null, null, null]);
});

it('leaves another user signed in when the remembered one is gone', async () => {
  const { store, who } = start('Gone');
  store.dispatch(signedIn({ userName: 'reader' }));
  await store.dispatch(loadUsers());
  expect([who(), rememberedUser()]).toEqual(['reader', null]);
});

it('forgets nobody because the list cannot be had', async () => {
  await answers.forgetUser('');
  const { api, store, who } = start('Gone');
  api.faults.set('get_all_users', '500');
  store.dispatch(signedIn({ userName: 'Gone' }));
  await store.dispatch(loadUsers());
  expect([who(), rememberedUser()]).toEqual(['Gone', 'Gone']);
  expect(selectUsers(store.getState())).toMatchObject({ status: 'error', failure: { status: 500 } });
});

it.each(['drop', '500', 'html', '401'])(
  'shows the list of before with %s, and forgets nobody',
  async (fault) => {
    const before = start();
    await before.store.dispatch(loadUsers());
    const { endpoint, params, decode } = users;
    await vi.waitFor(async () =>
      expect(await callAs('').fromCache(endpoint, params(''), decode)).not.toBeNull(),
    );
    const { api, store, who } = start('Newcomer');
    api.faults.set('get_all_users', fault);
    store.dispatch(signedIn({ userName: 'Newcomer' }));
    await store.dispatch(loadUsers());
    expect(selectUsers(store.getState())).toMatchObject({ status: 'loaded', source: 'cache' });
    expect([who(), rememberedUser()]).toEqual(['Newcomer', 'Newcomer']);
  },
);

it('has the same list of users as the server after one was created', async () => {
  const { api, store } = start();
  await store.dispatch(loadUsers());
  const names = () => selectUsers(store.getState()).allUsers.map(({ userName }) => userName);
  const before = names();
  await store.dispatch(createUser({ newName: 'Newcomer', copyFrom: 'reader' }));
  await store.dispatch(createUser({ newName: 'Réader', copyFrom: 'demo' }));
  expect(names().toSorted()).toEqual([...before, 'Newcomer'].toSorted());
  expect(api.db.findUser('Newcomer')).toBeDefined();
});
