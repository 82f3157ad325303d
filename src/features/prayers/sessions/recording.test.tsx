import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atWidth } from '@test/kit/atWidth';
import { atNoon, calls, card, choose, dataOf, openRecord, titles, toast, type App } from '@test/kit/prayers';
import { sendUndoable } from '@test/kit/testStore';
import { listInvalidated, outboxChanged, selectSync } from '@/data/sync/sync';
import { prayPath } from '@/routes/prayerPaths';
import { loadPrayers } from '../store/prayers';
import { renderApp } from '@test/kit/renderApp';

atNoon();

/** Opens a path of the app, as Back and Forward do. */
const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', `/nuggets${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('recording', () => {
  it('marks the prayer and adds the session to its history at once, and moves no card', async () => {
    const app = renderApp('/prayers');
    const dialog = await openRecord(app, 'Exams');
    const order = titles();
    await app.user.type(within(dialog).getByLabelText('Note (optional)'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await card('Exams')).toHaveTextContent('Prayed today');
    expect(await toast('Recorded')).toBeVisible();
    expect(titles()).toEqual(order);
    expect(screen.getByText('7 left today')).toBeVisible();
    await sendUndoable();
    expect(dataOf(app).prayerSessions.at(-1)).toMatchObject({ prayerId: 8, note: 'She passed' });
    const history = await choose(app, 'Exams', 'History...');
    expect((await within(history).findAllByRole('listitem'))[0]).toHaveTextContent('She passed');
  });

  it('records once, even if Record is tapped several times', async () => {
    const app = renderApp('/prayers');
    const exams = await card('Exams');
    const before = dataOf(app).prayerSessions.length;
    await app.user.dblClick(within(exams).getByRole('button', { name: 'Record Exams' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(exams).toHaveTextContent('Prayed today');
    expect(await toast('Recorded')).toBeVisible();
    await sendUndoable();
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
    expect(dataOf(app).prayerSessions.at(-1)?.note).toBeNull();
  });

  it('shows a note that was begun before the recording', async () => {
    const app = renderApp('/prayers');
    await openRecord(app, 'Exams');
    await app.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Begun');
    await app.user.keyboard('{Escape}');
    await app.user.click(within(await card('Exams')).getByRole('button', { name: 'Record Exams' }));
    expect(await screen.findByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Begun');
  });

  it.each([
    ['error', 'Failed to record prayer session'],
    ['500', 'Error recording prayer session'],
  ])('removes the marker on %s, and keeps the note as a draft', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('add_prayer_session', `${fault}:once`);
    const dialog = await openRecord(app, 'Exams');
    await app.user.type(within(dialog).getByLabelText('Note (optional)'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    await sendUndoable();
    expect(await toast(words)).toBeVisible();
    const exams = await card('Exams');
    expect(exams).not.toHaveTextContent('Prayed today');
    expect(exams).toHaveTextContent('Your last prayer for this was not recorded.');
    await app.user.click(within(exams).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Note (optional)' })).toHaveValue('She passed');
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    expect(exams).toHaveTextContent('Prayed today');
    expect(dataOf(app).prayerSessions.at(-1)?.note).toBe('She passed');
  });

  it('shows the same text in the list, in the pane and while praying through', async () => {
    const app = renderApp('/prayers', { faults: { add_prayer_session: 'error:once' } });
    const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
    await openRecord(app, 'Exams');
    await app.user.click(inDialog('Record'));
    await sendUndoable();
    const exams = await card('Exams');
    await app.user.click(await within(exams).findByRole('button', { name: 'Try again' }));
    expect(inDialog('Try again')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(within(exams).queryByRole('button', { name: /^Record/ })).toBeNull();
    goTo('/prayers/8');
    const pane = async () => within(await screen.findByRole('group', { name: 'Prayer' }));
    expect((await pane()).getByRole('button', { name: 'Try again' })).toBeVisible();
    goTo('/prayers?pray=queue&ids=8');
    await app.user.click(await screen.findByRole('button', { name: 'Try again and go on' }));
    await toast('Prayer session recorded successfully');
    goTo('/prayers/8');
    expect((await pane()).getByRole('button', { name: 'Record again' })).toBeVisible();
    goTo('/prayers');
    await openRecord(app, 'Exams');
    expect(inDialog('Record again')).toBeVisible();
    expect(within(await card('Exams')).getByLabelText('Record again Exams')).toBeInTheDocument();
  });

  it('says that a recording waits', async () => {
    const app = renderApp('/prayers', { faults: { add_prayer_session: 'drop' } });
    await openRecord(app, 'Exams');
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }));
    await sendUndoable();
    await waitFor(async () => expect(await card('Exams')).toHaveTextContent('Prayed today (waiting)'));
    app.api.faults.clear();
    await sendUndoable();
    await waitFor(async () => expect(await card('Exams')).not.toHaveTextContent('(waiting)'));
  });

  it('keeps a session that is recorded while an older list is in flight', async () => {
    const app = renderApp('/prayers');
    await choose(app, 'Exams', 'History...').then((dialog) =>
      app.user.click(within(dialog).getByRole('button', { name: 'Close' })),
    );
    // The reload answers with the list from before the session.
    const stale = [...dataOf(app).prayerSessions];
    const request = app.api.hold('get_prayer_sessions');
    const history = await choose(app, 'Exams', 'History...');
    await request.arrived;
    await app.user.click(within(history).getByRole('button', { name: 'Close' }));
    const dialog = await openRecord(app, 'Exams');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await toast('Recorded')).toBeVisible();
    await sendUndoable();
    expect(dataOf(app).prayerSessions).toHaveLength(stale.length + 1);
    request.release();
    await waitFor(() => expect(app.store.getState().lists?.byName.sessions?.status).toBe('loaded'));
    expect(await card('Exams')).toHaveTextContent('Prayed today');
  });
});

describe('history', () => {
  it('shows times as the server wrote them', async () => {
    const app = renderApp('/prayers');
    dataOf(app).prayerSessions.push({
      sessionId: 9001,
      prayerId: 6,
      dateTime: '2026-03-29 02:30:00',
      note: 'At night',
    });
    const dialog = await choose(app, 'Surgery in spring', 'History...');
    const [entry] = await within(dialog).findAllByRole('listitem');
    expect(entry).toHaveTextContent('03/29/2026 2:30 AM');
    expect(entry).toHaveTextContent('At night');
  });

  it('keeps a session without a date', async () => {
    const app = renderApp('/prayers');
    const { prayerSessions } = dataOf(app);
    prayerSessions.push({ sessionId: 9001, prayerId: 6, dateTime: '0000-00-00 00:00:00', note: 'At night' });
    expect(await card('Surgery in spring')).toHaveTextContent('Last prayed: not known');
    const dialog = await choose(app, 'Surgery in spring', 'History...');
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Date not known');
  });

  it('says that there is no history', async () => {
    const app = renderApp('/prayers');
    const dialog = await choose(app, 'Surgery in spring', 'History...');
    expect(await within(dialog).findByText('No prayer history available.')).toBeVisible();
  });

  it('says that fetching failed', async () => {
    const failing = renderApp('/prayers');
    failing.api.faults.set('get_prayer_sessions', '500');
    const other = await choose(failing, 'Surgery in spring', 'History...');
    expect(await within(other).findByText('Error fetching prayer history')).toBeVisible();
    failing.api.faults.clear();
    await failing.user.click(within(other).getByRole('button', { name: 'Try again' }));
    expect(await within(other).findByText('No prayer history available.')).toBeVisible();
  });
});

/** Leaves sessions of prayers for which no answer came. */
async function leaveUnclear(app: App, prayerIds: readonly number[] = [8]): Promise<void> {
  // The outbox that is being read would replace them.
  await waitFor(() => expect(selectSync(app.store.getState()).isOutboxRead).toBe(true));
  const state = {
    status: 'rejected' as const,
    mayStillRun: false,
    attempts: 1,
    nextAt: 0,
    awaited: false,
  };
  act(() => {
    app.store.dispatch(
      outboxChanged(
        prayerIds.map((prayerId) => ({
          ...state,
          id: -2_000_000_000_000 - prayerId,
          user: 'demo',
          at: Date.now(),
          write: {
            kind: 'session',
            payload: { prayerId, note: 'She passed', dateTime: '2026-11-21T07:30:00' },
          },
          refused: 'no answer came',
          unclear: true,
        })),
      ),
    );
  });
}

it.each([
  ['in the list', '/prayers', 'Record Exams'],
  ['in the pane', '/prayers/8', 'Record'],
  ['while praying through', '/prayers?pray=queue&ids=8', 'Record and go on'],
])('asks about an unclear session before another is recorded, %s', async (_, path, label) => {
  const app = renderApp(path);
  await screen.findByRole('button', { name: label });
  await leaveUnclear(app);
  await app.user.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Prayer' }));
  expect(dialog.getByRole('group', { name: 'May have been recorded' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'It is recorded' })).toBeVisible();
  await sendUndoable();
  expect(calls(app, 'add_prayer_session')).toHaveLength(0);
  await app.user.click(dialog.getByRole('button', { name: 'Record another' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await sendUndoable();
  await waitFor(() => expect(calls(app, 'add_prayer_session')).toHaveLength(1));
});

it('ends its question when another device archives the prayer', async () => {
  const app = renderApp(prayPath({ kind: 'queue', ids: [8, 1] }));
  await screen.findByRole('heading', { level: 1, name: 'Exams' });
  await leaveUnclear(app, [8, 1]);
  await app.user.click(screen.getByRole('button', { name: 'Record and go on' }));
  expect(await screen.findByRole('dialog', { name: 'Record Prayer' })).toHaveTextContent(
    /^.*Exams: your last/,
  );
  const data = dataOf(app);
  data.prayers = data.prayers.map((row) => (row.prayerId === 8 ? { ...row, archived: true } : row));
  act(() => void app.store.dispatch(listInvalidated('prayers')));
  await act(() => app.store.dispatch(loadPrayers()));
  expect(await screen.findByText('Closed, because its prayer is no longer on the screen.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a refused session beside the list as in the pane', async () => {
  atWidth(1280);
  const app = renderApp('/prayers', {
    faults: { add_prayer_session: 'error:once' },
    prepare: (db) => {
      const data = db.user('demo');
      data.prayerSessions = data.prayers.map(({ prayerId, title }, index) => ({
        sessionId: index + 1,
        prayerId,
        note: null,
        dateTime: title === 'Exams' ? '2026-01-02 07:00:00' : '2026-11-20 07:00:00',
      }));
    },
  });
  const longest = async () => within(await screen.findByRole('region', { name: 'Longest not prayed for' }));
  await app.user.click((await longest()).getByRole('button', { name: 'Record Exams' }));
  await sendUndoable();
  await waitFor(async () => expect((await longest()).getByText('Try again')).toBeVisible());
  expect((await longest()).getByRole('button', { name: 'Try again Exams' })).toBeVisible();
});

it('asks the person, naming both possibilities, when a record is uncertain', async () => {
  const app = renderApp('/prayers/8');
  await screen.findByRole('heading', { name: 'History' });
  await leaveUnclear(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('may have been recorded');
  const group = screen.getByRole('group', { name: 'May have been recorded' });
  expect(group).toHaveTextContent('Either it is recorded already');
  expect(within(group).getByRole('button', { name: 'It is recorded' })).toBeVisible();
  expect(within(group).getByRole('button', { name: 'Record it again' })).toBeVisible();
  expect(screen.queryByText('Prayed today')).toBeNull();
  act(() => within(group).getByRole('button', { name: 'Record it again' }).focus());
  await app.user.keyboard('{Enter}');
  await leaveUnclear(app, []);
  expect(screen.queryByRole('group', { name: 'May have been recorded' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});
