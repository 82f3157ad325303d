import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { archivePrayer } from '@/store/prayers/prayers';
import { writeSettled } from '@/store/sync/sync';
import { itemPutOff } from '@/store/today/today';
import { currentPath, renderApp } from '@test/kit/renderApp';

const SATURDAY = new Date(2026, 10, 21, 7);

afterEach(() => vi.useRealTimers());

const atClock = (now: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return { now: () => new Date() };
};

const queue = async () => within(await screen.findByRole('list', { name: "Today's queue" }));
const rows = async () => (await queue()).getAllByRole('listitem');
const names = async () =>
  (await rows()).map((row) => within(row).getAllByRole('button')[0]?.textContent ?? '');
const summary = () => screen.getByText(/ things · | of \d+ done · /).textContent;

describe('the queue', () => {
  it('has passages, the chapter and prayers with their durations, as many as fit into the minutes', async () => {
    const { user } = renderApp('/today', atClock(SATURDAY));
    const ten = await names();
    expect(ten.filter((name) => name.includes('Practise')).length).toBeGreaterThan(2);
    expect(ten).toContain('Mark 3Read · 4 min');
    expect(ten.filter((name) => name.includes('Pray')).length).toBeGreaterThan(0);
    await waitFor(() => expect(summary()).toMatch(/ · (8|9|10|11) min$/));
    await user.click(screen.getByRole('radio', { name: '20' }));
    await waitFor(() => expect(summary()).toMatch(/ · (17|18|19|20|21|22) min$/));
    expect((await names()).length).toBeGreaterThan(ten.length);
  });

  it('starts with one tap at the first passage, and continues with the next when it is done', async () => {
    const { user, api } = renderApp('/today', atClock(SATURDAY));
    const [first = ''] = await names();
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    expect(currentPath()).toBe('/practice/by_ref/by_freq');
    const reference = first.replace(/Practise.*/, '');
    expect(await screen.findByText(reference)).toBeVisible();
    const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
    expect(bar.getByText(/^Today \d+ of \d+$/)).toBeVisible();
    await waitFor(() =>
      expect(api.requests.some(({ endpoint }) => endpoint === 'update_last_viewed')).toBe(true),
    );
    window.history.back();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(summary()).toMatch(/^3 of \d+ done/);
    expect((await names())[0]).toBe(`${reference}Practise · done`);
  });

  it('holds places for nugget and quote until they are loaded, also when the day has already started', async () => {
    const { user, api } = renderApp('/today', atClock(SATURDAY));
    const quotes = api.hold('get_quote_list');
    const before = await names();
    expect(before.join()).not.toMatch(/Nugget|Quote/);
    const list = screen.getByRole('list', { name: "Today's queue" });
    expect(list.children).toHaveLength(before.length + 2);
    expect(screen.getByText(/ things · | of \d+ done · /)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    await quotes.arrived;
    window.history.back();
    quotes.release();
    await waitFor(async () => expect(await names()).toHaveLength(before.length + 2));
    expect(list.isConnected).toBe(false);
    expect(screen.getByRole('list', { name: "Today's queue" }).children).toHaveLength(before.length + 2);
    expect((await names()).slice(-2).join()).toMatch(/Nugget · .*Quote · /);
    expect(screen.getByText(/ things · | of \d+ done · /)).toBeVisible();
  });

  it('lets an item be skipped, brought back, put off and added, also after a reload', async () => {
    const { user, unmount, api } = renderApp('/today', atClock(SATURDAY));
    const [first = '', second = ''] = await names();
    const label = (name: string) => name.replace(/Practise.*/, '');
    await user.click((await queue()).getByRole('button', { name: `Put off ${label(first)}` }));
    expect((await names())[0]).toBe(second);
    expect((await names()).at(-1)).toBe(first);
    await user.click((await queue()).getByRole('button', { name: `Skip ${label(second)}` }));
    expect((await rows())[0]).toHaveTextContent('not today');
    unmount();
    renderApp('/today', { ...atClock(SATURDAY), prepare: (db) => db.replaceWith(api.db) });
    expect((await rows())[0]).toHaveTextContent('not today');
    await user.click((await queue()).getByRole('button', { name: `Bring back ${label(second)}` }));
    expect((await rows())[0]).not.toHaveTextContent('not today');
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

  it('drops an item that is archived after the day has started, and can still be finished', async () => {
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
    expect(await bar.findByText('Today 2 of 2')).toBeVisible();
    expect(bar.getByRole('button', { name: `Continue: ${second.title}` })).toBeVisible();
    await act(() => store.dispatch(archivePrayer(second.prayerId)));
    await user.click(await bar.findByRole('link', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(screen.queryByText('No longer there')).toBeNull();
  });

  it('keeps an item that was added offline when it gets its id from the server', async () => {
    const { user, store } = renderApp('/today', atClock(SATURDAY));
    const [first = ''] = await names();
    const label = first.replace(/Practise.*/, '');
    await user.click((await queue()).getByRole('button', { name: `Skip ${label}` }));
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    const { items = null } = store.getState().today ?? {};
    const added = items?.find(({ kind }) => kind === 'prayer');
    if (added?.kind !== 'prayer') throw new Error('no prayer is in the queue');
    act(() => {
      store.dispatch(itemPutOff(`prayer/${added.prayerId}`));
      const settled = { kind: 'prayer' as const, payload: {}, user: 'demo', at: 0 };
      store.dispatch(writeSettled({ ...settled, provisionalId: added.prayerId, id: 9001 }));
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
    expect((await names()).map((name) => name.replace(/^.*\d/, '').slice(0, 4))).toHaveLength(2);
    const endpoints = new Set(api.requests.map(({ endpoint }) => endpoint));
    for (const endpoint of ['get_mempsg_list', 'get_prayers', 'get_prayer_sessions', 'get_quote_list'])
      expect(endpoints).not.toContain(endpoint);
  });

  it('offers to retry a list that failed to load, and shows the others', async () => {
    renderApp('/today', { ...atClock(SATURDAY), faults: { get_prayers: '500' } });
    expect((await names()).some((name) => name.includes('Practise'))).toBe(true);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
