import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveDevice } from '@/features/yourData/store/forget';
import { loadTopics } from '@/features/topics/store/topics';
import { createOtherTabs, type Membership } from '@/platform/storage/otherTabs';
import { isSessionOnly, setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { readStored, writeStored } from '@/platform/storage/storage';
import { onDevice } from '@test/kit/onDevice';
import { startStore } from '@test/kit/startStore';
import type { UserLeft } from './otherTabs';
import { CONFIRMED_KEY, rememberedUser, USER_KEY } from './rememberedUser';
import { signedIn } from '@/data/session/session';

const heard: UserLeft[] = [];
let other: Membership<UserLeft>;

beforeEach(() => {
  heard.length = 0;
  other = createOtherTabs().join<UserLeft>('users', (message) => heard.push(message));
});

afterEach(() => {
  other.leave();
  for (const user of ['demo', 'reader']) setSessionOnly(user, false);
  sessionStorage.clear();
  localStorage.clear();
});

/** Signs in with Remember Me, and has a list on the device. */
async function startRemembered() {
  const app = startStore();
  app.store.dispatch(signedIn({ userName: 'demo', remember: true }));
  await app.store.dispatch(loadTopics());
  await vi.waitFor(async () => expect(await onDevice()).toContain('Suffering'));
  return { ...app, who: () => app.store.getState().session.user };
}

it.each([
  ['mine', 'demo'],
  ['everybody', null],
] as const)('tells the other tabs which user has signed out: %s', async (owner, user) => {
  const { store } = startStore();
  await store.dispatch(leaveDevice(owner));
  await vi.waitFor(() => expect(heard).toMatchObject([{ user, isSignedOut: true }]));
});

it('tells the other tabs which user signs in without Remember Me', async () => {
  const { store } = startStore();
  store.dispatch(signedIn({ userName: 'demo', remember: true }));
  store.dispatch(signedIn({ userName: 'reader', remember: false }));
  await vi.waitFor(() => expect(heard).toMatchObject([{ user: 'reader', isSignedOut: false }]));
});

it('goes on without storing anything once the user is not remembered in another tab', async () => {
  const { who } = await startRemembered();
  writeStored(USER_KEY, null);
  other.post({ user: 'demo', isSignedOut: false, at: Date.now() });
  await vi.waitFor(() => expect(isSessionOnly('demo')).toBe(true));
  await vi.waitFor(async () => expect(await onDevice()).not.toContain('Suffering'));
  // Until the tab is closed, also over a reload.
  expect([who(), rememberedUser()]).toEqual(['demo', 'demo']);
});

it.each(['demo', null])('signs out with another tab: %s; what waits here is sent', async (user) => {
  const { outbox, data, who } = await startRemembered();
  await outbox.write('demo', { kind: 'topic', payload: { name: 'Made here' } }, { isUndoable: true });
  other.post({ user, isSignedOut: true, at: Date.now() });
  await vi.waitFor(() => expect(who()).toBeNull());
  // The login would sign them in again.
  expect([rememberedUser(), readStored(CONFIRMED_KEY)]).toEqual([null, null]);
  await vi.waitFor(() => expect(data.topics.at(-1)?.name).toBe('Made here'));
  await vi.waitFor(async () => expect(await onDevice()).not.toMatch(/Suffering|Made here/));
});

it('leaves another user as they are', async () => {
  const { store, who } = await startRemembered();
  store.dispatch(signedIn({ userName: 'reader', remember: true }));
  other.post({ user: 'demo', isSignedOut: true, at: Date.now() });
  other.post({ user: 'reader', isSignedOut: false, at: Date.now() });
  await vi.waitFor(() => expect(isSessionOnly('reader')).toBe(true));
  expect([who(), isSessionOnly('demo')]).toEqual(['reader', false]);
});

it('does not follow a late message, after the user was remembered again', async () => {
  const { who } = await startRemembered();
  other.post({ user: 'demo', isSignedOut: true, at: Date.now() - 60_000 });
  other.post({ user: 'demo', isSignedOut: false, at: Date.now() });
  await vi.waitFor(() => expect(isSessionOnly('demo')).toBe(true));
  expect([who(), rememberedUser()]).toEqual(['demo', 'demo']);
});

it('stores the data of a user again whom the device remembers again', async () => {
  const { store } = await startRemembered();
  other.post({ user: 'demo', isSignedOut: true, at: Date.now() });
  await vi.waitFor(() => expect(isSessionOnly('demo')).toBe(true));
  // In another tab.
  writeStored(USER_KEY, 'demo');
  store.dispatch(signedIn({ userName: 'demo' }));
  expect(isSessionOnly('demo')).toBe(false);
});
