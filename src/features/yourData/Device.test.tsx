import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { appendRecallRow, readRecallRows } from '@/features/memory/api/recallStorage';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { forgetImport, storeRows } from './store/importJob';
import { markUnfinished } from './store/unfinishedImport';
import { onDevice } from '@test/kit/onDevice';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { asSafari } from '@test/kit/safari';

afterEach(() => {
  for (const user of ['demo', 'reader']) setSessionOnly(user, false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

const button = (name: string) => screen.findByRole('button', { name });
const entry = {
  at: 1,
  direction: 'by_ref',
  exercise: 'write',
  score: 1,
  missed: [],
  peeks: 0,
  box: 1,
  viewedBefore: null,
};
const logRun = (user: string) =>
  appendRecallRow({ id: `run of ${user}`, user, entry: { ...entry, id: `run of ${user}`, passageId: 1 } });

// The login screen shows all user names, and their list may be stored again.
it('signs out, and leaves no readable data of the user', async () => {
  localStorage.setItem('user.name', 'demo');
  await Promise.all(['demo', 'reader'].map(logRun));
  const app = renderApp('/prayers');
  expect(await screen.findByText('Exams')).toBeVisible();
  await vi.waitFor(async () => expect(await onDevice()).toContain('Exams'));
  await app.user.click(await button('More'));
  await app.user.click(await screen.findByRole('link', { name: 'Your data' }));
  expect(await screen.findByText('Everything has been sent.')).toBeVisible();
  await app.user.click(await button('Sign out'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  const leave = dialog.getByRole('button', { name: 'Sign out' });
  await waitFor(() => expect(leave).toBeEnabled());
  await app.user.click(leave);
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await vi.waitFor(async () => expect(await onDevice()).not.toMatch(/Exams|run of demo/));
  expect(app.store.getState().session.user).toBeNull();
  // Another user's draft remains.
  expect(await readRecallRows('reader')).toHaveLength(1);
});

const session = { prayerId: 8, note: 'Before I go', dateTime: '2026-11-21T12:00:00', undoable: true };

it('sends what can still be undone before signing out, and loses nothing', async () => {
  const app = renderApp('/yourData');
  await app.store.dispatch(recordSession(session));
  await app.user.click(await button('Sign out'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  const leave = dialog.getByRole('button', { name: 'Sign out' });
  await waitFor(() => expect(leave).toBeEnabled());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(app.api.db.user('demo').prayerSessions.filter(({ note }) => note === session.note)).toHaveLength(1);
});

it('says how much would be lost, for as long as that is so', async () => {
  const app = renderApp('/yourData', { faults: { add_prayer_session: 'drop' } });
  await app.store.dispatch(recordSession(session));
  await app.user.click(await button('Sign out'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('1 change not sent yet would be lost.');
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  app.api.faults.clear();
  await act(() => app.outbox.flush({ now: true }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled();
});

it('forgets the device, but no waiting write unless told to', async () => {
  await Promise.all(['demo', 'reader'].map(logRun));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp('/yourData', { faults: { add_new_topic: 'drop' } });
  await app.outbox.write('reader', { kind: 'topic', payload: { name: 'Of another user' } });
  await app.user.click(await button('Forget this device'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forget this device?' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('1 change not sent yet would be lost.');
  const forget = dialog.getByRole('button', { name: 'Forget' });
  expect(forget).toBeDisabled();
  await app.user.click(dialog.getByRole('checkbox', { name: 'Drop the change' }));
  await app.user.click(forget);
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await vi.waitFor(async () => expect(await onDevice()).not.toMatch(/run of|another user/));
  for (const user of ['demo', 'reader']) {
    setSessionOnly(user, false);
    expect(await readRecallRows(user)).toEqual([]);
  }
  online.mockRestore();
});

it('asks again before more is dropped than the person agreed to', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp('/yourData', { faults: { add_new_topic: 'drop' } });
  const topic = (name: string) => app.outbox.write('demo', { kind: 'topic', payload: { name } });
  await act(() => topic('One'));
  await app.user.click(await button('Sign out'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  await app.user.click(await dialog.findByRole('checkbox', { name: 'Drop the change' }));
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  await act(() => topic('Two'));
  const more = await dialog.findByRole('checkbox', { name: 'Drop all 2 changes: there are more now' });
  expect(more).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  await app.user.click(more);
  expect(dialog.getByRole('checkbox', { name: 'Drop all 2 changes' })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  online.mockRestore();
});

it("counts the rows that another user's import has still to add among the losses", async () => {
  const item = { kind: 'topic', name: 'Of another user' } as const;
  await storeRows('reader', [
    { at: 0, location: 'line 1', item, state: 'added' },
    { at: 1, location: 'line 2', item, state: 'open' },
    { at: 2, location: 'line 3', item, state: 'open' },
  ]);
  markUnfinished('reader', 'an id');
  const app = renderApp('/yourData');
  await app.user.click(await button('Sign out'));
  let dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled());
  expect(dialog.queryByRole('alert')).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await app.user.click(await button('Forget this device'));
  dialog = within(await screen.findByRole('dialog', { name: 'Forget this device?' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('2 changes not sent yet would be lost.');
  markUnfinished('reader', null);
  await forgetImport('reader');
});

it('lists the waiting changes, and since when they wait', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp('/yourData', { faults: { add_new_topic: 'drop' } });
  await app.outbox.write('demo', { kind: 'topic', payload: { name: 'Patience' } });
  expect(await screen.findByText('1 change of yours waits to be sent, made just now.')).toBeVisible();
  await app.user.click(await button('What waits'));
  expect(
    within(await screen.findByRole('list', { name: 'What waits' })).getByText(/Add topic Patience/),
  ).toBeVisible();
});

it('tells a refused change from those that wait, and where to look', async () => {
  const app = renderApp('/yourData', { faults: { add_prayer_session: 'error' } });
  await app.store.dispatch(recordSession({ ...session, undoable: false }));
  expect(await screen.findByText(/^The server refused 1 change of yours\./)).toBeVisible();
  expect(screen.queryByText(/^1 change of yours waits/)).toBeNull();
  expect(screen.queryByText('Everything has been sent.')).toBeNull();
});

it('measures the stored data when that comes into view, not when the screen opened', async () => {
  const estimate = vi.fn(() => Promise.resolve({ usage: 100_000 }));
  const storage = { estimate, persisted: () => Promise.resolve(true) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  const views: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (typeof views)[number]) {
        views.push(onChange);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  renderApp('/yourData');
  expect(await screen.findByText(/The app keeps 0\.1 MB here/)).toBeVisible();
  estimate.mockResolvedValue({ usage: 1_600_000 });
  act(() => {
    for (const onChange of views) onChange([{ isIntersecting: true }]);
  });
  expect(await screen.findByText(/The app keeps 1\.6 MB here/)).toBeVisible();
});

/** What the section says, with what the browser tells of its storage. */
async function storageText(usage: number | null, { isPersistent = false, user = 'demo' } = {}) {
  const storage = {
    estimate: () => Promise.resolve(usage === null ? {} : { usage }),
    persisted: () => Promise.resolve(isPersistent),
  };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  renderApp('/yourData', { user });
  return (await screen.findByText(/(?:The app keeps|This browser deletes)/)).textContent;
}

it.each([
  ['tells how much there is', 2_000_000, 'The app keeps 2.0 MB here. This browser deletes it'],
  ['tells nothing', null, 'This browser deletes what the app keeps here'],
])('says that Safari deletes data after a week, where that %s', async (_, usage, beginning) => {
  asSafari({ fingers: 5, isInstalled: false });
  expect(await storageText(usage)).toBe(
    `${beginning} after seven days without a visit: add the app to the home screen or the Dock, or hand the practice log over.`,
  );
});

it('offers guests an export before Safari deletes all', async () => {
  asSafari({ fingers: 0, isInstalled: false });
  expect(await storageText(2_000_000, { user: 'Guest' })).toMatch(/, or export everything\.$/);
});

it('says nothing of a week elsewhere, on the home screen, or after a promise', async () => {
  const end = 'The browser may delete it when it runs out of space.';
  expect(await storageText(2_000_000)).toBe(`The app keeps 2.0 MB here. ${end}`);
  cleanup();
  asSafari({ fingers: 5, isInstalled: true });
  expect(await storageText(2_000_000)).toBe(`The app keeps 2.0 MB here. ${end}`);
  cleanup();
  asSafari({ fingers: 0, isInstalled: false });
  expect(await storageText(2_000_000, { isPersistent: true })).toMatch(
    /The browser does not delete it by itself\.$/,
  );
});
