import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

/** Fails as the browser does offline for a file that is not on the device. */
const missing = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@/features/links/LinksScreen', missing);
vi.mock('../dialogs/KeysDialog', missing);

const LONG = { timeout: 60_000 };
const NOTICE = 'You are offline, and this part of the app is not on this device';

it('keeps the screen and gives notice when the code of a dialog cannot be loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp('/memoryStats');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Memory Stats' }, LONG);

  await user.keyboard('?');
  expect(await screen.findByText(NOTICE, {}, LONG)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(heading).toBeVisible();
  // Trying again shows the same message.
  await user.click(screen.getByRole('button', { name: /^(Close|Dismiss)/ }));
  await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  await user.keyboard('?');
  expect(await screen.findByText(NOTICE, {}, LONG)).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'More' }, LONG));
  await user.click(await screen.findByRole('link', { name: 'Links' }, LONG));
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'), LONG);
  expect(screen.getByRole('heading', { level: 1, name: 'Memory Stats' })).toBeVisible();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});

it.each([
  ['offline', false, HttpResponse.error],
  ['with a network that leads nowhere', true, HttpResponse.error],
  ['from a server that answers', false, () => HttpResponse.text('')],
] as const)(
  'offers in the shell to load a screen again whose code did not come %s',
  async (_, onLine, answer) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    server.use(http.get('/nuggets/sw.js', answer));
    renderApp('/links');
    const title =
      answer === HttpResponse.error ? 'This page is not on this device' : 'This page could not be loaded';
    expect(await screen.findByRole('heading', { level: 1, name: title }, LONG)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeEnabled();
    // The bar is there, and nothing says it twice.
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  },
);
