import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTodayPlan } from '@/features/today/store/todayPlan';
import { isoDay } from '@/platform/values/dates';
import { renderApp } from '@test/kit/renderApp';

const fail = () => {
  throw new Error('no such thing');
};
vi.mock('@/features/today/TodayBar', () => ({ TodayBar: fail }));
vi.mock('../dialogs/KeysDialog', () => ({ KeysDialog: fail }));
vi.mock('@/features/memory/practice/dialogs/PracticeDialogs', () => ({ PracticeDialogs: fail }));
vi.mock('@/features/links/AddLinkDialog', () => ({ AddLinkDialog: fail }));

const reported = vi.fn();
beforeEach(() => {
  // React logs every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(reported);
  vi.spyOn(console, 'warn').mockImplementation(reported);
});
afterEach(() => {
  expect(reported).toHaveBeenCalled();
  vi.restoreAllMocks();
  reported.mockReset();
});

it('says that a dialog has failed, and leaves the screen unchanged', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
  expect(dialog).toHaveTextContent('An unexpected error: no such thing');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/For God so loved the world/)).toBeVisible();
});

it('keeps the screen where Today’s bar fails, and links to Today', async () => {
  rememberTodayPlan('demo', { day: isoDay(new Date()), items: [] });
  renderApp('/readBibleChapter/kjv/john/3');
  expect(await screen.findByRole('link', { name: 'This bar has failed: go on in Today' })).toBeVisible();
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
});

it.each([
  ['/links', 'Add Link', null],
  ['/practice/by_ref/by_freq', 'More actions', 'Explanation'],
])('keeps the screen %s where its dialog fails', async (path, opener, item) => {
  const { user } = renderApp(path);
  const press = await screen.findByRole('button', { name: opener });
  await user.click(press);
  if (item !== null) await user.click(await screen.findByRole('menuitem', { name: item }));
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: opener })).toBeVisible();
});
