import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE_PATH } from '@/routes/paths';
import { prayPath } from '@/routes/prayerPaths';
import { addPrayer, selectPrayers } from './store/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

/** Adds a prayer without a network; `sync` sends it. */
async function prayerInOutbox() {
  const app = renderApp('/prayers');
  await screen.findByRole('article', { name: 'Exams' });
  app.api.faults.set('*', 'drop');
  const fields = { title: 'New here', details: '', personName: '', archived: false, daily: false };
  await act(() => app.store.dispatch(addPrayer(fields)));
  const stored = () => app.api.db.user('demo').prayers.find(({ title }) => title === 'New here');
  const sync = async () => {
    app.api.faults.clear();
    await sendUndoable();
    await waitFor(() => expect(stored()).toBeDefined());
  };
  return { ...app, stored, sync };
}

it('keeps the record dialog and the typed note when the prayer gets its id', async () => {
  const { user, api, stored, sync } = await prayerInOutbox();
  const card = await screen.findByRole('article', { name: 'New here' });
  await user.click(within(card).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record With a Note...' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note (optional)' }), 'Half a');
  await sync();
  await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), ' note');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }));
  // Otherwise it would wait for the end of its undo window.
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('demo').prayerSessions.at(-1)).toMatchObject({
      prayerId: stored()?.prayerId,
      note: 'Half a note',
    }),
  );
});

it('is shown under a provisional id, which the server’s id replaces', async () => {
  const { user, stored, sync } = await prayerInOutbox();
  await user.click(await screen.findByRole('link', { name: 'New here' }));
  expect(currentPath()).toMatch(/^\/prayers\/-\d+$/);
  await sync();
  await waitFor(() => expect(currentPath()).toBe(`/prayers/${stored()?.prayerId}`));
  expect(await screen.findByRole('heading', { name: 'New here' })).toBeVisible();
});

it('is in the list at the end, also once given the server’s id', async () => {
  const { user, sync, store } = await prayerInOutbox();
  const id = selectPrayers(store.getState()).find(({ title }) => title === 'New here')?.prayerId;
  await user.click(await screen.findByRole('link', { name: 'New here' }));
  act(() => {
    window.history.pushState(null, '', BASE_PATH + prayPath({ kind: 'queue', ids: [Number(id)] }));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await screen.findByRole('button', { name: 'Record and go on' }));
  const prayedFor = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(prayedFor()).toEqual(['New here']);
  await sync();
  expect(prayedFor()).toEqual(['New here']);
});

it('closes its dialog with a notice once refused, and for good when sent again', async () => {
  const app = await prayerInOutbox();
  const card = await screen.findByRole('article', { name: 'New here' });
  await app.user.click(within(card).getByRole('button', { name: 'More actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Record With a Note...' }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Note (optional)' }), 'Half a');
  app.api.faults.clear();
  app.api.faults.set('add_prayer', 'error:once');
  await sendUndoable();
  expect(await screen.findByText('Closed, because its prayer is no longer on the screen.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [refused] = app.outbox.writes();
  await act(() => app.outbox.retry(refused?.id ?? 0));
  await waitFor(() => expect(app.stored()).toBeDefined());
  expect(await screen.findByRole('article', { name: 'New here' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
