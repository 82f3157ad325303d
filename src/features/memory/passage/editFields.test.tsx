import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import './EditPassageDialog';
import { listInvalidated } from '@/data/sync/sync';
import { loadPassages, selectPassages } from '../store/passages';
import { changeBox } from '../store/passageWrites';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';

/** The edit dialog of Psalms 23:2-4, perhaps with a custom text. */
async function edit({
  own = '',
  user = 'demo',
  faults = {},
}: { own?: string; user?: string; faults?: Record<string, string> } = {}) {
  const app = renderApp('/memoryPassages', {
    user,
    faults,
    prepare: (db) => {
      const data = db.user(user);
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      const psalm = {
        bookName: 'psalms',
        chapter: 23,
        startVerse: 2,
        endVerse: 4,
        translation: 'kjv',
      } as const;
      data.memoryPassages.push({ ...row, ...psalm, passageId: 7, box: 2 });
      data.overrides.splice(0, Infinity);
      if (own !== '') data.overrides.push({ passageId: 7, letter: 'b', verseNumber: 2, text: own });
    },
  });
  await app.user.click(await screen.findByRole('button', { name: /^Psalms 23:2-4/ }));
  await app.user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  await dialog.findByLabelText('Passage Text');
  const select = (name: string) => dialog.getByRole<HTMLSelectElement>('combobox', { name });
  const options = (name: string) => [...select(name).options].map(({ text }) => text);
  const text = () => dialog.getByLabelText<HTMLTextAreaElement>('Passage Text').value;
  const row = () => app.api.db.user(user).memoryPassages[0];
  return { ...app, dialog, select, options, text, row };
}

it('offers the verses of the chapter, the end never before the start', async () => {
  const { user, dialog, select, options, row } = await edit();
  expect(options('Start Verse')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(options('End Verse')).toEqual(['2', '3', '4', '5', '6']);
  expect(options('Append Letter')).toEqual(['None', 'a', 'b', 'c']);
  expect(select('Box')).toHaveDisplayValue('Box 2');
  await user.selectOptions(select('Start Verse'), '5');
  expect(select('End Verse')).toHaveValue('5');
  expect(dialog.getByText('Psalms 23:5')).toBeVisible();
  await user.selectOptions(select('Start Verse'), '1');
  expect(select('End Verse')).toHaveValue('5');
  await user.selectOptions(select('End Verse'), '2');
  expect(dialog.getByText('Psalms 23:1-2')).toBeVisible();
  await user.selectOptions(select('Box'), 'Box 3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row()).toMatchObject({ startVerse: 1, endVerse: 2, box: 3 });
});

it('names the source of the text in the field, and restores either', async () => {
  const { user, dialog, select, text } = await edit({ own: 'My shepherd' });
  expect(text()).toBe('My shepherd');
  expect(select('Append Letter')).toHaveDisplayValue('b');
  expect(dialog.getByText('Your own wording.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Bring my wording back' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Use the translation’s text' }));
  await waitFor(() => expect(text()).toMatch(/^He maketh me to lie down/));
  expect(dialog.getByText('The text of the KJV.')).toBeVisible();
  expect(select('Append Letter')).toHaveDisplayValue('None');
  expect(dialog.queryByRole('button', { name: 'Use the translation’s text' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Bring my wording back' }));
  expect(text()).toBe('My shepherd');
  expect(select('Append Letter')).toHaveDisplayValue('b');
  await user.selectOptions(select('Translation'), 'asv');
  expect(await dialog.findByText('The text of the ASV.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Bring my wording back' })).toBeVisible();
  await user.type(dialog.getByLabelText('Passage Text'), '!');
  expect(dialog.getByText('Your own wording.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Bring my wording back' })).toBeNull();
  await user.clear(dialog.getByLabelText('Passage Text'));
  const emptied = 'No own wording: once it is saved, the text of the ASV is shown.';
  expect(dialog.getByText(emptied)).toBeVisible();
});

it('says that a text failed to load, and tries again', async () => {
  const { user, api, dialog, text } = await edit({ faults: { get_passage_text: '500' } });
  expect(await dialog.findByText('Error loading passage text')).toBeVisible();
  expect(text()).toBe('');
  api.faults.clear();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(text()).toMatch(/^He maketh me/));
  expect(dialog.queryByText('Error loading passage text')).toBeNull();
});

it('says offline that a text is not on this device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog } = await edit({ faults: { get_passage_text: 'drop' } });
  const words = /^You are offline, and the text of the [A-Z0-9]+ is not on this device/;
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.queryByText('Error loading passage text')).toBeNull();
});

it('lets a guest move no box, and closes without a call if nothing changed', async () => {
  const { user, dialog, select, api } = await edit({ user: 'Guest' });
  expect(select('Box')).toBeDisabled();
  expect(select('Translation')).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_passage')).toBe(false);
});

it('waits with saving until its box has been changed elsewhere', async () => {
  const { api, store, user, dialog, select } = await edit();
  await user.selectOptions(select('Start Verse'), '1');
  const request = api.hold('update_passage');
  act(() => void store.dispatch(changeBox({ passageId: 7, box: 3 })));
  expect(await dialog.findByText('Saving…')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  request.release();
  await waitFor(() => expect(dialog.queryByText('Saving…')).toBeNull());
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('changes nothing by a character that was typed and deleted', async () => {
  const { user, dialog, select, text, api } = await edit();
  await screen.findByDisplayValue(/He maketh me/);
  const before = text();
  await user.type(dialog.getByLabelText('Passage Text'), '!');
  expect(select('Append Letter')).toHaveValue('a');
  await user.type(dialog.getByLabelText('Passage Text'), '{Backspace}');
  expect(text()).toBe(before);
  expect(select('Append Letter')).toHaveValue('');
  expect(dialog.queryByText('Your own wording.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_passage')).toBe(false);
});

it('gives a custom text its letter back once its text is the same again', async () => {
  const { user, dialog, select } = await edit({ own: 'He leads' });
  const field = dialog.getByLabelText('Passage Text');
  await user.clear(field);
  expect(select('Append Letter')).toHaveValue('');
  await user.type(field, 'He leads');
  expect(select('Append Letter')).toHaveValue('b');
  // A chosen letter remains.
  await user.selectOptions(select('Append Letter'), 'c');
  await user.type(field, '!{Backspace}');
  expect(select('Append Letter')).toHaveValue('c');
});

it('keeps the typed text when another verse is chosen', async () => {
  const { user, dialog, select, text, row, api } = await edit();
  await screen.findByDisplayValue(/He maketh me/);
  await user.clear(dialog.getByLabelText('Passage Text'));
  await user.type(dialog.getByLabelText('Passage Text'), 'In green pastures');
  await user.selectOptions(select('End Verse'), '5');
  await user.selectOptions(select('Start Verse'), '1');
  expect(text()).toBe('In green pastures');
  expect(select('Append Letter')).toHaveValue('a');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row()).toMatchObject({ startVerse: 1, endVerse: 5 });
  expect(api.db.user('demo').overrides).toMatchObject([{ text: 'In green pastures', letter: 'a' }]);
});

it('asks before a passage becomes a duplicate, and keeps the choice', async () => {
  const { user, api, store, dialog, select, row } = await edit();
  const [first = expect.fail()] = api.db.user('demo').memoryPassages;
  api.db.user('demo').memoryPassages.push({ ...first, passageId: 8, startVerse: 2, endVerse: 3 });
  act(() => void store.dispatch(listInvalidated('passages')));
  await act(() => store.dispatch(loadPassages()));
  await waitFor(() => expect(selectPassages(store.getState())).toHaveLength(2));
  await user.selectOptions(select('End Verse'), '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const asked = () => within(screen.getByRole('dialog', { name: 'Have it twice?' }));
  await screen.findByRole('dialog', { name: 'Have it twice?' });
  expect(asked().getByText('Psalms 23:2-3 in the KJV is among your memory passages already.')).toBeVisible();
  expect(row()).toMatchObject({ endVerse: 4 });
  await user.click(asked().getByRole('button', { name: 'Cancel' }));
  const again = await editPassageForm();
  expect(again.getByRole('combobox', { name: 'End Verse' })).toHaveValue('3');
  await user.click(again.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(row()).toMatchObject({ endVerse: 3 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('cannot be closed during a save by Cancel, the cross, Escape or Back', async () => {
  const { user, api, dialog, select, row } = await edit();
  await user.selectOptions(select('End Verse'), '3');
  const request = api.hold('update_passage', 1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const name of ['Cancel', 'Close']) expect(dialog.getByRole('button', { name })).toBeDisabled();
  await user.keyboard('{Escape}');
  act(() => window.history.back());
  // The Back event comes in a task of its own.
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(screen.getByRole('dialog', { name: 'Edit Passage' })).toBeVisible();
  request.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row()).toMatchObject({ endVerse: 3 });
  expect(screen.queryByText('Draft discarded')).toBeNull();
});
