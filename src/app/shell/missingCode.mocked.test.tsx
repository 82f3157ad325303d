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

const AWAY = [
  'This page is not on this device',
  /^The server does not answer, and this part of the app /,
] as const;

it.each([
  ['offline', false, HttpResponse.error, [AWAY[0], /^You are offline, and this part of the app /]],
  ['over a network that leads nowhere', true, HttpResponse.error, AWAY],
  ['from a server that fails', true, () => new HttpResponse(null, { status: 502 }), AWAY],
  [
    'from a server that answers',
    false,
    () => HttpResponse.text(''),
    ['This page could not be loaded', /^A part of the app did not come from the server/],
  ],
] as const)(
  'offers in the shell to load a screen again whose code did not come %s',
  async (_, onLine, answer, [title, sentence]) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    server.use(http.get('/nuggets/sw.js', answer));
    renderApp('/links');
    expect(await screen.findByRole('heading', { level: 1, name: title }, LONG)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeEnabled();
    // The bar is there, and nothing says it twice.
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  },
);
