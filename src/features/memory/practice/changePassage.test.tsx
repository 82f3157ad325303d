import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listInvalidated } from '@/data/sync/sync';
import { loadPassages } from '../store/passages';
import { selectVisit } from './practice';
import { button, practise } from '@test/kit/practice';
import { sendUndoable } from '@test/kit/testStore';

describe('the box', () => {
  it('changes once confirmed, and is written with the whole passage', async () => {
    const { user, api } = await practise();
    await user.click(button(/^Passage info/));
    expect(screen.getByText('Box 1')).toBeVisible();
    expect(button('Move up a box')).toBeDisabled();
    await user.click(button('Move down a box'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Frequency Change' });
    expect(within(dialog).getByText('Change frequency to Box 2?')).toBeVisible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Moved to Box 2')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Box 2')).toBeVisible();
    await sendUndoable();
    expect(await screen.findByText('Frequency updated to Box 2')).toBeVisible();
    const sent = api.requests.filter(({ endpoint }) => endpoint === 'update_passage');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      newText: null,
      passageRefAppendLetter: null,
      passage: { frequencyDays: 2 },
    });
  });

  it.each([
    ['error', 'Failed to update frequency'],
    ['500', 'Error updating frequency'],
    ['garbage', 'Error updating frequency'],
  ])('is unchanged when the server answers %s', async (fault, words) => {
    const { user, api } = await practise();
    await user.click(button(/^Passage info/));
    api.faults.set('update_passage', fault);
    await user.click(button('Move down a box'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Moved to Box 2')).toBeVisible();
    await sendUndoable();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Moved to Box 2')).toBeNull();
    expect(screen.getByText('Box 1')).toBeVisible();
    expect(button('Move down a box')).toBeEnabled();
  });

  it.each([
    ['moves the passage', 'Not moved: this passage is in Box 2 now.'],
    ['deletes the passage', 'Closed, because its passage is no longer on the screen.'],
  ])('is asked about no longer when another device %s', async (change, words) => {
    const { user, api, store } = await practise();
    const data = api.db.user('demo');
    const id = selectVisit(store.getState())?.currentId;
    const shown = data.memoryPassages.find(({ passageId }) => passageId === id) ?? expect.fail();
    await user.click(button('Move down a box'));
    expect(await screen.findByText('Change frequency to Box 2?')).toBeVisible();
    if (change === 'moves the passage') shown.box = 2;
    else data.memoryPassages = data.memoryPassages.filter((each) => each !== shown);
    act(() => void store.dispatch(listInvalidated('passages')));
    await act(() => store.dispatch(loadPassages()));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await sendUndoable();
    expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('update_passage');
  });
});

describe('the explanation', () => {
  it('is added, remains in its dialog until saved, and opens from the info line', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq');
    api.faults.set('update_passage', 'error:once');
    await user.click(button(/^Passage info/));
    await user.click(await screen.findByRole('button', { name: 'Add explanation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Explanation' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), 'Hold fast.');
    await user.click(save);
    expect(await screen.findByText('Failed to save explanation')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('Hold fast.');
    await user.click(save);
    expect(await screen.findByText('Explanation saved successfully')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Explanation' }));
    const read = await screen.findByRole('dialog', { name: 'Passage Explanation' });
    expect(within(read).getByText('Hold fast.')).toBeVisible();
    await user.click(within(read).getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('dialog', { name: 'Update Explanation' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
