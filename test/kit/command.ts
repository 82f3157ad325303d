import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

/** For code that is downloaded separately. */
export const LONG = { timeout: 20_000 };

export async function opened(path = '/links', options: Parameters<typeof renderApp>[1] = {}) {
  localStorage.setItem('nuggets.translation', 'kjv');
  return open(path, renderApp(path, options));
}

/** Opens the box once the screen of a path is shown. */
export async function open<App extends ReturnType<typeof renderApp>>(path: string, app: App): Promise<App> {
  await screen.findByRole('heading', { level: 1 });
  // The actions of the passage must be offered.
  if (path.startsWith('/practice')) await screen.findByRole('button', { name: 'More actions' }, LONG);
  await waitFor(() => expect(screen.getByRole('banner')).toBeVisible());
  await openBox(app.user);
  return app;
}

export const openBox = (user: ReturnType<typeof renderApp>['user']) =>
  waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: /Reference, screen/ })).toHaveFocus();
    // Its code is downloaded separately.
  }, LONG);

/** The rows of the box. */
export const rows = () => within(screen.getByRole('grid', { name: 'Found' })).queryAllByRole('row');
export const options = () => rows().map(({ textContent }) => textContent);
export const first = () => options()[0];
