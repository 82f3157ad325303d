import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepCommandKey } from '@/boot/earlyCommandKey';
import { rememberPage } from './rows/recentPages';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { LONG, first, open, openBox, opened, options } from '@test/kit/command';

it('opens by a key that was pressed before the app was there, once', async () => {
  keepCommandKey();
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  // The browser does nothing with it, with Caps Lock on either.
  expect(fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })).toBe(false);
  const { user } = renderApp('/links');
  const box = await screen.findByRole('combobox', { name: /Reference, screen/ }, LONG);
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box).not.toBeInTheDocument());
  await openBox(user);
});

it.each([
  ['jn 3 16-18', 'John 3:16-18 · KJV', '/readBibleChapter/kjv/john/3/16?to=18'],
  ['ps 23 asv', 'Psalms 23 · ASV', '/readBibleChapter/asv/psalms/23'],
  ['reading plan', 'Reading Plan', '/readingPlan'],
  ['stats', 'Memory Stats', '/memoryStats'],
])('%s leads to %s', async (typed, label, path) => {
  const { user } = await opened();
  await user.keyboard(typed);
  await waitFor(() => expect(first()).toContain(label));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(path);
  expect(screen.queryByRole('combobox', { name: /Reference, screen/ })).not.toBeInTheDocument();
});

it('opens another chapter in parallel where two translations are read', async () => {
  const { user } = await opened('/readBibleChapter/kjv/psalms/23?with=asv');
  await user.keyboard('john 3:16');
  await waitFor(() => expect(first()).toContain('John 3:16 · KJV'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16?with=asv');
  await openBox(user);
  await user.keyboard('ps 1 asv');
  await waitFor(() => expect(first()).toContain('Psalms 1 · ASV'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/asv/psalms/1');
});

it.each([
  ['jn 3 16', 'John 3:16 · ASV', '/readBibleChapter/asv/john/3/16'],
  ['verse 3', 'Psalms 23:3 · ASV', '/readBibleChapter/asv/psalms/23/3'],
])('%s is of the translation that is being read', async (typed, label, path) => {
  const { user } = await opened('/readBibleChapter/asv/psalms/23');
  await user.keyboard(typed);
  await waitFor(() => expect(first()).toContain(label));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(path);
});

it('goes where the whole of what was typed leads, however soon Enter comes', async () => {
  await opened();
  const input = screen.getByRole('combobox', { name: /Reference, screen/ });
  act(() => {
    fireEvent.input(input, { target: { value: 'read john 11' } });
    fireEvent.input(input, { target: { value: 'read john 11 35' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/11/35'));
});

it('opens the panel of what waits', async () => {
  const { user } = await opened();
  expect(options().some((option) => option.includes('Sync status'))).toBe(false);
  await user.keyboard('outbox');
  await waitFor(() => expect(first()).toContain('Sync status'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Sync status' })).toBeVisible();
});

it('leads to a box, open, and to the archived prayers', async () => {
  const { user } = await opened();
  await user.keyboard('box 2');
  await waitFor(() => expect(first()).toContain('Box 2, Screens'));
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('region', { name: 'Box 2' }, LONG);
  expect(within(box).getByText('Romans 8:28')).toBeVisible();
  await openBox(user);
  await user.keyboard('archived');
  await waitFor(() => expect(first()).toContain('Archived prayers'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Biopsy', {}, LONG)).toBeVisible();
  expect(screen.queryByText('Exams')).not.toBeInTheDocument();
});

it('puts the screen’s actions first, also those offered only since the box opened', async () => {
  const app = renderApp('/prayers/8');
  const prayers = app.api.hold('get_prayers');
  await open('/prayers/8', app);
  await app.user.keyboard('archive');
  expect(options().join()).not.toContain('Archive...');
  prayers.release();
  await waitFor(() => {
    expect(first()).toContain('Archive...');
    expect(options().join()).toContain('Archived prayers');
  }, LONG);
});

it('offers where one was and not where one is, to nobody else', async () => {
  rememberPage('demo', { path: '/memoryStats', title: 'Memory Stats' });
  rememberPage('demo', { path: '/links', title: 'Links' });
  rememberPage('other', { path: '/search', title: 'A secret search' });
  await opened();
  expect(first()).toContain('Memory Stats, Recent places');
  expect(options().join()).not.toContain('secret');
});

it('says that nothing was found, and gives the focus back', async () => {
  const { user } = await opened();
  await user.keyboard('xyzzy');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a guest no prayers', async () => {
  const { user, api } = await opened('/links', { user: 'Guest' });
  await user.keyboard('prayers');
  expect(options().join()).not.toContain('Prayers, Screens');
  expect(api.requests.some(({ endpoint }) => endpoint === 'get_prayers')).toBe(false);
});

it('does what the screen’s menu does', async () => {
  const { user } = await opened('/practice/by_ref/by_freq');
  await user.keyboard('edit mem');
  await waitFor(() => expect(first()).toContain('Edit Mem Passage..., On this screen'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Edit/ })).toBeVisible();
});

it('opens another dialog in its place', async () => {
  const { user } = await opened();
  await user.keyboard('go to passage');
  await waitFor(() => expect(first()).toContain('Go To Passage'));
  await user.keyboard('{Enter}');
  expect(
    within(await screen.findByRole('dialog')).getByRole('heading', { name: 'Go To Passage' }),
  ).toBeVisible();
});
