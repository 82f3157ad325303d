import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import './MarkReadDialog';
import { answers } from '@test/kit/engine';
import { SATURDAY, atClock, read, readButton, today } from '@test/kit/plan';
import { renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

const matthew = (chapter: number, dateRead: string) =>
  ({ dayOfWeek: 'Saturday', bookName: 'matthew', chapter, dateRead }) as const;

/** Three Saturdays that another device has read on since. */
const READ_ON = [matthew(10, '2026-10-31'), matthew(11, '2026-11-07'), matthew(12, '2026-11-14')];
const LATEST_HERE = matthew(9, '2026-10-24');

const start = (readingProgress: readonly ReturnType<typeof matthew>[], now = SATURDAY) =>
  renderApp('/readingPlan', {
    ...atClock(now),
    prepare: (db) => {
      db.user('demo').readingProgress = [...readingProgress];
    },
  });
type App = ReturnType<typeof start>;

/** The chapters of Saturday that the server has from one on, oldest first. */
const onServer = ({ api }: App, from = 0) =>
  api.db
    .user('demo')
    .readingProgress.slice(from)
    .map(({ chapter }) => chapter);
const notices = () => within(screen.getByRole('status', { name: 'Notices' }));
const doneElsewhere = async ({ user }: App) =>
  user.click(today().getByRole('button', { name: 'Done elsewhere' }));

async function mark({ user }: App, chapter: number) {
  if (!screen.queryByRole('button', { name: 'Mark a chapter as read...' }))
    await user.click(screen.getByRole('button', { name: 'Books of Saturday' }));
  await user.click(screen.getByRole('button', { name: 'Mark a chapter as read...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Read, Saturday' }));
  await user.selectOptions(dialog.getByLabelText('Chapter'), String(chapter));
  await user.click(dialog.getByRole('button', { name: 'Mark as read' }));
}

/** The plan as this device knew it four weeks ago, while the server's answer is still to come. */
async function startOnOldCopy() {
  const copy = [{ ...LATEST_HERE, bookId: 40 }];
  await answers.write('get_all_reading_plan_progress', { user: 'demo' }, JSON.stringify(copy), 0);
  const app = start([LATEST_HERE, ...READ_ON]);
  const held = app.api.hold('get_all_reading_plan_progress');
  await held.arrived;
  await readButton();
  expect(today().getByText('Matthew 10')).toBeVisible();
  return { ...app, held };
}

const REFUSED = 'The plan has gone on to Matthew 12: Matthew 10 was not recorded';

it('records a chapter marked again after a later one of the same day', async () => {
  const app = start([matthew(5, '2026-11-21'), matthew(6, '2026-11-21')]);
  await readButton();
  await mark(app, 5);
  expect(await today().findByText('Matthew 6')).toBeVisible();
  await sendUndoable();
  await waitFor(() => expect(onServer(app)).toEqual([5, 6, 5]));
});

it('does so also while the later one is not sent, if the page is left', async () => {
  const app = start([matthew(5, '2026-11-21')]);
  await readButton();
  await doneElsewhere(app);
  await mark(app, 5);
  expect(await today().findByText('Matthew 6')).toBeVisible();
  // Both have read the list by then.
  const lists = () =>
    app.api.requests.filter(({ endpoint }) => endpoint === 'get_all_reading_plan_progress').length;
  await waitFor(() => expect(lists()).toBe(3));
  act(() => app.outbox.leave());
  await waitFor(() => expect(onServer(app)).toEqual([5, 6, 5]));
});

it('finds the chapter marked again, whose answer was lost, and sends no third', async () => {
  const app = start([matthew(5, '2026-11-21'), matthew(6, '2026-11-21')]);
  await readButton();
  app.api.faults.set('update_reading_plan', 'drop-after:once');
  await mark(app, 5);
  await sendUndoable();
  await waitFor(() => expect(onServer(app)).toEqual([5, 6, 5]));
  await sendUndoable();
  await waitFor(async () => expect(await app.outbox.refresh()).toEqual([]));
  expect(onServer(app)).toEqual([5, 6, 5]);
});

it('sends a chapter marked again whose first sending was lost', async () => {
  const app = start([matthew(5, '2026-11-21'), matthew(6, '2026-11-21')]);
  await readButton();
  app.api.faults.set('update_reading_plan', 'drop:once');
  await mark(app, 5);
  await sendUndoable();
  await sendUndoable();
  await waitFor(() => expect(onServer(app)).toEqual([5, 6, 5]));
});

it('records no chapter that another device has read while this one waited', async () => {
  const app = start([matthew(4, '2026-10-31')], new Date(2026, 10, 7, 7));
  await readButton();
  app.api.faults.set('*', 'drop');
  await doneElsewhere(app);
  expect(await screen.findByText('Read today: Matthew 5')).toBeVisible();
  await sendUndoable();
  app.api.db.user('demo').readingProgress.push(matthew(5, '2026-11-14'), matthew(6, '2026-11-21'));
  vi.setSystemTime(new Date(2026, 10, 22, 7));
  app.api.faults.clear();
  await sendUndoable();
  await waitFor(async () => expect(await app.outbox.refresh()).toEqual([]));
  expect(onServer(app)).toEqual([4, 5, 6]);
});

it('sends readings that waited in their order, if no other device has read on', async () => {
  const app = start([matthew(4, '2026-11-14')]);
  await readButton();
  app.api.faults.set('*', 'drop');
  for (const chapter of [5, 6, 7]) {
    await doneElsewhere(app);
    expect(await today().findByText(`Matthew ${chapter + 1}`)).toBeVisible();
  }
  await sendUndoable();
  vi.setSystemTime(new Date(2026, 10, 23, 7));
  app.api.faults.clear();
  await sendUndoable();
  await waitFor(() => expect(onServer(app)).toEqual([4, 5, 6, 7]));
  expect(await app.outbox.refresh()).toEqual([]);
});

it('refuses an old copy’s chapter that was read elsewhere, and shows the plan', async () => {
  const app = await startOnOldCopy();
  await doneElsewhere(app);
  expect(await notices().findByText(REFUSED)).toBeVisible();
  expect(notices().queryByText('Matthew 10 recorded as read')).toBeNull();
  app.held.release();
  expect(await today().findByText('Matthew 13')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
  await sendUndoable();
  expect(onServer(app, 1)).toEqual([10, 11, 12]);
});

it('refuses also the chapter after one that was refused', async () => {
  const app = await startOnOldCopy();
  const read = app.api.hold('get_all_reading_plan_progress');
  await doneElsewhere(app);
  await read.arrived;
  expect(await today().findByText('Matthew 11')).toBeVisible();
  await doneElsewhere(app);
  read.release();
  expect(await notices().findByText(REFUSED)).toBeVisible();
  await sendUndoable();
  await waitFor(() => expect(notices().getByText(REFUSED.replace('10', '11'))).toBeVisible());
  app.held.release();
  expect(await today().findByText('Matthew 13')).toBeVisible();
  expect(onServer(app, 1)).toEqual([10, 11, 12]);
});

it('refuses an old copy’s chapter that was opened, and sends the chapter at Retry', async () => {
  const app = await startOnOldCopy();
  await read(app.user);
  expect(await notices().findByText(REFUSED)).toBeVisible();
  app.held.release();
  window.history.back();
  await readButton();
  expect(await today().findByText('Matthew 13')).toBeVisible();
  expect(onServer(app, 1)).toEqual([10, 11, 12]);
  const [refused] = await app.outbox.refresh();
  expect(refused?.refused).toBe('The plan has gone on to Matthew 12');
  await act(() => app.outbox.retry(refused?.id ?? 0));
  expect(onServer(app, 1)).toEqual([10, 11, 12, 10]);
});

it('refuses an old copy’s chapter also if the plan is loaded before its text', async () => {
  const app = await startOnOldCopy();
  const text = app.api.hold('get_passage_text');
  await read(app.user);
  await text.arrived;
  app.held.release();
  text.release();
  expect(await notices().findByText(REFUSED)).toBeVisible();
  expect(onServer(app, 1)).toEqual([10, 11, 12]);
});

it('records a chapter chosen on an old copy: the day goes on as the dialog says', async () => {
  const app = await startOnOldCopy();
  await mark(app, 20);
  await sendUndoable();
  await waitFor(() => expect(onServer(app, 1)).toEqual([10, 11, 12, 20]));
  app.held.release();
  expect(await today().findByText('Matthew 21')).toBeVisible();
});
