import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const existing = () => screen.findByLabelText('Existing user');
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('signs nobody in whom the list does not show', async () => {
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

it('shows a user who comes twice once', async () => {
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
