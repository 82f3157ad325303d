import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';
import { changeBox } from '@/features/memory/store/passageWrites';
import { renderApp } from '@test/kit/renderApp';
import { sendHeld } from '@test/kit/testStore';

afterEach(() => vi.restoreAllMocks());

const notices = () => within(screen.getByRole('status', { name: 'Notices' }));

async function ready(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  // The code of the notices and of the undo key is loaded beside the screen.
  await Promise.all([import('./ShellExtras'), import('@/ui/layout/Toasts')]);
  return renderApp(path, options);
}

it.each(['button', 'key'])('moves a box back by the notice’s %s', async (by) => {
  const { user, store, api } = await ready('/memoryStats');
  await store.dispatch(loadPassages());
  const row = api.db.user('demo').memoryPassages.find(({ box }) => box === 2);
  const { passageId } = row ?? { passageId: 0 };
  const box = () => api.db.user('demo').memoryPassages.find((each) => each.passageId === passageId)?.box;
  await store.dispatch(changeBox({ passageId, box: 3 }));
  expect(await notices().findByText('Frequency updated to Box 3', {}, { timeout: 20_000 })).toBeVisible();
  await waitFor(() => expect(box()).toBe(3));
  if (by === 'button') await user.click(notices().getByRole('button', { name: 'Undo' }));
  else await user.keyboard('{Control>}z{/Control}');
  expect(await notices().findByText('Frequency updated to Box 2')).toBeVisible();
  await waitFor(() => expect(box()).toBe(2));
});

it('puts back a draft that was thrown away', async () => {
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
  ] as const)('is taken back by the notice’s %s: of %s', async (by, path, action) => {
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

  it('is taken back with a network too: nothing was sent, the note is a draft again', async () => {
    const { user, api, outbox } = await ready('/prayers/8');
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await user.type(screen.getByLabelText('Note (optional)'), 'By mistake');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await notices().findByText('Recorded')).toBeVisible();
    expect(await screen.findByText('Prayed today')).toBeVisible();
    await outbox.flush();
    await user.click(notices().getByRole('button', { name: 'Undo' }));
    expect(await notices().findByText('Undone')).toBeVisible();
    expect(screen.queryByText('Prayed today')).toBeNull();
    expect(await screen.findByLabelText('Note (optional)')).toHaveValue('By mistake');
    await sendHeld();
    expect(api.requests.some(({ endpoint }) => endpoint === 'add_prayer_session')).toBe(false);
  });

  it('is no longer said to wait once sent', async () => {
    const { user, api } = await ready('/prayers/8');
    const button = await screen.findByRole('button', { name: 'Record' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.faults.set('*', 'drop');
    await user.click(button);
    expect(await notices().findByText('Recorded (waiting to be sent)')).toBeVisible();
    onLine.mockReturnValue(true);
    api.faults.clear();
    await sendHeld();
    expect(await notices().findByText(/recorded successfully$/)).toBeVisible();
    expect(notices().queryByText(/waiting to be sent/)).toBeNull();
    expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can still be moved back once sent, where another change does that', async () => {
    const { store, api } = await ready('/memoryStats');
    await waitFor(() => expect(selectPassages(store.getState())).not.toEqual([]));
    const { passageId } = api.db.user('demo').memoryPassages.find(({ box }) => box === 2) ?? { passageId: 0 };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.faults.set('*', 'drop');
    await store.dispatch(changeBox({ passageId, box: 3 }));
    expect(await notices().findByText('Frequency updated to Box 3 (waiting to be sent)')).toBeVisible();
    api.faults.clear();
    await sendHeld();
    expect(await notices().findByText('Frequency updated to Box 3')).toBeVisible();
    expect(notices().getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('cannot be taken back any more once sent, also where the answer was lost', async () => {
    const { user, api, outbox } = await ready('/prayers/8');
    api.faults.set('add_prayer_session', 'drop-after');
    const button = await screen.findByRole('button', { name: 'Record' });
    await user.click(button);
    await notices().findByRole('button', { name: 'Undo' });
    await sendHeld();
    await waitFor(() => expect(notices().queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(await outbox.refresh()).toMatchObject([{ status: 'unknown' }]);
  });

  it('has no Undo once the server has the write', async () => {
    const { user, api } = await ready('/prayers/8');
    const before = api.db.user('demo').prayerSessions.length;
    const button = await screen.findByRole('button', { name: 'Record' });
    await user.click(button);
    expect(await notices().findByText('Recorded')).toBeVisible();
    await sendHeld();
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
  await store.dispatch(changeBox({ passageId: row?.passageId ?? 0, box: 3 }));
  await notices().findByRole('button', { name: 'Undo' });
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{Control>}z{/Control}');
  expect(notices().getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(row?.box).toBe(3);
});
