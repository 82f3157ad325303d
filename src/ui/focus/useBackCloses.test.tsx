import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

const settings = () => screen.queryByRole('dialog', { name: 'Display settings' });
const open = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Display settings' }));
  await screen.findByRole('dialog', { name: 'Display settings' });
};
const atLinks = () => screen.findByRole('heading', { level: 1, name: 'Links' });

/** Links, reached from Memory Stats. */
async function start() {
  const app = renderApp('/memoryStats');
  await screen.findByRole('heading', { level: 1, name: 'Memory Stats' });
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('link', { name: 'Links' }));
  await atLinks();
  return app;
}

it('closes a dialog by Back, and leaves the page only by the next', async () => {
  const { user } = await start();
  await open(user);
  window.history.back();
  await waitFor(() => expect(settings()).toBeNull());
  expect(currentPath()).toBe('/links');
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'));
});

it.each([1, 3])('takes one Back to leave the page after %i dialogs closed by Escape', async (times) => {
  const { user } = await start();
  for (let time = 0; time < times; time += 1) {
    await open(user);
    await user.keyboard('{Escape}');
    expect(settings()).toBeNull();
  }
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'));
});

it('comes back by one Back to the page from which a menu has led away', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Reading Plan' }));
  await screen.findByRole('heading', { level: 1, name: 'Reading Plan' });
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/links'));
  expect(screen.queryByRole('dialog')).toBeNull();
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'));
});
