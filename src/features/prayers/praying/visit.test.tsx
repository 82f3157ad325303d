import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BASE_PATH, paths } from '@/routes/paths';
import '@/app/command/CommandDialog';
import { atNoon, card, chooseOfList, recordAndGoOn, titles } from '@test/kit/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

atNoon();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const progress = () => screen.getByText(/^Prayer \d+ of \d+$/).textContent;

/** The page is loaded again, as a phone does to a tab that it discarded. */
function reload({ api }: ReturnType<typeof renderApp>) {
  const path = currentPath();
  const state: unknown = window.history.state;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(performance), { type: 'reload' }),
  ]);
  return renderApp(path, { db: api.db, historyState: state });
}

/** Goes to another screen by the command box. */
async function open({ user }: ReturnType<typeof renderApp>, name: string, path: string) {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe(path));
  await screen.findByRole('heading', { level: 1, name });
}

it('keeps the order and the position of a round over a reload', async () => {
  const app = renderApp('/prayers');
  await card('Family');
  await chooseOfList(app, 'Pray Through All (25)');
  await recordAndGoOn(app);
  await recordAndGoOn(app);
  await recordAndGoOn(app);
  await sendUndoable();
  const order = [heading(), progress()];
  await app.user.keyboard('{ArrowRight}');
  const after = heading();
  await app.user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(currentPath()).toMatch(/at=/));
  const again = reload(app);
  await screen.findByText(/^Prayer \d+ of 25$/);
  expect([heading(), progress()]).toEqual(order);
  await again.user.keyboard('{ArrowRight}');
  expect(heading()).toBe(after);
});

/** Follows a link to another screen. */
async function leave() {
  const state = { usr: null, key: 'elsewhere', idx: 9 };
  window.history.pushState(state, '', BASE_PATH + paths.links);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
  await screen.findByRole('heading', { level: 1, name: 'Links' });
}

it('keeps the position of a round, and the order of the list, over Back', async () => {
  const app = renderApp('/prayers');
  await card('Family');
  const order = titles();
  await chooseOfList(app, 'Pray Through All (25)');
  await recordAndGoOn(app);
  await recordAndGoOn(app);
  const position = [heading(), progress()];
  await leave();
  act(() => history.back());
  await screen.findByText(/^Prayer \d+ of 25$/);
  expect([heading(), progress()]).toEqual(position);
  await app.user.keyboard('{Escape}');
  await card('Family');
  expect(titles()).toEqual(order);
  await leave();
  act(() => history.back());
  await card('Family');
  expect(titles()).toEqual(order);
});

it('lists the recorded prayers at the end, also those from before a reload', async () => {
  const few = renderApp('/prayers?pray=all', {
    prepare: (db) => {
      db.user('demo').prayers.splice(2);
      db.user('demo').prayerSessions.splice(0);
    },
  });
  await recordAndGoOn(few);
  await sendUndoable();
  await waitFor(() => expect(currentPath()).toMatch(/at=/));
  const again = reload(few);
  await recordAndGoOn(again);
  expect(await screen.findByRole('heading', { name: 'You prayed for these 2' })).toBeVisible();
});

it('orders the prayers again at the next visit', async () => {
  const app = renderApp('/prayers', {
    prepare: (db) => {
      db.user('demo').prayers.splice(3);
      db.user('demo').prayerSessions.splice(0);
      for (const prayer of db.user('demo').prayers) prayer.priority = null;
    },
  });
  await screen.findByText('3 prayers');
  const [first = ''] = titles();
  await app.user.click(screen.getByRole('button', { name: 'Pray through' }));
  expect(heading()).toBe(first);
  await recordAndGoOn(app);
  await open(app, 'Links', paths.links);
  await open(app, 'Prayers', paths.prayers);
  await card(first);
  expect(titles().at(-1)).toBe(first);
});

describe('prayers left open over midnight', () => {
  /** Four prayers, none of them daily, of which one was prayed the day before. */
  const evening = () =>
    renderApp('/prayers', {
      prepare: (db) => {
        const data = db.user('demo');
        data.prayers.splice(4);
        for (const prayer of data.prayers) prayer.priority = null;
        const { prayerId = 0 } = data.prayers[3] ?? {};
        data.prayerSessions.splice(0, Infinity, {
          sessionId: 1,
          prayerId,
          dateTime: '2026-11-20 20:00:00',
          note: null,
        });
      },
    });
  /** The phone wakes on the next day. */
  const nextDay = () => {
    vi.setSystemTime(new Date(2026, 10, 22, 7));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('are listed and prayed through by yesterday’s prayers', async () => {
    const app = evening();
    await screen.findByText('4 prayers');
    const [first = '', ...others] = titles();
    const prayed = await card(first);
    await app.user.click(within(prayed).getByRole('button', { name: /^Record/ }));
    await sendUndoable();
    expect(titles()).toEqual([first, ...others]);
    nextDay();
    await waitFor(() => expect(titles().at(-1)).toBe(first));
    const today = titles();
    expect(today.at(-2)).toBe(others.at(-1));
    await chooseOfList(app, 'Pray Through All (4)');
    await screen.findByText('Prayer 1 of 4');
    expect(heading()).toBe(today[0]);
  });

  it('keep the order of a round under way', async () => {
    const app = evening();
    await screen.findByText('4 prayers');
    const before = titles();
    await chooseOfList(app, 'Pray Through All (4)');
    await screen.findByText('Prayer 1 of 4');
    await recordAndGoOn(app);
    await sendUndoable();
    nextDay();
    expect(heading()).toBe(before[1]);
    await app.user.keyboard('{ArrowLeft}');
    expect(heading()).toBe(before[0]);
    await app.user.keyboard('{Escape}');
    await screen.findByText('4 prayers');
    await waitFor(() => expect(titles().at(-1)).toBe(before[0]));
  });
});
