import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectPrayers } from '@/features/prayers/store/prayers';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { localDateTime } from '@/platform/values/dates';
import { renderApp } from '@test/kit/renderApp';

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

it('counts in the bar and on the icon what other screens do before the day begins', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge: vi.fn(() => Promise.resolve()) });
  const { user, store } = renderApp('/today');
  const link = () => screen.findByRole('link', { name: /^Today, \d+ left$/ });
  const counted = async () => Number(/\d+/.exec((await link()).getAttribute('aria-label') ?? '')?.[0]);
  const [prayer] = within(await screen.findByRole('region', { name: 'Pray' })).getAllByRole('listitem');
  const title = prayer?.querySelector('span > span')?.textContent;
  const prayerId = selectPrayers(store.getState()).find((each) => each.title === title)?.prayerId ?? 0;
  // Its number is known once nugget and quote are.
  await waitFor(() => expect(screen.getByText(/ things · | of \d+ done · /)).toBeVisible());
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('link', { name: 'Links' }));
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  const before = await counted();
  await act(() =>
    store.dispatch(
      recordSession({ prayerId, note: '', dateTime: localDateTime(new Date()), undoable: true }),
    ),
  );
  await waitFor(async () => expect(await counted()).toBe(before - 1));
  expect(setAppBadge).toHaveBeenLastCalledWith(before - 1);
  // The day has not begun by that.
  expect(screen.queryByRole('complementary', { name: 'Today' })).toBeNull();
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
