import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isoDay } from '@/platform/values/dates';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('has Today in the bar of a phone, with the number left once counted', async () => {
  const { user } = renderApp('/links');
  await user.click(await screen.findByTitle('Today'));
  expect(await screen.findByRole('button', { name: /^(Start|Continue)$/ })).toBeVisible();
  expect(screen.queryByTitle(/^Today/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Bible Nuggets' }));
  expect(currentPath()).toBe('/browseBible');
  const link = await screen.findByTitle(/^Today, \d+ left$/);
  expect(link).toHaveAttribute('href', '/nuggets/today');
  await user.click(link);
  const rows = () => screen.getAllByRole('button', { name: /^More for / }).length;
  await waitFor(() => expect(link.title).toBe(`Today, ${rows()} left`));
});

it.each([{}, { done: 3 }])('reads what an earlier version counted: %j', async (done) => {
  const day = isoDay(new Date());
  localStorage.setItem('nuggets.leftToday/demo', JSON.stringify({ day, count: 4, ...done }));
  renderApp('/links');
  expect(await screen.findByTitle('Today, 4 left')).toBeVisible();
});

it('names every group of the drawer that has more than itself', async () => {
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Memory',
    'Read',
    'Quotes',
    'Prayers',
    'More',
  ]);
});
