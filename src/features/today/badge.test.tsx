import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

it('shows on the app’s icon how many items are left today', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge: vi.fn(() => Promise.resolve()) });
  const { user } = renderApp('/today');
  const rows = () => screen.queryAllByRole('button', { name: /^More for / });
  const isOnIcon = () =>
    waitFor(() => {
      expect(rows()).not.toEqual([]);
      expect(setAppBadge).toHaveBeenLastCalledWith(rows().length);
    });
  // The day's nugget and quote join the queue when their lists are loaded.
  await isOnIcon();
  const [first] = rows();
  const before = rows().length;
  if (first) await user.click(first);
  await user.click(await screen.findByRole('menuitem', { name: /Skip|Not today/ }));
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  await isOnIcon();
});
