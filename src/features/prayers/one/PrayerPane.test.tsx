import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atNoon, calls, dataOf, toast, type App } from '@test/kit/prayers';
import { sendUndoable } from '@test/kit/testStore';
import { currentPath, renderApp } from '@test/kit/renderApp';

atNoon();

const tools = () => screen.findByRole('group', { name: 'Prayer' });
const record = async ({ user }: App) => {
  const button = within(await tools()).getByRole('button', { name: 'Record' });
  await user.click(button);
};

it('is recorded with one tap, and once with a double tap', async () => {
  const app = renderApp('/prayers/8');
  const button = within(await tools()).getByRole('button', { name: 'Record' });
  await app.user.dblClick(button);
  expect(await toast('Recorded')).toBeVisible();
  expect(await screen.findByText('Prayed today')).toBeVisible();
  await sendUndoable();
  expect(await toast('Prayer session recorded successfully')).toBeVisible();
  expect(calls(app, 'add_prayer_session')).toHaveLength(1);
});

it('is recorded with a note, which its history shows', async () => {
  const app = renderApp('/prayers/8');
  await app.user.click(within(await tools()).getByRole('button', { name: 'Add a note' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'She passed');
  await record(app);
  expect(await toast('Recorded')).toBeVisible();
  await sendUndoable();
  expect(await toast('Prayer session recorded successfully')).toBeVisible();
  expect(dataOf(app).prayerSessions.at(-1)).toMatchObject({ prayerId: 8, note: 'She passed' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('She passed');
  expect(screen.queryByLabelText('Note (optional)')).toBeNull();
});

it('links the references in its words to the verses', async () => {
  const app = renderApp('/prayers/20');
  await app.user.click(await screen.findByRole('link', { name: 'Hebrews 13:3' }));
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/niv/hebrews/13/3'));
});

it('can be edited but not recorded when archived; its link leads back to the list', async () => {
  const { user } = renderApp('/prayers/26');
  const group = await tools();
  expect(within(group).getByRole('button', { name: 'Edit Prayer...' })).toBeVisible();
  expect(within(group).queryByRole('button', { name: 'Record' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All prayers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Prayers' })).toBeVisible();
  expect(currentPath()).toBe('/prayers');
});
