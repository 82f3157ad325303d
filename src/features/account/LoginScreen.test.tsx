import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { loadUsers } from './store/user';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { logIn, nameNewUser, nameUser, openUserList } from '@test/kit/login';
import { server } from '@test/kit/server';

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('does not sign in a user who is not in the list', async () => {
  const app = renderApp('/login', { user: 'demo', faults: { get_all_users: '500' } });
  expect(await screen.findByText('Failed to load users. Please try again.')).toBeVisible();
  expect(await openUserList(app.user)).toHaveDisplayValue('Select a user');
  await logIn(app.user);
  expect(await screen.findByText('Please select an existing user or enter a new username')).toBeVisible();
  expect(currentPath()).toBe('/login');

  app.api.faults.clear();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'reader' })).toBeInTheDocument();
  expect(screen.getByLabelText('Existing user')).toHaveDisplayValue('demo');
});

it('shows a duplicate user once', async () => {
  const { user } = renderApp('/login', { user: null });
  const names = ['reader', 'demo', 'reader'];
  server.use(
    http.get('*/bible/api/get_all_users.php', () =>
      HttpResponse.json(names.map((userName) => ({ userName, lastModified: null }))),
    ),
  );
  const list = await openUserList(user);
  await screen.findByRole('option', { name: 'demo' });
  expect(optionsOf(list)).toEqual(['Select a user', 'reader', 'demo']);
});

it('offers the first of very many users, and finds any other by a part of the name', async () => {
  const { user } = renderApp('/login', { user: null });
  const users = Array.from({ length: 100_000 }, (_, n) => ({ userName: `Reader ${n}`, lastModified: null }));
  server.use(http.get('*/bible/api/get_all_users.php', () => HttpResponse.json(users)));
  const list = await openUserList(user);
  const part = await screen.findByLabelText('Part of the name');
  expect(screen.getByText(/^The first 500 of 100,000 users can be chosen below/)).toBeVisible();
  expect(optionsOf(list)).toHaveLength(501);
  await user.type(part, 'reader 99999');
  expect(screen.getByText('1 of 100,000 users can be chosen below.')).toBeVisible();
  await user.selectOptions(list, 'Reader 99999');
  await user.clear(part);
  expect(list).toHaveDisplayValue('Reader 99999');
  await logIn(user);
  expect(await screen.findByText('User: Reader 99999')).toBeVisible();
});

const signIn = async ({ user }: ReturnType<typeof renderApp>, newName: string) => {
  await nameNewUser(user, newName);
  await logIn(user);
};

it.each([
  ['guest', 'Guest'],
  ['GUEST', 'Guest'],
  ['Gueßt', 'Guest'],
  ['Reader', 'reader'],
  ['Démo', 'demo'],
])('signs %s in as the existing user %s', async (typed, known) => {
  const app = renderApp('/login', { user: null });
  await signIn(app, typed);
  expect(await screen.findByText(`User: ${known}`)).toBeVisible();
  expect(app.store.getState().session.user).toBe(known);
  expect(localStorage.getItem('user.name')).toBe(known);
  expect(app.api.requests.some(({ endpoint }) => endpoint === 'nuggets_login')).toBe(false);
});

it('says at the field how long a new name may be, and sends none that is longer', async () => {
  const app = renderApp('/login', { user: null });
  await signIn(app, 'a'.repeat(120));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A user name has at most 100 characters; this one has 120.',
  );
  expect(screen.getByLabelText('New user name')).toHaveAccessibleDescription(/at most 100 characters/);
  expect(app.api.requests.some(({ endpoint }) => endpoint === 'nuggets_login')).toBe(false);
});

it('signs a new user in under the name that the server lists', async () => {
  const app = renderApp('/login', { user: null });
  await signIn(app, 'Newcomer');
  expect(await screen.findByText('User: Newcomer')).toBeVisible();
  expect(app.api.db.findUser('Newcomer')).toBeDefined();
  const calls = app.api.requests.map(({ endpoint }) => endpoint);
  expect(calls.lastIndexOf('get_all_users')).toBeGreaterThan(calls.indexOf('nuggets_login'));
});

it('refuses a new name that the server does not list', async () => {
  const app = renderApp('/login', { user: null });
  await screen.findByRole('button', { name: 'I am new' });
  server.use(http.get('*/bible/api/nuggets_login.php', () => HttpResponse.json('success')));
  await signIn(app, 'Newcomer');
  expect(
    await screen.findByText('Failed to create new user: the server does not list “Newcomer”'),
  ).toBeVisible();
  expect(app.store.getState().session.user).toBeNull();
  expect(localStorage.getItem('user.name')).toBeNull();
});

it('refuses invisible characters in a new name without a call', async () => {
  const app = renderApp('/login', { user: null });
  await signIn(app, 'Newcomer❤️');
  expect(
    await screen.findByText(
      'The new user name has invisible characters in it, as some emoji do. Without them: Newcomer',
    ),
  ).toBeVisible();
  expect(app.api.requests.some(({ endpoint }) => endpoint === 'nuggets_login')).toBe(false);
});

it('keeps the form when the list comes after another name is to be chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  localStorage.setItem('user.name', 'demo');
  const app = renderApp('/login', { user: null });
  const held = app.api.hold('get_all_users');
  await held.arrived;
  // Offered after ten seconds.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await app.user.click(await screen.findByRole('button', { name: 'Choose another name' }));
  held.release();
  await openUserList(app.user);
  expect(await screen.findByRole('option', { name: 'reader' })).toBeInTheDocument();
  expect(currentPath()).toBe('/login');
  expect(app.store.getState().session.user).toBeNull();
});

it('cancels a sign-in that hangs, whose late answer changes nothing', async () => {
  const app = renderApp('/login', { user: null, faults: { nuggets_login: 'hang' } });
  await signIn(app, 'new');
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  await nameUser(app.user, 'demo');
  await logIn(app.user);
  expect(await screen.findByText('User: demo')).toBeVisible();
});

it('signs nobody in who left the login before the answer', async () => {
  const app = renderApp('/links');
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
  await app.user.click(await screen.findByRole('link', { name: 'Login' }));
  const held = app.api.hold('nuggets_login');
  await signIn(app, 'Newcomer');
  await held.arrived;
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  held.release();
  // The new user would be signed in after two calls.
  await act(() => app.store.dispatch(loadUsers()));
  await act(() => app.store.dispatch(loadUsers()));
  expect(app.store.getState().session.user).toBe('demo');
  expect(currentPath()).toBe('/links');
});

it('confirms the remembered user behind a public page', async () => {
  localStorage.setItem('user.name', 'demo');
  const app = renderApp('/read/kjv/john/3', { user: null });
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  expect(await screen.findByText('User: demo')).toBeVisible();
  expect(app.store.getState().session.user).toBe('demo');
});

it('shows a public chapter under way when the remembered user is confirmed', async () => {
  localStorage.setItem('user.name', 'demo');
  const app = renderApp('/read/asv/nahum/2', { user: null });
  const held = app.api.hold('get_passage_text');
  expect(await screen.findByText('User: demo')).toBeVisible();
  await held.arrived;
  held.release();
  expect(await screen.findByText(/He that dasheth in pieces/)).toBeVisible();
});

it('keeps Guest chosen when no user has the remembered name', async () => {
  localStorage.setItem('user.name', 'nobody');
  renderApp('/read/kjv/john/3', { user: null });
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('user.name')).toBeNull());
  expect(screen.getByText('User: Guest')).toBeVisible();
});

it('shows no user when nobody is signed in', async () => {
  renderApp('/no/such/page', { user: null });
  expect(await screen.findByText(/^Built: /)).toBeVisible();
  expect(screen.queryByText(/User:/)).toBeNull();
});

it('opens the start screen of the preferences, by default the nugget browser', async () => {
  const first = renderApp('/login', { user: null });
  await nameUser(first.user, 'demo');
  await logIn(first.user);
  await waitFor(() => expect(currentPath()).toBe('/browseBible'));
  first.unmount();
  localStorage.clear();
  localStorage.setItem('nuggets.preferences', JSON.stringify({ start: 'today' }));
  const second = renderApp('/login', { user: null });
  await nameUser(second.user, 'demo');
  await logIn(second.user);
  await waitFor(() => expect(currentPath()).toBe('/today'));
});

it('asks a newcomer nothing but how to begin, and names no other user', async () => {
  renderApp('/login', { user: null });
  expect(await screen.findByText(/^Learn Bible verses by heart/)).toBeVisible();
  const ways = within(screen.getByRole('group', { name: 'How to begin' })).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'I have a name',
    'I am new',
    'Look around as Guest',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('lets anyone look around as the guest, also while the list of users does not come', async () => {
  const { user } = renderApp('/memoryStats', { user: null, faults: { get_all_users: 'hang' } });
  await user.click(await screen.findByRole('button', { name: 'Look around as Guest' }));
  expect(await screen.findByText('User: Guest')).toBeVisible();
  expect(currentPath()).toBe('/memoryStats');
});

it('starts a new user as a copy of the guest, or of another user once asked', async () => {
  const app = renderApp('/login', { user: null });
  await nameNewUser(app.user, 'Newcomer');
  expect(screen.getByLabelText('New user name')).toHaveAccessibleDescription(/a copy of Guest where/);
  expect(screen.queryByLabelText('Existing user')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Copy from another user' }));
  await app.user.selectOptions(screen.getByLabelText('Existing user'), 'demo');
  await logIn(app.user);
  expect(await screen.findByText('User: Newcomer')).toBeVisible();
  const created = app.api.requests.filter(({ endpoint }) => endpoint === 'nuggets_login');
  expect(created).toMatchObject([{ query: { user: 'Newcomer', copyUser: 'demo' } }]);
});

it('says which field is missing, until filled in', async () => {
  const { user } = renderApp('/login', { user: null });
  await nameNewUser(user, 'Newcomer');
  await user.click(await screen.findByRole('button', { name: 'Copy from another user' }));
  await user.selectOptions(screen.getByLabelText('Existing user'), 'Select a user');
  await logIn(user);
  expect(screen.getByRole('alert')).toHaveTextContent('Please select an existing user to copy from');
  await user.selectOptions(screen.getByLabelText('Existing user'), 'demo');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(screen.getByLabelText('New user name'));
  await logIn(user);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please select an existing user or enter a new username',
  );
  await user.click(screen.getByRole('button', { name: 'I have a name' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await logIn(user);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please select an existing user or enter a new username',
  );
  await user.type(screen.getByLabelText('Your name'), 'dmo');
  expect(screen.queryByRole('alert')).toBeNull();
  await logIn(user);
  expect(screen.getByRole('alert')).toHaveTextContent('No user is called “dmo”.');
});
