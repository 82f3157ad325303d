import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

const LONG = { timeout: 60_000 };
const BOX = { name: /Reference, screen/ };

type User = ReturnType<typeof renderApp>['user'];

/** Opens the command box by its key. Its code is downloaded separately. */
const openBox = (user: User) =>
  waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', BOX)).toHaveFocus();
  }, LONG);

it('opens the command box over a dialog, left as before when the box closes', async () => {
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('button', { name: 'Add Link' }, LONG));
  const label = await screen.findByRole('textbox', { name: /Label/ }, LONG);
  await user.type(label, 'Half typed');
  await openBox(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', BOX)).not.toBeInTheDocument();
  expect(label).toHaveValue('Half typed');
  await waitFor(() => expect(label).toHaveFocus());
});

it('leads from a dialog to another screen, and closes the dialog', async () => {
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('button', { name: 'Display settings' }, LONG));
  await screen.findByRole('dialog', { name: 'Display settings' }, LONG);
  await openBox(user);
  await user.keyboard('memory stats{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Memory Stats' }, LONG)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['Display settings', 'Display settings'],
  ['All changes synced', 'Sync status'],
  ['Menu', 'Menu'],
])('a dialog left by the command box is not there again later: %s', async (opener, name) => {
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('button', { name: opener }, LONG));
  await screen.findByRole('dialog', { name }, LONG);
  await openBox(user);
  await user.keyboard('memory stats{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Memory Stats' }, LONG)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openBox(user);
  await user.keyboard('links{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' }, LONG)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('names every key: those of the screen first, and those of the command box', async () => {
  const { user } = renderApp('/viewQuotes');
  await screen.findByRole('button', { name: 'Next quote' }, LONG);
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }, LONG));
  const keys = (list: string) =>
    within(dialog.getByRole('region', { name: list }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(keys('On this screen')).toEqual(expect.arrayContaining(['→', '←']));
  expect(keys('Everywhere')).toEqual(['Ctrl K', 'Ctrl Z', 'g', '/', 'Ctrl Enter', 'Esc', '?']);
  expect(keys('In “Find or do anything”')).toContain('Ctrl Enter');
});

it('shows the key of an action on its row in the command box', async () => {
  const { user } = renderApp('/viewQuotes');
  await screen.findByRole('button', { name: 'Next quote' }, LONG);
  await openBox(user);
  await user.keyboard('next quote');
  await waitFor(() => {
    const [row] = screen.getAllByRole('row');
    expect(row).toHaveTextContent('Next quote, On this screen, →');
  }, LONG);
});
