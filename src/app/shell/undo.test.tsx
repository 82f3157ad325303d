import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';
import { changeBox } from '@/features/memory/store/passageWrites';
import { renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

const notices = () => within(screen.getByRole('status', { name: 'Notices' }));

async function ready(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  // The code of the notices and of the undo key is loaded beside the screen.
  await Promise.all([import('./ShellExtras'), import('@/ui/layout/Toasts')]);
  return renderApp(path, options);
}

/** The app with a passage in box 2 moved to box 3, as by its button. */
async function moved() {
  const app = await ready('/memoryStats');
  await waitFor(() => expect(app.store.getState().lists?.byName.passages?.source).toBe('server'));
  const row = app.api.db.user('demo').memoryPassages.find(({ box }) => box === 2) ?? expect.fail();
  const { passageId } = row;
  const reads = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_mempsg_list').length;
  const before = reads();
  await app.store.dispatch(changeBox({ passageId, box: 3, undoable: true }));
  expect(await notices().findByText('Moved to Box 3', {}, { timeout: 20_000 })).toBeVisible();
  await waitFor(() => expect(reads()).toBe(before + 1));
  const shown = () => selectPassages(app.store.getState()).find((each) => each.passageId === passageId)?.box;
  const sent = () => app.api.requests.filter(({ endpoint }) => endpoint === 'update_passage').length;
  return { ...app, row, passageId, shown, sent };
}

it.each(['button', 'key'])('moves a box back by the notice’s %s, before anything is sent', async (by) => {
  const { user, shown, sent, outbox } = await moved();
  expect(shown()).toBe(3);
  if (by === 'button') await user.click(notices().getByRole('button', { name: 'Undo' }));
  else await user.keyboard('{Control>}z{/Control}');
  expect(await notices().findByText('Undone')).toBeVisible();
  expect(shown()).toBe(2);
  await sendUndoable();
  expect(await outbox.refresh()).toEqual([]);
  expect(sent()).toBe(0);
});

it('sends a box when the page is left', async () => {
  const { row, sent } = await moved();
  expect(row.box).toBe(2);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(row.box).toBe(3));
  expect(await notices().findByText('Frequency updated to Box 3')).toBeVisible();
  expect(sent()).toBe(1);
});

it('records a box that goes there, back, and there again', async () => {
  const { store, passageId, shown, row } = await moved();
  for (const box of [2, 3] as const) await store.dispatch(changeBox({ passageId, box, undoable: true }));
  expect(shown()).toBe(3);
  await sendUndoable();
  await waitFor(() => expect(row.box).toBe(3));
});

it('restores a draft that was discarded', async () => {
  const { user } = await ready('/links');
  await user.click(await screen.findByRole('button', { name: 'Add Link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Label' }), 'My church');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await notices().findByRole('button', { name: 'Undo' }));
  expect(await notices().findByText('Restored')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add Link' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Label' })).toHaveValue(
    'My church',
  );
});

describe('what waits to be sent', () => {
  it.each([
    ['button', '/prayers/8', 'Record'],
    ['key', '/prayers/8', 'Record'],
    ['button', '/readingPlan', 'Done elsewhere'],
  ] as const)('is undone by the notice’s %s: of %s', async (by, path, action) => {
    const { user, api, outbox } = await ready(path);
    const button = await screen.findByRole('button', { name: action });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.faults.set('*', 'drop');
    await user.click(button);
    const undo = await notices().findByRole('button', { name: 'Undo' });
    if (by === 'button') await user.click(undo);
    else {
      screen.getByRole('heading', { level: 1 }).focus();
      await user.keyboard('{Control>}z{/Control}');
    }
    expect(await notices().findByText('Undone')).toBeVisible();
    expect(await outbox.refresh()).toEqual([]);
  });

  it('is undone with a network too: nothing was sent, the note is a draft again', async () => {
    const { user, api, outbox } = await ready('/prayers/8');
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'By mistake');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await notices().findByText('Recorded')).toBeVisible();
    expect(await screen.findByText('Prayed today')).toBeVisible();
    await outbox.flush();
    await user.click(notices().getByRole('button', { name: 'Undo' }));
    expect(await notices().findByText('Undone')).toBeVisible();
    expect(screen.queryByText('Prayed today')).toBeNull();
    expect(await screen.findByRole('textbox', { name: 'Note (optional)' })).toHaveValue('By mistake');
    await sendUndoable();
    expect(api.requests.some(({ endpoint }) => endpoint === 'add_prayer_session')).toBe(false);
  });

  it('is no longer shown as waiting once sent', async () => {
    const { user, api } = await ready('/prayers/8');
    const button = await screen.findByRole('button', { name: 'Record' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.faults.set('*', 'drop');
    await user.click(button);
    expect(await notices().findByText('Recorded (waiting to be sent)')).toBeVisible();
    onLine.mockReturnValue(true);
    api.faults.clear();
    await sendUndoable();
    expect(await notices().findByText(/recorded successfully$/)).toBeVisible();
    expect(notices().queryByText(/waiting to be sent/)).toBeNull();
    expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('cannot be undone any more once sent, also where the answer was lost', async () => {
    const { user, api, outbox } = await ready('/prayers/8');
    api.faults.set('add_prayer_session', 'drop-after');
    const button = await screen.findByRole('button', { name: 'Record' });
    await user.click(button);
    await notices().findByRole('button', { name: 'Undo' });
    await sendUndoable();
    await waitFor(() => expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(await outbox.refresh()).toMatchObject([{ status: 'unknown' }]);
  });

  it('has no Undo once the server has the write', async () => {
    const { user, api } = await ready('/prayers/8');
    const before = api.db.user('demo').prayerSessions.length;
    const button = await screen.findByRole('button', { name: 'Record' });
    await user.click(button);
    expect(await notices().findByText('Recorded')).toBeVisible();
    await sendUndoable();
    expect(await notices().findByText('Prayer session recorded successfully')).toBeVisible();
    expect(notices().queryByText('Recorded')).toBeNull();
    expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(api.db.user('demo').prayerSessions).toHaveLength(before + 1);
  });
});

it('leaves Ctrl-Z in a field to the field', async () => {
  const { user, store, api } = await ready('/search');
  await store.dispatch(loadPassages());
  const row = api.db.user('demo').memoryPassages.find(({ box }) => box === 2);
  await store.dispatch(changeBox({ passageId: row?.passageId ?? 0, box: 3, undoable: true }));
  await notices().findByRole('button', { name: 'Undo' });
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{Control>}z{/Control}');
  expect(notices().getByRole('button', { name: 'Undo' })).toBeVisible();
});
