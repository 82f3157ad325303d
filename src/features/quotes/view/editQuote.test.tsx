import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

async function edit({ user }: ReturnType<typeof renderApp>) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Quote' })).toBeEnabled());
  await user.click(screen.getByRole('menuitem', { name: 'Edit Quote' }));
  return screen.findByRole('textbox', { name: 'Quote text' });
}

it.each([
  ['Save mine', 'mine'],
  ['Take theirs', 'theirs'],
])('lets the person decide when another device has changed the quote, too: %s', async (choice, words) => {
  const app = renderApp('/viewQuotes/3');
  const { user, api } = app;
  const quote = api.db.user('demo').quotes[2];
  if (!quote) throw new Error('There is no quote');
  await screen.findByText(quote.text);
  const field = await edit(app);
  await user.clear(field);
  await user.type(field, 'mine');
  quote.text = 'theirs';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('theirs')).toBeVisible();
  expect(field).toHaveValue('mine');
  expect(quote.text).toBe('theirs');
  await user.click(alert.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('article blockquote')?.textContent).toBe(words));
  expect(quote.text).toBe(words);
});
