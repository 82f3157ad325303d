import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { renderApp } from '@test/kit/renderApp';

const FILTER = 'nuggets.recentTopics.filter';

async function openFilter({ user }: ReturnType<typeof renderApp>) {
  await chooseFromMenu(user, 'Filter by Topic');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('checkbox');
  return within(dialog);
}

it('stores recent topics per user; specified keys hold those of the signed-in user', async () => {
  const first = renderApp('/browseBible');
  const dialog = await openFilter(first);
  await first.user.click(dialog.getByRole('checkbox', { name: /^Grace / }));
  await first.user.click(dialog.getByRole('button', { name: 'Apply' }));
  const ofDemo = localStorage.getItem(FILTER);
  expect(JSON.parse(ofDemo ?? '')).toHaveLength(1);
  first.unmount();

  const guest = renderApp('/browseBible', { user: 'Guest' });
  expect((await openFilter(guest)).queryByRole('region', { name: 'Recent topics' })).toBeNull();
  expect(localStorage.getItem(FILTER)).toBeNull();
  guest.unmount();

  const again = renderApp('/browseBible');
  expect(localStorage.getItem(FILTER)).toBe(ofDemo);
  expect((await openFilter(again)).getByRole('region', { name: 'Recent topics' })).toBeVisible();
});
