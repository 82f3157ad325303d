import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '@test/kit/engine';
import { selectNotices } from '@/data/notices/notices';
import { startMockApi } from '@test/kit/startMockApi';
import { noticesOf, startStore } from '@test/kit/startStore';
import { copyDatabaseToGuest } from './copyDatabase';
import { isOwner } from './user';
import { selectIsGuest, signedIn, signedOut } from '@/data/session/session';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['demo', 'demo', true],
  ['Demo', 'demo', true],
  ['demo', 'reader', false],
  ['demo', null, false],
  ['', '', false],
  ['Guest', 'Guest', false],
  ['gueßt', 'Guest', false],
])('with the owner %j, %j is one: %j', (owner, user, expected) => {
  vi.stubEnv('VITE_OWNER_USER', owner);
  expect(isOwner(user)).toBe(expected);
});

it('has no owner where none is set', () => {
  vi.stubEnv('VITE_OWNER_USER', undefined);
  expect(isOwner('demo')).toBe(false);
});

it('copies the owner’s database to Guest, and nobody else’s', async () => {
  vi.stubEnv('VITE_OWNER_USER', 'demo');
  const reader = startStore('reader');
  await reader.store.dispatch(copyDatabaseToGuest());
  expect(reader.api.requests).toEqual([]);
  expect(noticesOf(reader)).toEqual(['Failed to copy database: only the owner may copy their database']);
  const app = startStore('demo', startMockApi());
  await app.store.dispatch(copyDatabaseToGuest());
  expect(noticesOf(app)).toEqual(['Successfully copied database to Guest user']);
  expect(app.api.db.user('Guest').prayers).toEqual(app.data.prayers);
  app.api.faults.set('copy_db_to_another', '500-after');
  await app.store.dispatch(copyDatabaseToGuest());
  expect(selectNotices(app.store.getState()).at(-1)).toMatchObject({
    text: 'Error copying database',
    detail: 'It may have been copied.',
  });
});

it('forgets everything that the device has of Guest, whose data were replaced', async () => {
  vi.stubEnv('VITE_OWNER_USER', 'demo');
  for (const user of ['Guest', 'reader'])
    for (const endpoint of ['get_tag_list', 'get_prayers']) await answers.write(endpoint, { user }, '[]', 0);
  const { store } = startStore('demo', startMockApi());
  await store.dispatch(copyDatabaseToGuest());
  const stored = async (user: string) =>
    [...(await answers.readAll(user, 'get_tag_list')), ...(await answers.readAll(user, 'get_prayers'))]
      .length;
  expect(await stored('Guest')).toBe(0);
  expect(await stored('reader')).toBe(2);
});

it('counts as a guest both Guest and a visitor who is not signed in', () => {
  const { store } = startStore();
  const isGuest = () => selectIsGuest(store.getState());
  expect(isGuest()).toBe(false);
  store.dispatch(signedIn({ userName: 'Guest' }));
  expect(isGuest()).toBe(true);
  store.dispatch(signedOut());
  expect(isGuest()).toBe(true);
});
