import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

/** John 3:16 of My Memory Passages, opened; `onServer` is its row, which another device may change. */
async function openPassage() {
  const app = renderApp('/memoryPassages/5', {
    prepare: (db) => {
      const data = db.user('demo');
      data.memoryPassages = data.memoryPassages
        .filter(({ bookName, startVerse }) => bookName === 'john' && startVerse === 16)
        .map((row) => ({ ...row, passageId: 5, box: 2 }));
    },
  });
  await screen.findByRole('heading', { name: /^John 3:16/ });
  const onServer = app.api.db.user('demo').memoryPassages[0];
  if (!onServer) throw new Error('There is no passage');
  return { ...app, onServer };
}

const button = (name: string) => screen.findByRole('button', { name });
const alert = () => screen.findByRole('alert');

it.each([
  ['Save mine', 3, 3],
  ['Take theirs', 1, 1],
])('a box that another device changed meanwhile: %s', async (choice, stored, shown) => {
  const { user, onServer } = await openPassage();
  await user.click(await button('Move down a box'));
  onServer.box = 1;
  await user.click(await button('Confirm'));
  expect(await alert()).toHaveTextContent('The box was changed on another device meanwhile. It is now:Box 1');
  await user.click(await button(choice));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onServer.box).toBe(stored);
  expect(await screen.findByText(`Box ${shown}`)).toBeVisible();
});

it('asks for each field that both have changed, and leaves what only the other device changed', async () => {
  const { user, onServer } = await openPassage();
  await user.click(await button('Edit Mem Passage...'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Passage' }));
  await screen.findByDisplayValue(/For God so loved/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'asv');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), '3');
  await screen.findByDisplayValue(/only begotten Son/);
  Object.assign(onServer, { translation: 'niv', box: 1, explanation: 'Theirs' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await alert()).toHaveTextContent('The translation was changed');
  await user.click(await button('Save mine'));
  await waitFor(async () => expect(await alert()).toHaveTextContent('The box was changed'));
  await user.click(await button('Save mine'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onServer).toMatchObject({ translation: 'asv', box: 3, explanation: 'Theirs' });
});

it('shows the explanation of the other device where that is chosen', async () => {
  const { user, onServer } = await openPassage();
  await user.click(await screen.findByRole('link', { name: 'Practice' }));
  await screen.findByText('1 of 1');
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Explanation' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Explanation/ }));
  await user.type(dialog.getByRole('textbox'), 'Mine');
  onServer.explanation = 'Theirs';
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await alert()).toHaveTextContent('It is now:Theirs');
  await user.click(await button('Take theirs'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Explanation' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('Theirs');
  expect(onServer.explanation).toBe('Theirs');
});
