import { selectListState } from '@/data/list/listState';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeBox } from '@/features/memory/store/passageWrites';
import { loadPassages } from '@/features/memory/store/passages';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { archivePrayer, loadPrayers } from '@/features/prayers/store/prayers';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { actionLabels, runAction } from '@test/kit/actions';
import { renderApp } from '@test/kit/renderApp';
import { noticesOf } from '@test/kit/startStore';

type App = ReturnType<typeof renderApp>;

const LONG = { timeout: 20_000 };

/** The app with both lists loaded; later calls are answered with `fault`. */
async function withFault(fault: string): Promise<App> {
  const app = renderApp('/links');
  await screen.findByRole('heading', { level: 1 });
  await act(() => Promise.all([app.store.dispatch(loadPassages()), app.store.dispatch(loadPrayers())]));
  for (const endpoint of ['update_passage', 'archive_prayer', 'add_prayer_session'])
    app.api.faults.set(endpoint, fault);
  return app;
}

const idOf = ({ api }: App, bookName: string, chapter: number, startVerse: number): number =>
  api.db
    .user('demo')
    .memoryPassages.find(
      (row) => row.bookName === bookName && row.chapter === chapter && row.startVerse === startVerse,
    )?.passageId ?? expect.fail();
const prayerId = ({ api }: App, title: string): number =>
  api.db.user('demo').prayers.find((row) => row.title === title)?.prayerId ?? expect.fail();

const write = (writing: () => Promise<unknown>) => act(async () => void (await writing()));

async function panel({ user }: App, button: RegExp) {
  await user.click(await screen.findByRole('button', { name: button }, LONG));
  return within(await screen.findByRole('dialog', { name: 'Sync status' }, LONG));
}

const items = (dialog: Awaited<ReturnType<typeof panel>>, list: string) =>
  within(dialog.getByRole('region', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('names a passage as its row does, with its letter', async () => {
  const app = await withFault('drop');
  await write(() => app.store.dispatch(changeBox({ passageId: idOf(app, 'joshua', 1, 8), box: 3 })));
  const dialog = await panel(app, /^1 waiting to be sent$/);
  await waitFor(() => expect(items(dialog, 'Waiting to be sent')[0]).toContain('Joshua 1:8-9b to Box 3'));
});

it('says on opening how long ago the last sync was', async () => {
  const app = renderApp('/links');
  await screen.findByRole('button', { name: 'All changes synced' }, LONG);
  await screen.findByRole('heading', { level: 1 });
  await act(() => app.store.dispatch(loadPrayers()));
  const later = Date.now() + 90_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  const dialog = await panel(app, /^All changes synced$/);
  expect(dialog.getByText('Last sync 1 minute ago')).toBeVisible();
});

it('names waiting writes by references and sentences, and says nothing untrue', async () => {
  const app = await withFault('drop');
  await write(() => app.store.dispatch(changeBox({ passageId: idOf(app, 'john', 3, 16), box: 2 })));
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  await write(() =>
    app.store.dispatch(
      recordSession({ prayerId: prayerId(app, 'Mum'), note: 'Slept', dateTime: '2026-11-21T12:00:00' }),
    ),
  );
  const dialog = await panel(app, /^3 waiting to be sent$/);
  expect(dialog.getByText('3 waiting to be sent.')).toBeVisible();
  const [box, archived, prayed] = items(dialog, 'Waiting to be sent');
  expect(box).toContain('John 3:16 to Box 2');
  expect(archived).toContain('Archive Exams');
  expect(prayed).toContain('Prayed for Mum: “Slept”');
  expect(dialog.queryByText('What is shown is as the server has it.')).not.toBeInTheDocument();
  expect(
    dialog.getByText('What you see has these changes, which the server does not have yet.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  // All actions on a write are in its menu.
  await app.user.click(dialog.getByRole('button', { name: 'Actions for Archive Exams' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Discard' }, LONG));
  await app.user.click(dialog.getByRole('button', { name: 'No' }));
  // In the dialog still, and not on the page behind.
  expect(document.body).not.toHaveFocus();
  await app.user.click(dialog.getByRole('button', { name: 'Actions for Archive Exams' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Discard' }, LONG));
  await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(items(dialog, 'Waiting to be sent')).toHaveLength(2));
});

it('sends only with a network: Send now rests without one, and says why', async () => {
  const app = await withFault('drop');
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const dialog = await panel(app, /1 waiting to be sent/);
  const send = dialog.getByRole('button', { name: 'Send now' });
  expect(send).toBeDisabled();
  expect(dialog.getByText(/This device is offline/)).toBeVisible();
  online.mockReturnValue(true);
  app.api.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dialog.getByText('Everything has been sent.')).toBeVisible(), LONG);
  expect(dialog.getByText('What is shown is as the server has it.')).toBeVisible();
});

it('shows refused writes apart, with the reason in words', async () => {
  const app = await withFault('error');
  await write(() =>
    app.store.dispatch(
      recordSession({ prayerId: prayerId(app, 'Mum'), note: '', dateTime: '2026-11-21T12:00:00' }),
    ),
  );
  app.api.faults.set('archive_prayer', 'drop');
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  const dialog = await panel(app, /^1 waiting to be sent · 1 refused$/);
  expect(items(dialog, 'Waiting to be sent').join()).toContain('Archive Exams');
  const [refused] = items(dialog, 'Refused by the server');
  expect(refused).toContain('Prayed for Mum');
  expect(refused).toContain('The server refused it and gave no reason.');
  app.api.faults.clear();
  await app.user.click(dialog.getByRole('button', { name: 'Actions for Prayed for Mum' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Retry' }, LONG));
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Refused by the server' })).toBeNull());
});

const NOTE = `${'Every word of it was typed by hand. '.repeat(4)}The end.`;

it('offers Retry, and a copy of all that was typed, where the script is missing', async () => {
  const app = await withFault('404');
  await write(() =>
    app.store.dispatch(
      recordSession({ prayerId: prayerId(app, 'Mum'), note: NOTE, dateTime: '2026-11-21T12:00:00' }),
    ),
  );
  const dialog = await panel(app, /^1 refused$/);
  expect(items(dialog, 'Refused by the server').join()).toContain('This server has no script for it.');
  await app.user.click(dialog.getByRole('button', { name: /^Actions for Prayed for Mum/ }));
  expect(await screen.findByRole('menuitem', { name: 'Discard' }, LONG)).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Retry' })).toBeVisible();
  await app.user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(await screen.findByText('Copied to clipboard!')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Prayed for Mum');
  expect(copied).toContain(NOTE);
});

it('offers Send now in the command box only while writes wait, and sends them', async () => {
  const app = await withFault('drop');
  expect(actionLabels()).not.toContain('Send now');
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  app.api.faults.clear();
  await waitFor(() => expect(actionLabels()).toContain('Send now'));
  runAction('Send now');
  expect(await screen.findByRole('button', { name: 'All changes synced' }, LONG)).toBeVisible();
  expect(actionLabels()).not.toContain('Send now');
});

it.each([
  ['500', /^The server has an error of its own\./],
  ['drop', /^The server does not answer\./],
])('says why nothing is sent where every call ends with %s', async (fault, sentence) => {
  const app = await withFault(fault);
  app.api.faults.set('*', fault);
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  const dialog = await panel(app, /^1 waiting to be sent$/);
  expect(await dialog.findByText(sentence)).toBeVisible();
});

it('says that one script fails, though the server answers all else', async () => {
  const app = await withFault('500');
  app.api.faults.set('*', '500');
  await write(() => app.store.dispatch(archivePrayer(prayerId(app, 'Exams'))));
  app.api.faults.clear();
  app.api.faults.set('archive_prayer', '500');
  await act(() => app.store.dispatch(loadNuggets()));
  const dialog = await panel(app, /^1 waiting to be sent$/);
  expect(dialog.getByText('Last sync just now')).toBeVisible();
  expect(dialog.getByText(/^The server could not carry out all of what waits\./)).toBeVisible();
});

it('the panel shows no notice where the lists that have the names fail', async () => {
  const app = renderApp('/links');
  await screen.findByRole('heading', { level: 1 });
  app.api.faults.set('*', '500');
  await write(() => app.store.dispatch(archivePrayer(8)));
  const shown: string[] = [];
  const stop = app.store.subscribe(() => shown.push(...noticesOf(app)));
  await panel(app, /waiting to be sent$/);
  const statuses = () =>
    (['passages', 'nuggets', 'prayers', 'quotes'] as const).map(
      (list) => selectListState(app.store.getState(), list)?.status,
    );
  await waitFor(() => expect(statuses()).toEqual(['error', 'error', 'error', 'error']), LONG);
  stop();
  expect(shown).not.toEqual(expect.arrayContaining([expect.stringMatching(/^Error /)]));
});

it.each([
  ['status panel', /waiting to be sent$/],
  ['command box', /^Find or do anything/],
])('the %s loads lists offline without a notice that they failed', async (_, opener) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp('/links', { faults: { '*': 'drop' } });
  await write(() => app.store.dispatch(archivePrayer(8)));
  const statuses = () =>
    (['passages', 'nuggets', 'prayers'] as const).map(
      (list) => selectListState(app.store.getState(), list)?.status,
    );
  await app.user.click(await screen.findByRole('button', { name: opener }, LONG));
  await screen.findByRole('dialog', {}, LONG);
  await waitFor(() => expect(statuses()).toEqual(['error', 'error', 'error']), LONG);
  expect(noticesOf(app)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^Error /)]));
});
