import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { todayItemKey, type TodayItem } from '../model/todayItem';
import { selectNuggetsState } from '@/features/nuggets/store/nuggets';
import { loadTextOverrides } from '@/features/memory/store/textOverrides';
import { recordView } from '@/features/memory/store/passageWrites';
import { recordReading } from '@/features/plan/store/plan';
import { quoteTextSeen } from '@/features/quotes/store/quoteTexts';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { budgetChosen, dayOpened, itemAdded, itemOpened, itemShown, itemSkipped } from './today';
import { useTodayQueue } from './useTodayQueue';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.doUnmock('@/features/memory/recall/log/due');
  vi.useRealTimers();
});

const TODAY = '2026-11-21';
const ASKED_FOR = ['get_all_reading_plan_progress', 'get_mempsg_list', 'get_prayer_sessions', 'get_prayers'];

function start(user = 'demo') {
  const started = startStore(user);
  const { api } = started;
  const hook = () => renderHookIn(started.store, useTodayQueue, TODAY);
  const asked = () => [...new Set(api.requests.map(({ endpoint }) => endpoint))].sort();
  return { ...started, hook, asked };
}
type Started = ReturnType<typeof start>;

/** An item with a key, with any duration. */
function itemOf(key: string): TodayItem {
  const [kind, number] = key.split('/');
  const id = Number(number);
  if (kind === 'prayer') return { kind, prayerId: id, seconds: 20 };
  if (kind === 'quote') return { kind, quoteId: id, seconds: 20 };
  return { kind: kind === 'nugget' ? 'nugget' : 'passage', passageId: id, seconds: 16 };
}

/** Passages that were never viewed, each with its box. */
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
    passageId: index + 1,
    bookName: 'jude',
    chapter: 1,
    startVerse: index + 1,
    endVerse: index + 1,
    box,
  }));
}

it('exists once the finished items are loaded, and then asks for nuggets and quotes', async () => {
  const app = start();
  const sessions = app.api.hold('get_prayer_sessions');
  const { result } = app.hook();
  await sessions.arrived;
  await waitFor(() => expect(app.asked()).toEqual(ASKED_FOR));
  expect(result.current).toMatchObject({ phase: 'loading', started: false, items: [], failed: false });
  const nuggets = app.api.hold('get_nugget_id_list');
  sessions.release();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  await nuggets.arrived;
  expect(result.current.awaited).toBe(2);
  nuggets.release();
  await waitFor(() => expect(result.current.awaited).toBe(0));
  expect(result.current.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['nugget', 'quote']));
});

it('requests everything again', async () => {
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
  vi.doMock('@/features/memory/recall/log/due', () => {
    throw new Error('There is no network');
  });
  const app = start();
  withPassages(app, 2, 1);
  const { result } = app.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(result.current.items.map(todayItemKey).slice(0, 2)).toEqual(['passage/2', 'passage/1']);
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
  await waitFor(() => expect(done()).toEqual(['passage/1', todayItemKey(chapter)]));
});

it('leaves rows that are gone out of a day begun, unless their list is unknown', async () => {
  const app = start();
  withPassages(app, 1, 1);
  const [passage] = app.data.memoryPassages;
  const row = { ...passage, topicIds: [] };
  Object.assign(app.data, { nuggets: [{ ...row, passageId: 4 }] });
  app.data.quotes = [{ quoteId: 5, text: 'T', approved: 'Y', fromUser: null, sourceId: null, topicIds: [] }];
  app.data.prayers = [6, 7].map((prayerId) => ({
    prayerId,
    title: 'Rain',
    details: '',
    personName: '',
    archived: prayerId === 7,
    priority: null,
  }));
  const there = ['passage/1', 'nugget/4', 'quote/5', 'prayer/6'];
  const gone = ['passage/99', 'nugget/99', 'quote/99', 'prayer/99', 'prayer/7'];
  app.store.dispatch(dayOpened(TODAY));
  app.store.dispatch(itemOpened([...there, ...gone].map(itemOf), itemOf('passage/1')));
  app.api.faults.set('get_mempsg_list', '500');
  app.api.faults.set('get_nugget_id_list', '500');
  const { result } = app.hook();
  const keys = () => result.current.items.map(todayItemKey);
  await waitFor(() => expect(keys()).toEqual([...there, 'passage/99', 'nugget/99']));
  expect(result.current.failed).toBe(true);
  await waitFor(() => expect(selectNuggetsState(app.store.getState()).status).toBe('error'));
  app.api.faults.clear();
  act(() => result.current.retry());
  await waitFor(() => expect(keys()).toEqual(there));
});

/** Passages, a nugget and quotes without a text, and passage 2 with a custom text, passage 3 and quote 6 with a text. */
function withTextless(app: Started) {
  withPassages(app, 1, 1, 1, 1);
  const { data } = app;
  const [first = expect.fail(), second = expect.fail(), , fourth = expect.fail()] = data.memoryPassages;
  Object.assign(first, { chapter: 99 });
  Object.assign(second, { startVerse: 40, endVerse: 40 });
  Object.assign(fourth, { bookName: 'enoch' });
  data.overrides = [{ passageId: 2, letter: 'a', verseNumber: 40, text: 'Hold fast.' }];
  Object.assign(data, { nuggets: [{ ...second, passageId: 4, topicIds: [] }] });
  data.quotes = [5, 6].map((quoteId) => ({
    quoteId,
    text: quoteId === 6 ? 'Fear not' : ' ',
    approved: 'Y',
    fromUser: null,
    sourceId: null,
    topicIds: [],
  }));
  for (const { quoteId, text } of data.quotes) app.store.dispatch(quoteTextSeen({ quoteId, text }));
}

it('chooses nothing without a text to show, which could never be done', async () => {
  const app = start();
  withTextless(app);
  await app.store.dispatch(loadTextOverrides());
  const { result } = app.hook();
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'ready', lacking: [] }));
  const keys = [...result.current.items, ...result.current.more].map(todayItemKey).toSorted();
  expect(keys).toEqual(['passage/2', 'passage/3', 'quote/6', 'reading/matthew/1']);
});

it('drops an item of a day begun once there is known to be no text', async () => {
  const app = start();
  withTextless(app);
  app.store.dispatch(dayOpened(TODAY));
  const begun = ['passage/1', 'passage/2', 'nugget/4', 'quote/5', 'quote/6'].map(itemOf);
  app.store.dispatch(itemOpened(begun, itemOf('passage/2')));
  const { result } = app.hook();
  const keys = () => result.current.items.map(todayItemKey);
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'ready', lacking: [] }));
  // The custom texts are not known yet.
  await waitFor(() => expect(keys()).toEqual(['passage/1', 'passage/2', 'quote/6']));
  await act(async () => {
    await app.store.dispatch(loadTextOverrides());
  });
  await waitFor(() => expect(keys()).toEqual(['passage/2', 'quote/6']));
});

it('offers items that do not fit the day, without those done', async () => {
  const app = start();
  withPassages(app, ...Array<1>(40).fill(1));
  const { result } = app.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  const more = () => result.current.more.map(todayItemKey);
  const first = more()[0] ?? '';
  expect(more().filter((key) => result.current.items.map(todayItemKey).includes(key))).toEqual([]);
  act(() => app.store.dispatch(itemOpened(result.current.items, itemOf(first))));
  const passageId = Number(first.split('/')[1]);
  await act(async () => {
    await app.store.dispatch(recordView({ passageId, at: new Date(2026, 10, 21, 9).getTime() }));
  });
  await waitFor(() => expect(more()).not.toContain(first));
});

/** Matthew 26, the next one, takes eight minutes. */
const AFTER_MATTHEW_25 = {
  dayOfWeek: 'Saturday',
  bookName: 'matthew',
  chapter: 25,
  dateRead: '2026-11-14',
} as const;

/** A day of five minutes with one passage, already practised, and a chapter too long for it. */
async function withLongChapter(user?: string) {
  const app = start(user);
  withPassages(app, 1);
  Object.assign(app.data.memoryPassages[0] ?? {}, { lastViewedNum: Date.now() });
  app.data.readingProgress = [AFTER_MATTHEW_25];
  app.store.dispatch(dayOpened(TODAY));
  app.store.dispatch(budgetChosen(5));
  const { result } = app.hook();
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'ready', awaited: 0, lacking: [] }));
  return { ...app, result };
}
const LONG = 'reading/matthew/26';

it('is not done while a chapter that did not fit is neither read nor skipped', async () => {
  const { store, result } = await withLongChapter();
  expect(result.current.progress).toMatchObject({ done: 1, next: undefined });
  expect(result.current).toMatchObject({ isDayDone: false, unread: { kind: 'reading' } });
  act(() => store.dispatch(itemSkipped(LONG)));
  expect(result.current).toMatchObject({ isDayDone: true, unread: undefined, notSkipped: [] });
  const [chapter = expect.fail()] = result.current.more;
  act(() => store.dispatch(itemAdded(chapter)));
  expect(result.current.progress.next).toMatchObject({ key: LONG, state: 'open' });
  expect(result.current.isDayDone).toBe(false);
});

it('offers no chapter that a guest has read', async () => {
  const app = await withLongChapter('Guest');
  const chapter = () => app.result.current.progress.entries.find(({ key }) => key === LONG);
  act(() => app.store.dispatch(budgetChosen(20)));
  const entry = chapter() ?? expect.fail();
  act(() => app.store.dispatch(itemOpened(app.result.current.items, entry.item)));
  act(() => app.store.dispatch(itemShown(entry)));
  expect(chapter()?.state).toBe('done');
  act(() => app.store.dispatch(budgetChosen(5)));
  expect(app.result.current.more.map(todayItemKey)).not.toContain(LONG);
});

it('has a long chapter alone, also where nuggets and quotes have failed', async () => {
  const app = start();
  withPassages(app);
  app.data.readingProgress = [AFTER_MATTHEW_25];
  app.api.faults.set('get_nugget_id_list', '500');
  app.api.faults.set('get_quote_list', '500');
  const { result } = app.hook();
  await waitFor(() => expect(result.current.missing).toEqual(['nuggets', 'quotes']));
  await waitFor(() => expect(result.current.items.map(todayItemKey)).toEqual([LONG]));
});

it('reckons with the lengths of chapters, and with one’s own pace', async () => {
  const app = start();
  withPassages(app, ...Array<1>(12).fill(1));
  const lengths = (kind: string, { items }: ReturnType<typeof useTodayQueue>) => [
    ...new Set(items.filter((item) => item.kind === kind).map(({ seconds }) => seconds)),
  ];
  const ordinary = app.hook().result;
  await waitFor(() => expect(ordinary.current.phase).toBe('ready'));
  expect(lengths('passage', ordinary.current)).toEqual([16]);
  // Matthew 1 has 25 verses.
  expect(lengths('reading', ordinary.current)).toEqual([156]);
  const slow = start();
  withPassages(slow, ...Array<1>(12).fill(1));
  const yesterday = new Date(2026, 10, 20, 9).getTime();
  slow.data.memoryPassages.forEach((row, index) => {
    if (index < 11) row.lastViewedNum = yesterday + index * 24_000;
  });
  const { result } = slow.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(lengths('passage', result.current)).toEqual([24]);
});

it('takes nugget and quote, and nothing else, into a queue begun without them', async () => {
  const app = start();
  const quotes = app.api.hold('get_quote_list');
  const { result } = app.hook();
  await quotes.arrived;
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  await waitFor(() => expect(result.current.lacking).toEqual(['quote']));
  const begun = result.current.items.slice(0, 1);
  act(() => app.store.dispatch(itemOpened(begun, itemOf('passage/1'), ['nugget', 'quote'])));
  expect(result.current).toMatchObject({ started: true, awaited: 0 });
  quotes.release();
  await waitFor(() =>
    expect(result.current.items.map(({ kind }) => kind).slice(1)).toEqual(['nugget', 'quote']),
  );
  expect(result.current.progress.entries.slice(1).map(({ state }) => state)).toEqual(['open', 'open']);
});

it('completes a day begun without some lists once they come, and keeps that day', async () => {
  const app = start();
  withPassages(app, 1, 1);
  app.data.prayers = [
    { prayerId: 6, title: 'Rain', details: '', personName: '', archived: false, priority: null },
  ];
  app.api.faults.set('get_mempsg_list', '500');
  app.api.faults.set('get_all_reading_plan_progress', '500');
  const { result } = app.hook();
  const keys = () => result.current.items.map(todayItemKey);
  await waitFor(() => expect(keys()).toEqual(['prayer/6']));
  expect(result.current).toMatchObject({
    lacking: ['passage', 'reading'],
    missing: ['reading plan', 'memory passages'],
  });
  act(() => app.store.dispatch(itemOpened(result.current.items, itemOf('prayer/6'), result.current.lacking)));
  app.api.faults.clear();
  act(() => result.current.retry());
  const whole = ['prayer/6', 'passage/1', 'passage/2', 'reading/matthew/1'];
  await waitFor(() => expect(keys().sort()).toEqual(whole.sort()));
  expect(result.current.lacking).toEqual([]);
  // Rows added to a list from now on belong to another day.
  expect(startedLater()).toEqual(whole.sort());

  function startedLater() {
    const reloaded = renderHookIn(startStore().store, useTodayQueue, TODAY);
    return reloaded.result.current.items.map(todayItemKey).sort();
  }
});

it('has a nugget though the quotes cannot be loaded, and names them as missing', async () => {
  const app = start();
  app.api.faults.set('get_quote_list', '500');
  const { result } = app.hook();
  await waitFor(() => expect(result.current).toMatchObject({ awaited: 0, missing: ['quotes'] }));
  const kinds = () => result.current.items.map(({ kind }) => kind);
  expect(kinds()).toContain('nugget');
  const before = result.current.items.map(todayItemKey);
  app.api.faults.clear();
  act(() => result.current.retry());
  await waitFor(() => expect(kinds()).toContain('quote'));
  expect(result.current.items.map(todayItemKey)).toEqual(expect.arrayContaining(before));
  expect(result.current.missing).toEqual([]);
});

it('counts what another device has just practised, once the page is seen again', async () => {
  const app = start();
  withPassages(app, 1, 1);
  const { result } = app.hook();
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  const done = () => result.current.progress.entries.filter(({ state }) => state === 'done').length;
  expect(done()).toBe(0);
  const [first] = app.data.memoryPassages;
  Object.assign(first ?? {}, { lastViewedNum: Date.now() });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(done()).toBe(1));
});
