import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

afterEach(() => vi.useRealTimers());

const existing = () => screen.findByLabelText('Existing user');
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('does not sign in a user who is not in the list', async () => {
  const app = renderApp('/login', { user: 'demo', faults: { get_all_users: '500' } });
  expect(await screen.findByText('Failed to load users. Please try again.')).toBeVisible();
  expect(await existing()).toHaveDisplayValue('Select a user');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please select an existing user or enter a new username')).toBeVisible();
  expect(currentPath()).toBe('/login');

  app.api.faults.clear();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'reader' })).toBeInTheDocument();
  expect(await existing()).toHaveDisplayValue('demo');
});

it('shows a duplicate user once', async () => {
  renderApp('/login', { user: null });
  const names = ['reader', 'demo', 'reader'];
  server.use(
    http.get('*/bible/api/get_all_users.php', () =>
      HttpResponse.json(names.map((userName) => ({ userName, lastModified: null }))),
    ),
  );
  await screen.findByRole('option', { name: 'demo' });
  expect(optionsOf(await existing())).toEqual(['Select a user', 'reader', 'demo']);
});

it('offers the first of very many users, and finds any other by a part of the name', async () => {
  const { user } = renderApp('/login', { user: null });
  const users = Array.from({ length: 100_000 }, (_, n) => ({ userName: `Reader ${n}`, lastModified: null }));
  server.use(http.get('*/bible/api/get_all_users.php', () => HttpResponse.json(users)));
  const part = await screen.findByLabelText('Part of the name');
  expect(screen.getByText(/^The first 500 of 100,000 users can be chosen below/)).toBeVisible();
  expect(optionsOf(await existing())).toHaveLength(501);
  await user.type(part, 'reader 99999');
  expect(screen.getByText('1 of 100,000 users can be chosen below.')).toBeVisible();
  await user.selectOptions(await existing(), 'Reader 99999');
  await user.clear(part);
  expect(await existing()).toHaveDisplayValue('Reader 99999');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('User: Reader 99999')).toBeVisible();
});

const signIn = async (app: ReturnType<typeof renderApp>, newName: string) => {
  await screen.findByRole('option', { name: 'demo' });
  await app.user.selectOptions(await existing(), 'demo');
  await app.user.type(screen.getByLabelText('New user name'), newName);
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
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
  expect(app.store.getState().user.currentUser).toBe(known);
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
  await screen.findByRole('option', { name: 'demo' });
  server.use(http.get('*/bible/api/nuggets_login.php', () => HttpResponse.json('success')));
  await signIn(app, 'Newcomer');
  expect(
    await screen.findByText('Failed to create new user: the server does not list “Newcomer”'),
  ).toBeVisible();
  expect(app.store.getState().user.currentUser).toBeNull();
  expect(localStorage.getItem('user.name')).toBeNull();
});

it('refuses invisible characters in a new name without a call', async () => {
  const app = renderApp('/login', { user: null });
  await signIn(app, 'New\u200bcomer');
  expect(await screen.findByText(/^The new user name has invisible characters in it/)).toBeVisible();
  expect(app.api.requests.some(({ endpoint }) => endpoint === 'nuggets_login')).toBe(false);
});

it('stays at the form when the list comes after another name is to be chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  localStorage.setItem('user.name', 'demo');
  const app = renderApp('/login', { user: null });
  const held = app.api.hold('get_all_users');
  await held.arrived;
  // Offered after ten seconds.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await app.user.click(await screen.findByRole('button', { name: 'Choose another name' }));
  held.release();
  expect(await screen.findByRole('option', { name: 'reader' })).toBeInTheDocument();
  expect(currentPath()).toBe('/login');
  expect(app.store.getState().user.currentUser).toBeNull();
});

it('cancels a sign-in that hangs, whose late answer changes nothing', async () => {
  const app = renderApp('/login', { user: null, faults: { nuggets_login: 'hang' } });
  await signIn(app, 'new');
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  await app.user.clear(screen.getByLabelText('New user name'));
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('User: demo')).toBeVisible();
});

it('confirms the remembered user behind a public page', async () => {
  localStorage.setItem('user.name', 'demo');
  const app = renderApp('/read/kjv/john/3', { user: null });
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  expect(await screen.findByText('User: demo')).toBeVisible();
  expect(app.store.getState().user.currentUser).toBe('demo');
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

it('stays with Guest when no user has the remembered name', async () => {
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
  await first.user.selectOptions(await existing(), 'demo');
  await first.user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(currentPath()).toBe('/browseBible'));
  first.unmount();
  localStorage.clear();
  localStorage.setItem('nuggets.preferences', JSON.stringify({ start: 'today' }));
  const second = renderApp('/login', { user: null });
  await second.user.selectOptions(await existing(), 'demo');
  await second.user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(currentPath()).toBe('/today'));
});
