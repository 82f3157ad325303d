import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';

interface Own {
  passageId: number;
  letter: string | null;
  verseNumber: number;
  text: string;
}

/** Opens John 3:16 in My Memory Passages; `onServer` is its row, which another device may change. */
async function openPassage(changed = {}, overrides: Own[] = []) {
  const app = renderApp('/memoryPassages/5', {
    prepare: (db) => {
      const data = db.user('demo');
      data.overrides = [...overrides];
      data.memoryPassages = data.memoryPassages
        .filter(({ bookName, startVerse }) => bookName === 'john' && startVerse === 16)
        .map((row) => ({ ...row, passageId: 5, box: 2, ...changed }));
    },
  });
  await screen.findByRole('heading', { name: /^John 3:16/ });
  const onServer = app.api.db.user('demo').memoryPassages[0];
  if (!onServer) throw new Error('There is no passage');
  return { ...app, onServer };
}

const button = (name: string) => screen.findByRole('button', { name });
const alert = () => screen.findByRole('alert');

it('does not move a passage that another device has moved, and shows its box', async () => {
  const { user, onServer } = await openPassage();
  await user.click(await button('Move down a box'));
  onServer.box = 1;
  await user.click(await button('Confirm'));
  expect(await screen.findByText('The box was changed on another device: it was not moved')).toBeVisible();
  expect(await screen.findByText('Box 1')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onServer.box).toBe(1);
});

it('asks about each field that both have changed, and keeps the others', async () => {
  const { user, onServer } = await openPassage();
  await user.click(await button('Edit Mem Passage...'));
  const dialog = await editPassageForm();
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

it('shows the explanation of the other device when the person chooses that', async () => {
  const { user, onServer } = await openPassage();
  await user.click(await screen.findByRole('link', { name: 'Practise' }));
  await screen.findByText('1 of 1');
  await chooseFromMenu(user, 'Explanation');
  const dialog = within(await screen.findByRole('dialog', { name: /Explanation/ }));
  await user.type(dialog.getByRole('textbox'), 'Mine');
  onServer.explanation = 'Theirs';
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await alert()).toHaveTextContent('The server has:Theirs');
  await user.click(await button('Take theirs'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseFromMenu(user, 'Explanation');
  const again = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Theirs'));
  expect(onServer.explanation).toBe('Theirs');
});

it('asks about a restored draft when another device has changed the same field since', async () => {
  const openExplanation = async ({ user }: Awaited<ReturnType<typeof openPassage>>) => {
    await user.click(await screen.findByRole('link', { name: 'Practise' }));
    await screen.findByText('1 of 1');
    await chooseFromMenu(user, 'Explanation');
    return within(await screen.findByRole('dialog', { name: /Explanation/ }));
  };
  const first = await openPassage();
  await first.user.type((await openExplanation(first)).getByRole('textbox'), 'Mine');
  first.unmount();
  const app = await openPassage({ explanation: 'Theirs' });
  const dialog = await openExplanation(app);
  expect(dialog.getByRole('textbox')).toHaveValue('Mine');
  expect(dialog.getByText('Stored now: “Theirs”')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await alert()).toHaveTextContent('The server has:Theirs');
  expect(app.onServer.explanation).toBe('Theirs');
});

it('does not overwrite a custom text that another device wrote since the draft', async () => {
  const openEdit = async ({ user }: Awaited<ReturnType<typeof openPassage>>) => {
    await user.click(await button('Edit Mem Passage...'));
    const dialog = await editPassageForm();
    await screen.findByDisplayValue(/For God so loved/);
    return dialog;
  };
  const first = await openPassage();
  await first.user.type((await openEdit(first)).getByDisplayValue(/For God so loved/), ' Amen');
  first.unmount();
  const own = { passageId: 5, letter: 'a', verseNumber: 16, text: 'Theirs' };
  const app = await openPassage({}, [own]);
  await app.user.click((await openEdit(app)).getByRole('button', { name: 'Save' }));
  expect(await alert()).toHaveTextContent('The own wording was changed');
  expect(app.api.db.user('demo').overrides).toEqual([own]);
});

it('begins an edit with the server’s current row, as long as nothing was typed', async () => {
  const { user, onServer } = await openPassage();
  onServer.translation = 'asv';
  onServer.box = 3;
  await user.click(await button('Edit Mem Passage...'));
  const dialog = await editPassageForm();
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Translation' })).toHaveValue('asv'));
  expect(dialog.getByRole('combobox', { name: 'Box' })).toHaveValue('3');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onServer).toMatchObject({ translation: 'asv', box: 2 });
});

it('shows a restored draft beside the stored row, and stores the values shown', async () => {
  const openEdit = async ({ user }: Awaited<ReturnType<typeof openPassage>>) => {
    await user.click(await button('Edit Mem Passage...'));
    return editPassageForm();
  };
  const first = await openPassage();
  const begun = await openEdit(first);
  await first.user.selectOptions(await begun.findByRole('combobox', { name: 'End Verse' }), '17');
  first.unmount();
  // Meanwhile another device moved it, and gave it a custom text.
  const own = { passageId: 5, letter: 'b', verseNumber: 16, text: 'Theirs' };
  const app = await openPassage({ box: 3 }, [own]);
  const dialog = await openEdit(app);
  expect(dialog.getByText(/^This is what you had typed before\./)).toBeVisible();
  expect(dialog.getByText('Stored now: John 3:16b, KJV, Box 3, “Theirs”')).toBeVisible();
  expect(dialog.getByText('John 3:16-17b')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Passage Text' })).toHaveValue('Theirs');
  expect(dialog.getByRole('combobox', { name: 'Box' })).toHaveValue('3');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.onServer).toMatchObject({ startVerse: 16, endVerse: 17, box: 3 });
  expect(app.api.db.user('demo').overrides).toEqual([own]);
});
