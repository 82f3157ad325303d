import { expect, it, vi } from 'vitest';
import { listInvalidated } from '../sync/sync';
import { memoryPassages } from '@/features/memory/api/calls';
import { prayers } from '@/features/prayers/api/calls';
import {
  loadedPassages,
  loadPassages,
  selectPassages,
  selectPassagesState,
} from '@/features/memory/store/passages';
import { recordView } from '@/features/memory/store/passageWrites';
import { loadPracticeHistory, selectPracticeHistory } from '@/features/memory/store/practiceHistory';
import { addPrayer, loadPrayers, selectPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { selectWaiting } from '../sync/sync';
import { loadTopics, selectTopics } from '@/features/topics/store/topics';
import { holdDatabase } from '@test/kit/holdDatabase';
import { noticesOf, startStore } from '@test/kit/startStore';
import { initialListStatus, isStale, phaseOf } from './listState';
import { cachedLists } from '@test/kit/engine';

type Started = ReturnType<typeof startStore>;
const named = (title: string) => ({ title, details: '', personName: '', archived: false, daily: false });
const titles = ({ store }: Started) => selectPrayers(store.getState()).map(({ title }) => title);
const stateOf = ({ store }: Started) => selectPrayersState(store.getState());
const isCached = (user: string) =>
  vi.waitFor(async () => expect(await cachedLists.read(prayers, user)).not.toBeNull());

it('shows a write that the server took while an older answer was in flight, once', async () => {
  const app = startStore();
  const { api, store, data } = app;
  const held = api.hold('get_prayers');
  const loading = store.dispatch(loadPrayers());
  await held.arrived;
  await store.dispatch(addPrayer(named('Meanwhile')));
  held.release();
  await loading;
  expect(titles(app).filter((title) => title === 'Meanwhile')).toHaveLength(1);
  expect(titles(app)).toHaveLength(data.prayers.length);
  // The next answer contains it, and a row that the server has deleted is removed here.
  data.prayers.pop();
  await store.dispatch(loadPrayers());
  expect(titles(app)).not.toContain('Meanwhile');
});

it('forgets at a failed load what was written meanwhile: no later answer is older', async () => {
  const app = startStore();
  const { api, store, data } = app;
  api.faults.set('get_prayers', '500:once');
  const held = api.hold('get_prayers');
  const failing = store.dispatch(loadPrayers());
  await held.arrived;
  await store.dispatch(addPrayer(named('Meanwhile')));
  held.release();
  await failing;
  expect(stateOf(app)).toMatchObject({ status: 'error', failure: { kind: 'http', status: 500 } });
  data.prayers.pop();
  await store.dispatch(loadPrayers());
  expect(titles(app)).toEqual(data.prayers.map(({ title }) => title));
  expect(stateOf(app)).toMatchObject({ status: 'loaded', failure: null, source: 'server' });
});

it('keeps a view that is recorded while the history loads', async () => {
  const { api, store } = startStore();
  await store.dispatch(loadPassages());
  const { passageId } = selectPassages(store.getState())[0] ?? { passageId: 0 };
  const at = Date.UTC(2031, 0, 2);
  const held = api.hold('get_mem_practice_history');
  const loading = store.dispatch(loadPracticeHistory());
  await held.arrived;
  await store.dispatch(recordView({ passageId, at }));
  held.release();
  await loading;
  const { rows: entries } = selectPracticeHistory(store.getState());
  expect(entries.filter(({ viewedAt }) => viewedAt === at)).toEqual([{ passageId, viewedAt: at }]);
});

it('requests the list again if another device changed the rows while loading', async () => {
  const app = startStore();
  const { api, store, data } = app;
  const held = api.hold('get_prayers');
  const loading = store.dispatch(loadPrayers());
  await held.arrived;
  data.prayers.pop();
  store.dispatch(listInvalidated('prayers'));
  held.release();
  await loading;
  expect(titles(app)).toEqual(data.prayers.map(({ title }) => title));
  expect(stateOf(app)).toMatchObject({ status: 'loaded', source: 'server' });
});

it('is shown from the cache however long that takes', async () => {
  const before = startStore();
  await before.store.dispatch(loadPrayers());
  await isCached('demo');
  const app = startStore('demo', before.api);
  app.api.faults.set('get_prayers', 'drop');
  const release = await holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const loading = app.store.dispatch(loadPrayers());
    // A slow phone: the clock is moved on until the failure is shown.
    await vi.waitFor(() => expect(stateOf(app).status).toBe('error'), { timeout: 20_000 });
    await loading;
  } finally {
    vi.useRealTimers();
  }
  expect(titles(app)).toEqual([]);
  release();
  await vi.waitFor(() => expect(titles(app)).toEqual(before.data.prayers.map(({ title }) => title)));
  expect(stateOf(app)).toMatchObject({ source: 'cache' });
});

it('shows nobody the late answer to another user', async () => {
  const app = startStore();
  const { api, store, signIn } = app;
  const held = api.hold('get_prayers');
  const loading = store.dispatch(loadPrayers());
  await held.arrived;
  signIn('reader');
  await store.dispatch(loadPrayers());
  expect(titles(app)).toEqual([]);
  held.release();
  await loading;
  expect(titles(app)).toEqual([]);
  expect(stateOf(app)).toMatchObject({ status: 'loaded' });
});

it('does not report the late failure of another user’s call', async () => {
  const app = startStore();
  const { api, store, signIn } = app;
  api.faults.set('get_prayers', '500:once');
  const held = api.hold('get_prayers');
  const loading = store.dispatch(loadPrayers());
  await held.arrived;
  signIn('reader');
  held.release();
  await loading;
  expect(noticesOf(app)).toEqual([]);
  expect(stateOf(app).status).toBe('idle');
});

it('takes no answer requested before a user was away: their writes may be newer', async () => {
  const app = startStore();
  const { api, store, data, signIn } = app;
  const held = api.hold('get_prayers');
  const early = store.dispatch(loadPrayers());
  await held.arrived;
  signIn('reader');
  signIn('demo');
  await store.dispatch(loadPrayers());
  await store.dispatch(addPrayer(named('Since')));
  held.release();
  await early;
  expect(titles(app)).toContain('Since');
  expect(titles(app)).toHaveLength(data.prayers.length);
});

it('takes no failure from before a user was away', async () => {
  const app = startStore();
  const { api, store, signIn } = app;
  api.faults.set('get_prayers', '500:once');
  const [failing, held] = [api.hold('get_prayers'), api.hold('get_prayers')];
  const early = store.dispatch(loadPrayers());
  await failing.arrived;
  signIn('reader');
  signIn('demo');
  const loading = store.dispatch(loadPrayers());
  await held.arrived;
  failing.release();
  await early;
  expect(stateOf(app)).toMatchObject({ status: 'loading', failure: null });
  held.release();
  await loading;
  expect(stateOf(app)).toMatchObject({ status: 'loaded' });
});

it('does not put a cached answer that comes late over the server’s', async () => {
  const first = startStore();
  await first.store.dispatch(loadPrayers());
  await isCached('demo');
  const app = startStore();
  app.data.prayers = app.data.prayers.slice(0, 2);
  const release = await holdDatabase();
  await app.store.dispatch(loadPrayers());
  expect(titles(app)).toHaveLength(2);
  release();
  await cachedLists.read(prayers, 'demo');
  expect(titles(app)).toHaveLength(2);
  expect(stateOf(app).source).toBe('server');
});

it('shows the cached rows with their age until the server answers, also on failure', async () => {
  const first = startStore();
  await first.store.dispatch(loadPrayers());
  await isCached('demo');
  const { at = 0 } = (await cachedLists.read(prayers, 'demo')) ?? {};

  const app = startStore();
  const held = app.api.hold('get_prayers');
  const loading = app.store.dispatch(loadPrayers());
  expect(phaseOf(stateOf(app))).toBe('loading');
  await vi.waitFor(() => expect(stateOf(app).source).toBe('cache'));
  expect(titles(app)).toEqual(titles(first));
  expect(stateOf(app)).toMatchObject({ status: 'loading', loadedAt: at });
  held.release();
  await loading;
  expect(stateOf(app)).toMatchObject({ status: 'loaded', source: 'server' });

  const away = startStore();
  away.api.faults.set('get_prayers', 'drop');
  await away.store.dispatch(loadPrayers());
  expect(stateOf(away)).toMatchObject({ status: 'error', source: 'cache' });
  // The rows on the screen have not changed: there is no notice.
  expect(noticesOf(away)).toEqual([]);
  away.api.faults.set('get_prayers', '500');
  await away.store.dispatch(loadPrayers());
  expect(noticesOf(away)).toEqual(['Error fetching prayers']);
});

it('waits for the load that is under way, however that ends', async () => {
  const { api, store, data } = startStore();
  const count = () => selectPassages(store.getState()).length;
  const held = api.hold('get_mempsg_list');
  void store.dispatch(loadPassages());
  await held.arrived;
  const loaded = store.dispatch(loadedPassages()).then(count);
  held.release();
  expect(await loaded).toBe(data.memoryPassages.length);
  // A fresh list is not requested again.
  await store.dispatch(loadedPassages());
  expect(api.requests).toHaveLength(1);
  store.dispatch(listInvalidated('passages'));
  api.faults.set('get_mempsg_list', '500:once');
  await store.dispatch(loadedPassages());
  expect(selectPassagesState(store.getState()).status).toBe('error');
});

it('reports a list that cannot be loaded at all', async () => {
  const app = startStore();
  app.api.faults.set('get_prayers', 'drop');
  await app.store.dispatch(loadPrayers());
  expect(noticesOf(app)).toEqual(['Error fetching prayers']);
  expect(phaseOf(stateOf(app))).toBe('error');
  expect(stateOf(app)).toMatchObject({ failure: { kind: 'network' }, source: null });
});

it('refuses a guest’s prayers without a call', async () => {
  const app = startStore('Guest');
  await app.store.dispatch(loadPrayers());
  expect(app.api.requests).toEqual([]);
  expect(stateOf(app).failure).toMatchObject({ kind: 'rejected', detail: 'Guest users have no prayers' });
});

it('shows a row while its write waits, and to its user alone', async () => {
  const app = startStore();
  const { api, store, signIn } = app;
  await store.dispatch(loadPrayers());
  const before = titles(app);
  api.faults.set('*', 'drop');
  await store.dispatch(addPrayer(named('Waits')));
  expect(titles(app)).toEqual([...before, 'Waits']);
  const [waiting] = selectWaiting(store.getState());
  signIn('reader');
  expect(titles(app)).toEqual([]);
  expect(selectWaiting(store.getState())).toEqual([]);
  signIn('demo');
  await vi.waitFor(() => expect(titles(app)).toContain('Waits'));
  await app.outbox.discard(waiting?.id ?? 0);
  expect(titles(app)).not.toContain('Waits');
});

it('reloads a list once stale, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  try {
    const { api, store } = startStore();
    const asked = () => api.requests.filter(({ endpoint }) => endpoint === 'get_tag_list').length;
    await Promise.all([store.dispatch(loadTopics()), store.dispatch(loadTopics())]);
    expect(asked()).toBe(1);
    vi.setSystemTime(new Date(2026, 10, 21, 12, 5));
    await store.dispatch(loadTopics());
    expect(asked()).toBe(1);
    vi.setSystemTime(new Date(2026, 10, 21, 12, 5, 0, 1));
    await store.dispatch(loadTopics());
    expect(asked()).toBe(2);
    expect(selectTopics(store.getState())).not.toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['an absent one', undefined, true],
  ['an idle one', {}, true],
  ['one that is loading', { status: 'loading' }, false],
  ['a cached one', { status: 'loaded', loadedAt: 1_000, source: 'cache' }, true],
  ['one that just came', { status: 'loaded', loadedAt: 1_000, source: 'server' }, false],
  ['one from the future', { status: 'loaded', loadedAt: 1_001, source: 'server' }, true],
] as const)('loads %s: %3$s', (_, list, expected) => {
  expect(isStale(list && { ...initialListStatus, ...list }, 1_000)).toBe(expected);
});

it('says how many rows are left out, also from the cache, until there are none', async () => {
  const first = startStore();
  const [row = expect.fail()] = first.data.memoryPassages;
  first.data.memoryPassages.push({ ...row, passageId: 0.5 }, { ...row, passageId: Number.NaN });
  const invalidRowCount = ({ store }: Started) => selectPassagesState(store.getState()).invalidRowCount;
  await first.store.dispatch(loadPassages());
  expect(invalidRowCount(first)).toBe(2);
  await vi.waitFor(async () => expect(await cachedLists.read(memoryPassages, 'demo')).not.toBeNull());

  const later = startStore('demo', first.api);
  const held = later.api.hold('get_mempsg_list');
  const loading = later.store.dispatch(loadPassages());
  await vi.waitFor(() => expect(selectPassages(later.store.getState())).not.toEqual([]));
  expect(invalidRowCount(later)).toBe(2);
  held.release();
  await loading;
  first.data.memoryPassages.splice(-2);
  later.store.dispatch(listInvalidated('passages'));
  await later.store.dispatch(loadPassages());
  expect(invalidRowCount(later)).toBe(0);
});
