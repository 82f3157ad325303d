import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { renderApp } from '@test/kit/renderApp';

const reference = () => screen.getByRole('heading', { level: 2 });

it('goes to a passage found by the search', async () => {
  const { user } = renderApp('/practice/by_ref/by_freq');
  await screen.findByText(/^1 of \d+$/);
  await chooseFromMenu(user, 'Go to Passage');
  const dialog = await screen.findByRole('dialog', { name: 'Go to Passage' });
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Genesis 1:1');
  const highlighted = () => within(dialog).getByRole('button', { current: true });
  const rows = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  // Enter alone chooses nothing; the arrows choose, and stop at both ends.
  await user.keyboard('{ArrowUp}{Enter}');
  expect(dialog).toBeVisible();
  expect(highlighted()).toHaveTextContent(rows[0] ?? '');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(highlighted()).toHaveTextContent(rows[1] ?? '');
  expect(within(dialog).getByRole('searchbox')).toHaveAttribute('aria-activedescendant', highlighted().id);
  await user.type(within(dialog).getByRole('searchbox'), 'zzz');
  expect(await within(dialog).findByText('No passages match your search.')).toBeVisible();
  await user.clear(within(dialog).getByRole('searchbox'));
  await user.type(within(dialog).getByRole('searchbox'), 'john 3:16');
  await user.click(await within(dialog).findByRole('button', { name: /^John 3:16 KJV/ }));
  expect(reference()).toHaveTextContent('John 3:16');
  expect(screen.queryByRole('dialog')).toBeNull();
  await chooseFromMenu(user, 'Go to Passage');
  await screen.findByRole('dialog', { name: 'Go to Passage' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows[1]).toContain(reference().textContent);
});
