import '../passage/EditPassageDialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addNugget } from '@/features/nuggets/store/nuggets';
import { addMemoryPassage, selectPassages } from '../store/passages';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';

const jude = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 25 } as const;

it('keeps Edit Passage open, with the typed text, when its passage gets an id', async () => {
  const { api, store, outbox, user } = renderApp('/memoryPassages', {
    prepare: (db) => Object.assign(db.user('demo'), { memoryPassages: [] }),
  });
  await waitFor(() => expect(store.getState().lists?.byName.passages?.source).toBe('server'));
  api.faults.set('add_memory_passage', 'drop');
  await act(() => store.dispatch(addMemoryPassage(jude)));
  await user.click(await screen.findByRole('button', { name: /^Jude 1:24-25/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Passage' }));
  await editPassageForm();
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Box' }), 'Box 2');
  api.faults.clear();
  await act(() => outbox.flush({ now: true }));
  await waitFor(() =>
    expect(selectPassages(store.getState()).every(({ passageId }) => passageId > 0)).toBe(true),
  );
  expect(dialog().getByRole('combobox', { name: 'Box' })).toHaveValue('2');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.db.user('demo').memoryPassages[0]?.box).toBe(2));
});

it.each([
  ['a memory passage', '/memoryPassages', 'passages', addMemoryPassage],
  ['a nugget', '/browseBible', 'nuggets', addNugget],
] as const)('marks %s as waiting until sent', async (_, path, list, add) => {
  const { api, store, outbox } = renderApp(path, {
    prepare: (db) => Object.assign(db.user('demo'), { memoryPassages: [], nuggets: [] }),
  });
  await waitFor(() => expect(store.getState().lists?.byName[list]?.source).toBe('server'));
  api.faults.set('*', 'drop');
  await act(() => store.dispatch(add(jude)));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  api.faults.clear();
  await act(() => outbox.flush());
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
});
