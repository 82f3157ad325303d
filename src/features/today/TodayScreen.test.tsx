import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recordReading } from '@/features/plan/store/plan';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { sendUndoable } from '@test/kit/testStore';
import { archivePrayer } from '@/features/prayers/store/prayers';
import { writeConfirmed } from '@/data/sync/sync';
import { itemPutOff } from './store/today';
import { runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';

const SATURDAY = new Date(2026, 10, 21, 7);

const atClock = (now: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return { now: () => new Date() };
};

const queue = async () => within(await screen.findByRole('group', { name: "Today's queue" }));
const rows = async () => (await queue()).getAllByRole('listitem');
/** The items to practise, read or pray: each row's label. */
const names = async (group?: string) => {
  const place =
    group === undefined ? await queue() : within(await screen.findByRole('region', { name: group }));
  return place.getAllByRole('listitem').map((row) => row.querySelector('span > span')?.textContent ?? '');
};
const summary = () => screen.getByText(/ things · | of \d+ done · /).textContent;

describe('the queue', () => {
  it('has passages, chapter and prayers with durations, as fit into the minutes', async () => {
    const { user } = renderApp('/today', atClock(SATURDAY));
    const ten = await names();
    expect((await names('Practise')).length).toBeGreaterThan(2);
    expect((await names('Read'))[0]).toBe('Mark 3');
    expect((await names('Pray')).length).toBeGreaterThan(0);
    await waitFor(() => expect(summary()).toMatch(/ · (8|9|10|11) min$/));
    await user.click(screen.getByRole('radio', { name: '20' }));
    await waitFor(() => expect(summary()).toMatch(/ · (17|18|19|20|21|22) min$/));
    expect((await names()).length).toBeGreaterThan(ten.length);
  });

  it('starts with one tap at the first passage, and goes on after its practice', async () => {
    const { user, api } = renderApp('/today', atClock(SATURDAY));
    const [first = ''] = await names();
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    expect(currentPath()).toBe('/practice/by_ref/by_freq');
    // The row that led here has the same text, and disappears.
    await waitFor(() => expect(screen.getByText(first)).toBeVisible());
    const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
    expect(bar.getByText(/^Today \d+ of \d+$/)).toBeVisible();
    await waitFor(() =>
      expect(api.requests.some(({ endpoint }) => endpoint === 'update_last_viewed')).toBe(true),
    );
    // Arriving does not count as practising; only showing the answer does.
    expect(bar.getByText(/^Today 2 of \d+$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show text' }));
    await bar.findByText(/^Today 3 of \d+$/);
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(summary()).toMatch(/^3 of \d+ done/);
    expect(await names('Practise')).not.toContain(first);
    await user.click(screen.getByRole('button', { name: '3 done' }));
    expect(within(screen.getByRole('list', { name: 'Done or not today' })).getByText(first)).toBeVisible();
  });

  it('holds places for nugget and quote until they come, also on a day begun', async () => {
    const { user, api } = renderApp('/today', atClock(SATURDAY));
    const nuggets = api.hold('get_nugget_id_list');
    expect(await names('Read')).toEqual(['Mark 3']);
    const read = screen.getByRole('region', { name: 'Read' });
    expect(read.querySelectorAll('li')).toHaveLength(3);
    expect(screen.getByText(/ things · | of \d+ done · /)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    await nuggets.arrived;
    window.history.back();
    nuggets.release();
    await waitFor(async () => expect(await names('Read')).toHaveLength(3));
    expect(read.isConnected).toBe(false);
    expect(screen.getByText(/ things · | of \d+ done · /)).toBeVisible();
  });

  it('lets an item be skipped, brought back, put off and added, also after a reload', async () => {
    const { user, unmount, api } = renderApp('/today', atClock(SATURDAY));
    const [first = '', second = ''] = await names();
    const choose = async (label: string, item: string) => {
      await user.click((await queue()).getByRole('button', { name: `More for ${label}` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose(first, 'Put off until later');
    expect((await names())[0]).toBe(second);
    expect(await names('Later today')).toEqual([first]);
    await choose(second, 'Skip for today');
    expect(await names()).not.toContain(second);
    unmount();
    renderApp('/today', { ...atClock(SATURDAY), prepare: (db) => db.replaceWith(api.db) });
    expect(await names()).not.toContain(second);
    await user.click(screen.getByRole('button', { name: /1 not today$/ }));
    await choose(second, 'Bring back');
    expect(await names('Practise')).toContain(second);
    const before = (await rows()).length;
    await user.click(screen.getByText(/^With more time/));
    await user.click((await screen.findAllByRole('button', { name: /^Add / }))[0] ?? document.body);
    expect(await rows()).toHaveLength(before + 1);
  });

  it('counts what was done on other screens, and sums up the day at the end', async () => {
    renderApp('/today', {
      ...atClock(SATURDAY),
      prepare: (db) => {
        const data = db.user('demo');
        for (const passage of data.memoryPassages.slice(2))
          data.memoryPassages.splice(data.memoryPassages.indexOf(passage), 1);
        for (const passage of data.memoryPassages) passage.lastViewedNum = SATURDAY.getTime() - 60_000;
        data.prayers.length = 0;
        data.nuggets.length = 0;
        data.quotes.length = 0;
        data.readingProgress.push({
          dayOfWeek: 'Saturday',
          bookName: 'mark',
          chapter: 3,
          dateRead: '2026-11-21',
        });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(screen.getByText('2 passages and 1 chapter.')).toBeVisible();
    const week = within(screen.getByRole('list', { name: 'This week' }));
    expect(week.getAllByRole('listitem')).toHaveLength(7);
    expect(week.getByText('Saturday: done')).toBeInTheDocument();
  });

  it('says which of the done items wait to be sent', async () => {
    const faults = { update_reading_plan: 'drop', add_prayer_session: 'drop', update_last_viewed: 'drop' };
    const { api, store, user } = renderApp('/today', { ...atClock(SATURDAY), faults });
    await rows();
    const [prayer = ''] = await names('Pray');
    const { prayerId } = api.db.user('demo').prayers.find(({ title }) => title === prayer) ?? expect.fail();
    const day = { dayOfWeek: 'Saturday', today: '2026-11-21' } as const;
    const dateTime = '2026-11-21T07:00:00';
    await act(async () => {
      await store.dispatch(recordReading({ bookName: 'mark', chapter: 3, ...day }));
      await store.dispatch(recordSession({ prayerId, note: '', dateTime }));
    });
    await user.click(await screen.findByRole('button', { name: /^\d+ done$/ }));
    const done = within(screen.getByRole('list', { name: 'Done or not today' }));
    for (const name of ['Mark 3', prayer])
      expect(done.getByRole('button', { name: `${name} done (waiting)` })).toBeVisible();
    api.faults.clear();
    await sendUndoable();
    for (const name of ['Mark 3', prayer])
      expect(await done.findByRole('button', { name: `${name} done` })).toBeVisible();
  });

  it('drops an item archived after the day began, and can still be finished', async () => {
    const { user, store, api } = renderApp('/today', {
      ...atClock(SATURDAY),
      prepare: (db) => {
        const data = db.user('demo');
        for (const list of [data.memoryPassages, data.nuggets, data.quotes]) list.length = 0;
        data.prayers.splice(0, Infinity, ...data.prayers.filter(({ archived }) => !archived).slice(0, 2));
        data.prayerSessions.length = 0;
      },
    });
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await user.click((await queue()).getByRole('button', { name: /^Mark 3/ }));
    await screen.findByRole('heading', { name: 'Mark 3' });
    const [first = expect.fail(), second = expect.fail()] = api.db.user('demo').prayers;
    await act(() => store.dispatch(archivePrayer(first.prayerId)));
    const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
    expect(await bar.findByText('Today 1 of 2')).toBeVisible();
    expect(bar.getByRole('button', { name: `Continue: ${second.title}` })).toBeVisible();
    await act(() => store.dispatch(archivePrayer(second.prayerId)));
    await user.click(await bar.findByRole('link', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(screen.queryByText('No longer there')).toBeNull();
  });

  it('names items of lists that have not come yet by their kind, and calls none gone', async () => {
    const first = renderApp('/today', atClock(SATURDAY));
    await waitFor(async () => expect(await names('Read')).toHaveLength(3));
    await first.user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    first.unmount();
    const faults = { get_nugget_id_list: 'hang', get_quote_list: 'hang' };
    renderApp('/today', { ...atClock(SATURDAY), faults });
    await waitFor(async () => expect(await names('Read')).toEqual(['Mark 3', 'A nugget', 'A quote']));
    expect(screen.queryByText('No longer there')).toBeNull();
  });

  it('keeps an item added offline when the server gives its id', async () => {
    const { user, store } = renderApp('/today', atClock(SATURDAY));
    const [first = ''] = await names();
    runAction(`Skip ${first}`);
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    const { items = null } = store.getState().today ?? {};
    const added = items?.find(({ kind }) => kind === 'prayer');
    if (added?.kind !== 'prayer') throw new Error('no prayer is in the queue');
    act(() => {
      store.dispatch(itemPutOff(`prayer/${added.prayerId}`));
      const confirmedWrite = { kind: 'prayer' as const, payload: {}, user: 'demo', at: 0 };
      store.dispatch(writeConfirmed({ ...confirmedWrite, provisionalId: added.prayerId, id: 9001 }));
    });
    const after = store.getState().today;
    expect(after?.items).toEqual(
      items?.map((item) => (item === added ? { ...added, prayerId: 9001 } : item)),
    );
    expect(after?.marks.putOff).toEqual(['prayer/9001']);
    expect(after?.marks.skipped).toHaveLength(1);
  });

  it('shows a guest the reading and a nugget, and loads nothing else', async () => {
    const { api } = renderApp('/today', { user: 'Guest', ...atClock(SATURDAY) });
    await waitFor(async () => expect(await names()).toHaveLength(2));
    expect(await names('Read')).toHaveLength(2);
    const endpoints = new Set(api.requests.map(({ endpoint }) => endpoint));
    for (const endpoint of ['get_mempsg_list', 'get_prayers', 'get_prayer_sessions', 'get_quote_list'])
      expect(endpoints).not.toContain(endpoint);
  });

  it('offers to retry a list that failed to load, and shows the others', async () => {
    renderApp('/today', { ...atClock(SATURDAY), faults: { get_prayers: '500' } });
    await queue();
    expect((await names('Practise')).length).toBeGreaterThan(0);
    expect(screen.getByText('Not loaded: your prayers.')).toBeVisible();
    expect(screen.queryByText(/it is shown as it was/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('has no chapter while the readings are unknown, until they are loaded', async () => {
    const { api, user } = renderApp('/today', {
      ...atClock(SATURDAY),
      faults: { get_all_reading_plan_progress: '500' },
    });
    expect(await screen.findByText('Not loaded: your reading plan.')).toBeVisible();
    await waitFor(async () => expect(await names('Read')).toHaveLength(2));
    expect((await names()).join()).not.toContain('Matthew 1,');
    api.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await names('Read')).toHaveLength(3));
    expect(screen.queryByText(/^Not loaded/)).toBeNull();
  });

  it('does not say that nothing is left where nothing could be loaded', async () => {
    renderApp('/today', { ...atClock(SATURDAY), faults: { '*': '500' } });
    expect(
      await screen.findByText(
        'Not loaded: your reading plan, memory passages, prayers, and prayer sessions.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading your day…')).toBeNull());
    expect(screen.queryByText('Nothing is left for today.')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says in place that nuggets and quotes are missing, and is not done without them', async () => {
    const { api, user } = renderApp('/today', {
      ...atClock(SATURDAY),
      faults: { get_nugget_id_list: '500', get_quote_list: '500' },
      prepare: (db) => {
        const data = db.user('demo');
        for (const list of [data.memoryPassages, data.prayers]) list.length = 0;
      },
    });
    expect(await screen.findByText('Not loaded: your nuggets and quotes.')).toBeVisible();
    await waitFor(async () => expect(await names('Read')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
    expect(await bar.findByText('Today 1 of 1')).toBeVisible();
    await user.click(bar.getByRole('link', { name: 'Back to Today' }));
    expect(await screen.findByRole('heading', { name: 'Done, but for what is not loaded' })).toBeVisible();
    api.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await names('Read')).toHaveLength(2));
    expect(screen.queryByText(/^Done/)).toBeNull();
  });
});
