import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { engineOf } from '@/data/store/appStore';
import { chooseFromMenu } from '@test/kit/actions';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { sendUndoable } from '@test/kit/testStore';

/** Opens the edit dialog of a passage from My Memory Passages. */
async function edit(reference: RegExp, options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/memoryPassages', options);
  // Queries on a few rows are faster than on sixty.
  for (const name of ['demo', 'Guest']) {
    const data = app.api.db.user(name);
    data.memoryPassages = data.memoryPassages.filter(({ bookName }) => ['john', 'exodus'].includes(bookName));
  }
  await app.user.click(await screen.findByRole('button', { name: reference }));
  await app.user.click(await screen.findByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  return { ...app, dialog };
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

it('saves a custom text with the letter a, which shows at once', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  const text = dialog.getByRole('textbox', { name: 'Passage Text' });
  await screen.findByDisplayValue(/For God so loved/);
  expect(text).toHaveAttribute('rows', '10');
  await user.clear(text);
  expect(dialog.getByRole('combobox', { name: 'Append Letter' })).toHaveValue('');
  await user.type(text, 'God loved the world.');
  expect(dialog.getByRole('combobox', { name: 'Append Letter' })).toHaveValue('a');
  await save(user);
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^John 3:16a KJV/ })).toBeVisible();
  expect(screen.getByText('God loved the world.')).toBeVisible();
  const { overrides, memoryPassages } = api.db.user('demo');
  const id = memoryPassages.find(
    ({ bookName, startVerse }) => bookName === 'john' && startVerse === 16,
  )?.passageId;
  expect(overrides.find(({ passageId }) => passageId === id)).toMatchObject({
    letter: 'a',
    text: 'God loved the world.',
  });
});

it('removes a custom text when its text is emptied', async () => {
  const { user, dialog, api } = await edit(/^Exodus 20:12a KJV/);
  const text = dialog.getByRole('textbox', { name: 'Passage Text' });
  expect(text).toHaveValue('Honour thy father and thy mother.');
  await user.clear(text);
  await save(user);
  expect(await screen.findByRole('button', { name: /^Exodus 20:12 KJV/ })).toBeVisible();
  expect(await screen.findByText(/that thy days may be long/)).toBeVisible();
  await waitFor(() =>
    expect(api.db.user('demo').overrides.some(({ text: own }) => own.startsWith('Honour'))).toBe(false),
  );
});

it('removes a letter that the passage list has too, and changes a box without one', async () => {
  const { user, api } = renderApp('/memoryPassages');
  const [exodus] = api.db.user('demo').memoryPassages.filter(({ bookName }) => bookName === 'exodus');
  if (!exodus) throw new Error('there is no passage of exodus');
  const row = {
    ...exodus,
    translationName: exodus.translation,
    frequencyDays: 1,
    passageRefAppendLetter: 'a',
  };
  server.use(http.get('*/get_mempsg_list.php', () => HttpResponse.json([row])));
  await user.click(await screen.findByRole('button', { name: /^Exodus 20:12a KJV/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit Mem Passage...' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Passage Text' }));
  await save(user);
  expect(await screen.findByRole('button', { name: /^Exodus 20:12 KJV/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Practise' }));
  const down = await screen.findByRole('button', { name: 'Move down a box' });
  // Not while the text is being saved.
  await waitFor(() => expect(down).toBeEnabled());
  await user.click(down);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Moved to Box 2')).toBeVisible();
  await sendUndoable();
  const sent = api.requests.filter(({ endpoint }) => endpoint === 'update_passage').at(-1);
  expect(sent?.body).toMatchObject({ newText: null, passageRefAppendLetter: null });
});

it('waits until the custom texts are loaded', async () => {
  const { user, api, store } = renderApp('/memoryPassages', {
    faults: { get_mempsg_text_overrides: 'hang' },
  });
  await user.click(await screen.findByRole('button', { name: /^Exodus 20:12 KJV/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Passage' }));
  expect(await dialog.findByText(/^Loading/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  api.faults.clear();
  act(() => engineOf(store).refetchAll());
  expect(await screen.findByDisplayValue('Honour thy father and thy mother.')).toBeVisible();
});

it('keeps a custom text that was loaded while the dialog was open', async () => {
  const { user, dialog, api } = await edit(/^Exodus 20:12 KJV/, {
    faults: { get_mempsg_text_overrides: '500' },
  });
  expect(await screen.findByDisplayValue(/that thy days may be long/)).toBeVisible();
  expect(await dialog.findByText('Not loaded: your own wordings.')).toBeVisible();
  api.faults.clear();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByDisplayValue('Honour thy father and thy mother.')).toBeInTheDocument();
  expect(dialog.queryByText('Not loaded: your own wordings.')).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), '-1');
  await save(user);
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  expect(api.db.user('demo').overrides.some(({ text: own }) => own.startsWith('Honour'))).toBe(true);
});

it('does not undo another device’s move while a draft was closed', async () => {
  const { user, api } = renderApp('/practice/by_ref/by_freq');
  const open = async () => {
    await chooseFromMenu(user, 'Edit Mem Passage...');
    return screen.findByRole('combobox', { name: 'Box' });
  };
  expect(await open()).toHaveDisplayValue('Box 1');
  await user.type(screen.getByRole('textbox', { name: 'Passage Text' }), 'Mine');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Move down a box' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Moved to Box 2')).toBeVisible();
  expect(await open()).toHaveDisplayValue('Box 2');
  expect(screen.getByDisplayValue(/Mine$/)).toBeVisible();
  await save(user);
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  const sent = api.requests.filter(({ endpoint }) => endpoint === 'update_passage').at(-1);
  expect(sent?.body).toMatchObject({ passage: { frequencyDays: 2 } });
});

it('loads the text of another translation or range, which is not a custom text', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'asv');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'End Verse' }), '17');
  await screen.findByDisplayValue(/For God sent not/);
  expect(dialog.getByText('John 3:16-17')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), '-1');
  await save(user);
  expect(await screen.findByRole('button', { name: /^John 3:16-17 ASV/ })).toBeVisible();
  await waitFor(() =>
    expect(api.requests.find(({ endpoint }) => endpoint === 'update_passage')?.body).toMatchObject({
      newText: null,
      passageRefAppendLetter: null,
      passage: { translationName: 'asv', startVerse: 16, endVerse: 17, frequencyDays: -1 },
    }),
  );
  expect(api.db.user('demo').memoryPassages.filter(({ box }) => box === -1)).toHaveLength(1);
});

it('offers end verses from the start verse to the last of the chapter', async () => {
  const { user, dialog } = await edit(/^John 3:16 KJV/);
  const end = dialog.getByRole('combobox', { name: 'End Verse' });
  const options = () =>
    within(end)
      .getAllByRole('option')
      .map(({ textContent }) => Number(textContent));
  expect(options()).toEqual(Array.from({ length: 21 }, (_, index) => 16 + index));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Start Verse' }), '35');
  expect(options()).toEqual([35, 36]);
  expect(end).toHaveValue('35');
});

it('replaces a custom text with another range’s text, and restores the first', async () => {
  const { user, dialog, api } = await edit(/^Exodus 20:12a KJV/);
  const text = dialog.getByRole('textbox', { name: 'Passage Text' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'asv');
  await screen.findByDisplayValue(/days may be long/);
  expect(dialog.getByRole('combobox', { name: 'Append Letter' })).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Bring my wording back' }));
  expect(text).toHaveValue('Honour thy father and thy mother.');
  expect(dialog.getByRole('combobox', { name: 'Append Letter' })).toHaveValue('a');
  await user.click(dialog.getByRole('button', { name: 'Use the translation’s text' }));
  await save(user);
  expect(await screen.findByRole('button', { name: /^Exodus 20:12 ASV/ })).toBeVisible();
  await waitFor(() =>
    expect(api.db.user('demo').overrides.some(({ text: own }) => own.startsWith('Honour'))).toBe(false),
  );
});

it('changes the letter alone', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  await screen.findByDisplayValue(/For God so loved/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Append Letter' }), 'c');
  await save(user);
  expect(await screen.findByRole('button', { name: /^John 3:16c KJV/ })).toBeVisible();
  expect(await screen.findByText(/For God so loved/)).toBeVisible();
  const [override] = api.db.user('demo').overrides.filter(({ letter }) => letter === 'c');
  expect(override?.text).toMatch(/^For God so loved the world.*everlasting life\.$/);
});

it('gives an edited text the letter a, and lets the person choose another or none', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  const letter = dialog.getByRole('combobox', { name: 'Append Letter' });
  await screen.findByDisplayValue(/For God so loved/);
  await user.type(dialog.getByRole('textbox', { name: 'Passage Text' }), '!');
  expect(letter).toHaveValue('a');
  expect(
    within(letter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'a', 'b', 'c']);
  await user.selectOptions(letter, 'None');
  await save(user);
  await waitFor(() =>
    expect(api.db.user('demo').overrides.some(({ text }) => text.endsWith('!'))).toBe(true),
  );
  expect(api.db.user('demo').overrides.find(({ text }) => text.endsWith('!'))?.letter).toBeNull();
  expect(await screen.findByRole('button', { name: /^John 3:16 KJV/ })).toBeVisible();
});

it('says that a translation lacks the text, and then saves only a custom text', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  server.use(http.get('*/get_passage_text.php', () => HttpResponse.json(null)));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'bbe');
  expect(await dialog.findByText(/^The BBE has no such text\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Passage Text' }), 'God loved.');
  expect(dialog.getByText('Your own wording.')).toBeVisible();
  await save(user);
  expect(await screen.findByRole('button', { name: /^John 3:16a BBE/ })).toBeVisible();
  await waitFor(() =>
    expect(api.db.user('demo').overrides).toContainEqual(expect.objectContaining({ text: 'God loved.' })),
  );
});

it.each([
  ['error', 'Failed to update passage'],
  ['500', 'Error updating passage'],
])('keeps the typed text when saving fails with %s', async (fault, words) => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/);
  const text = dialog.getByRole('textbox', { name: 'Passage Text' });
  await screen.findByDisplayValue(/For God so loved/);
  await user.type(text, ' Amen.');
  api.faults.set('update_passage', `${fault}:once`);
  await save(user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByDisplayValue(/ Amen\.$/)).toBe(text);
  expect(screen.getByText(/^For God so loved/, { selector: 'p' })).toBeInTheDocument();
  await save(user);
  expect(await screen.findByRole('button', { name: /^John 3:16a KJV/ })).toBeVisible();
});

it('closes without a request if nothing changed, and disables the box for a guest', async () => {
  const { user, dialog, api } = await edit(/^John 3:16 KJV/, { user: 'Guest' });
  expect(dialog.getByRole('combobox', { name: 'Box' })).toBeDisabled();
  await save(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_passage')).toBe(false);
});
