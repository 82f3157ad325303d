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

const reported = vi.fn();
beforeEach(() => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(reported);
  vi.spyOn(console, 'warn').mockImplementation(reported);
});
afterEach(() => {
  expect(reported).toHaveBeenCalled();
  vi.restoreAllMocks();
  reported.mockReset();
});

it('says that a dialog has failed, and leaves the screen as it was', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'This did not work' });
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
