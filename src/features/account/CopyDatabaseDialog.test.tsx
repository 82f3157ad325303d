import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { renderApp } from '@test/kit/renderApp';

beforeEach(() => vi.stubEnv('VITE_OWNER_USER', 'demo'));
afterEach(() => vi.unstubAllEnvs());

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/links', options);
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('button', { name: 'Copy This DB to Guest' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Copy This DB to Guest' })) };
}

it('says whose data will be overwritten, and copies once', async () => {
  const { user, api, dialog } = await openDialog();
  expect(dialog.getByText(/Everything Guest has will be overwritten with what demo has/)).toBeVisible();
  api.db.user('demo').prayers.splice(1);
  await user.dblClick(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Successfully copied database to Guest user')).toBeVisible();
  expect(api.db.user('Guest')).toEqual(api.db.user('demo'));
  expect(api.requests.filter(({ endpoint }) => endpoint === 'copy_db_to_another')).toMatchObject([
    { query: { dbSource: 'demo', dbDest: 'Guest' } },
  ]);
});

it('copies also what can still be undone, and says that something waits', async () => {
  const { user, api, store, dialog } = await openDialog();
  const session = { prayerId: 8, note: 'Held', dateTime: '2026-11-21T12:00:00', undoable: true };
  await act(() => store.dispatch(recordSession(session)));
  expect(dialog.getByText(/^1 change of yours is not on the server yet/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Successfully copied database to Guest user')).toBeVisible();
  expect(api.db.user('Guest').prayerSessions.at(-1)).toMatchObject({ note: 'Held' });
});

it('can be left while Guest is being overwritten, which goes on', async () => {
  const { user, api, dialog } = await openDialog();
  const held = api.hold('copy_db_to_another');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await held.arrived;
  expect(dialog.getByRole('button', { name: 'Copying…' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Leave it running' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  held.release();
  expect(await screen.findByText('Successfully copied database to Guest user')).toBeVisible();
});

it('copies nothing when cancelled', async () => {
  const { user, api, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests.some(({ endpoint }) => endpoint === 'copy_db_to_another')).toBe(false);
});

it.each(['reader', 'Guest'])('is not offered to %s', async (name) => {
  const { user } = renderApp('/links', { user: name });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy This DB to Guest' })).toBeNull();
});

it('is offered to nobody by a build without an owner', async () => {
  vi.stubEnv('VITE_OWNER_USER', undefined);
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy This DB to Guest' })).toBeNull();
});
