import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemKey, type TodayItem } from '@/domain/today/todayItem';
import { recordReading } from '@/store/plan/plan';
import { renderHookIn } from '@test/kit/renderHookIn';
import { forgetDevice, startStore } from '@test/kit/startStore';
import {
  budgetChosen,
  dayOpened,
  itemAdded,
  itemOpened,
  itemPutOff,
  itemSkipped,
  selectToday,
  todayStarted,
} from './today';
import { useTodayQueue } from './useTodayQueue';
import { writeSettled } from '@/store/sync/sync';

forgetDevice();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.doUnmock('@/store/recall/fading');
  vi.useRealTimers();
});

const TODAY = '2026-11-21';
const ASKED_FOR = [
  ...['get_all_reading_plan_progress', 'get_mempsg_list'],
  ...['get_prayer_sessions', 'get_prayers'],
];

function start(user = 'demo') {
  const started = startStore(user);
  const { api } = started;
  const hook = () => renderHookIn(started.store, useTodayQueue, TODAY);
  const asked = () => [...new Set(api.requests.map(({ endpoint }) => endpoint))].sort();
  return { ...started, hook, asked };
}
type Started = ReturnType<typeof start>;

/** Passages that were never seen, each with its box. */
function withPassages({ data }: Started, ...boxes: (1 | 2 | 3)[]) {
  const [row] = data.memoryPassages;
  if (!row) throw new Error('There is no passage');
  Object.assign(data, {
    overrides: [],
    nuggets: [],
    quotes: [],
    prayers: [],
    prayerSessions: [],
    readingProgress: [],
  });
  data.memoryPassages = boxes.map((box, index) => ({
    ...row,
    ...{
      passageId: index + 1,
      bookName: 'jude',
      chapter: 1,
      startVerse: index + 1,
      endVerse: index + 1,
      box,
    },
  }));
}

it('is there as soon as it is known what was done, and asks for nuggets and quotes after that', async () => {
  const app = start();
  const sessions = app.api.hold('get_prayer_sessions');
  const { result } = app.hook();
  await sessions.arrived;
  await waitFor(() => expect(app.asked()).toEqual(ASKED_FOR));
  expect(result.current).toMatchObject({ phase: 'loading', started: false, items: [], failed: false });
  const quotes = app.api.hold('get_quote_list');
  sessions.release();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  await quotes.arrived;
  expect(result.current.awaited).toBe(2);
  quotes.release();
  await waitFor(() => expect(result.current.awaited).toBe(0));
  expect(result.current.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['nugget', 'quote']));
});

it('asks again for everything', async () => {
  const app = start();
  app.api.faults.set('*', 'drop');
  const { result } = app.hook();
  await waitFor(() => expect(result.current).toMatchObject({ failed: true, phase: 'ready', awaited: 0 }));
  app.api.faults.clear();
  app.api.requests.length = 0;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.failed).toBe(false));
  await waitFor(() =>
    expect(app.asked()).toEqual([...ASKED_FOR, 'get_nugget_id_list', 'get_quote_list'].sort()),
  );
});

it('asks of a guest’s lists for the plan and nuggets only', async () => {
  const app = start('Guest');
  const held = app.api.hold('get_nugget_id_list');
  const { result } = app.hook();
  await held.arrived;
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(result.current.awaited).toBe(1);
  held.release();
  await waitFor(() => expect(result.current.awaited).toBe(0));
  expect(app.asked()).toEqual(['get_all_reading_plan_progress', 'get_nugget_id_list']);
  expect(result.current.items.map(({ kind }) => kind)).not.toContain('prayer');
});

it('goes by box and last view where the code that knows more cannot be had', async () => {
  vi.doMock('@/store/recall/fading', () => {
    throw new Error('There is no network');
  });
  const app = start();
  withPassages(app, 2, 1);
  const { result } = app.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(result.current.items.map(itemKey).slice(0, 2)).toEqual(['passage/2', 'passage/1']);
});

it('counts as done what the lists tell of today', async () => {
  const app = start();
  withPassages(app, 1, 1);
  const [first] = app.data.memoryPassages;
  Object.assign(first ?? {}, { lastViewedNum: new Date(2026, 10, 21, 8).getTime() });
  const { result } = app.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  const chapter = result.current.items.find(({ kind }) => kind === 'reading');
  if (chapter?.kind !== 'reading') throw new Error('There is no chapter');
  const { bookName, chapter: number } = chapter.chapter;
  const done = () =>
    result.current.progress.entries.filter(({ state }) => state === 'done').map(({ key }) => key);
  expect(done()).toEqual(['passage/1']);
  await act(async () => {
    await app.store.dispatch(
      recordReading({ dayOfWeek: 'Saturday', bookName, chapter: number, today: TODAY }),
    );
  });
  await waitFor(() => expect(done()).toEqual(['passage/1', itemKey(chapter)]));
});

it('takes nugget and quote into a queue that was begun before they were known, and nothing else', async () => {
  const app = start();
  const quotes = app.api.hold('get_quote_list');
  const { result } = app.hook();
  await quotes.arrived;
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  const begun = result.current.items.slice(0, 1);
  act(() => app.store.dispatch(todayStarted(begun)));
  expect(result.current).toMatchObject({ started: true, awaited: 0 });
  quotes.release();
  await waitFor(() =>
    expect(result.current.items.map(({ kind }) => kind).slice(1)).toEqual(['nugget', 'quote']),
  );
});

const WAITING = -1_700_000_000_000_000;
const prayer = (prayerId: number): TodayItem => ({ kind: 'prayer', prayerId, seconds: 20 });
const passage = (passageId: number): TodayItem => ({ kind: 'passage', passageId, seconds: 16 });

function openedDay(day = '2026-11-21') {
  const { store } = startStore();
  store.dispatch(dayOpened(day));
  return { store, today: () => selectToday(store.getState()) };
}

it('goes on with the day as it was left on this device, and begins another with the budget alone', () => {
  const first = openedDay();
  first.store.dispatch(budgetChosen(20));
  first.store.dispatch(todayStarted([prayer(1)]));
  first.store.dispatch(itemSkipped('prayer/1'));
  expect(openedDay().today()).toEqual(first.today());
  const next = openedDay('2026-11-22').today();
  expect(next).toMatchObject({
    day: '2026-11-22',
    budget: 20,
    items: null,
    added: [],
    marks: { skipped: [] },
  });
});

it('does not begin anew the day that is open, and forgets what is damaged', () => {
  const { store, today } = openedDay();
  store.dispatch(todayStarted([prayer(1)]));
  localStorage.setItem('nuggets.today/demo', '{"day":"2026-11-21"}');
  store.dispatch(dayOpened('2026-11-21'));
  expect(today().items).toEqual([prayer(1)]);
  expect(openedDay().today()).toMatchObject({ day: '2026-11-21', budget: 10, items: null });
});

it('keeps a queue that was begun until another budget is chosen', () => {
  const { store, today } = openedDay();
  store.dispatch(todayStarted([prayer(1)]));
  store.dispatch(todayStarted([prayer(2)]));
  expect(today().items).toEqual([prayer(1)]);
  store.dispatch(budgetChosen(5));
  expect(today()).toMatchObject({ budget: 5, items: null });
});

it('has what is added once more at the end, and once', () => {
  const { store, today } = openedDay();
  for (const item of [prayer(1), passage(1), prayer(1)]) store.dispatch(itemAdded(item));
  expect(today().added).toEqual([passage(1), prayer(1)]);
});

it('keeps for the day what was made here when it gets its own id', () => {
  const { store, today } = openedDay();
  store.dispatch(todayStarted([prayer(WAITING), prayer(2)]));
  store.dispatch(itemAdded(passage(3)));
  store.dispatch(itemAdded(prayer(WAITING)));
  store.dispatch(itemSkipped(`prayer/${WAITING}`));
  store.dispatch(itemPutOff('prayer/2'));
  store.dispatch(itemPutOff(`prayer/${WAITING}`));
  store.dispatch(itemOpened(`prayer/${WAITING}`));
  const payload = { title: 'Rain' };
  store.dispatch(
    writeSettled({ kind: 'prayer', payload, user: 'demo', id: 31, at: 0, provisionalId: WAITING }),
  );
  expect(today()).toMatchObject({
    items: [prayer(31), prayer(2)],
    added: [passage(3), prayer(31)],
    marks: { skipped: ['prayer/31'], putOff: ['prayer/2', 'prayer/31'], opened: ['prayer/31'] },
  });
});
