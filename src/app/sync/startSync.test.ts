import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { fetchList } from '@/data/cache/cachedList';
import { engineOf } from '@/data/store/appStore';
import { callEnded } from './server';
import type { ListName } from '@/data/define/list';
import type { AppStore } from '@/data/store/appStore';
import { listNamed } from '@test/kit/readList';
import { server } from '@test/kit/server';
import { rememberedSync, rememberSync, startSync } from './startSync';
import { addLink, loadLinks, selectLinks } from '@/features/links/store';
import { withPrayerDays } from '@/features/prayers/api/recordedDays';
import {
  loadPrayerSessions,
  recordSession,
  selectPrayerSessions,
} from '@/features/prayers/store/prayerSessions';
import { undoNow } from '@/data/write/undo';
import { noticeClosed, selectNotices } from '@/data/notices/notices';
import { loadPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { createTopic, loadTopics } from '@/features/topics/store/topics';
import { appEngine, makeStore } from '@/app/store';
import { lists, writes } from '@/app/subjects';
import { install } from '@/data/install';
import { newLocalId, outboxWriteFrom } from '@/data/outbox/outboxWrite';
import { afterTest } from '@test/kit/afterTest';
import { outboxStorage } from '@test/kit/engine';
import { startMockApi } from '@test/kit/startMockApi';
import { noticesOf, startStore } from '@test/kit/startStore';
import { testStore, outboxOf } from '@test/kit/testStore';
import { selectSyncStatus } from './syncStatus';
import { selectWaiting } from '@/data/sync/sync';
import { signedIn } from '@/data/session/session';

function storeOf(userName: string) {
  const store = testStore();
  store.dispatch(signedIn({ userName }));
  startSync(store);
  return store;
}

/** Reads a list for the user of a store, through its engine. */
const readIn = (store: AppStore, list: ListName, user: string) =>
  fetchList(engineOf(store).as(user), listNamed(list));

const answer = (endpoint: string, response: () => Response) =>
  server.use(http.all(`*/bible/api/${endpoint}.php`, response));

it('counts an answer of the server as a sync, and nothing else', async () => {
  const store = storeOf('cleo');
  const lastSync = () => selectSyncStatus(store.getState()).lastSync;
  answer('add_prayer', () => HttpResponse.error());
  // The outbox checks whether the write arrived, and that fails too.
  answer('get_prayers', () => HttpResponse.error());
  answer('get_tag_list', () => new HttpResponse('<h1>Log in to this network</h1>'));
  const payload = { title: 'Waits', details: '', personName: '', archived: false, daily: false };
  await outboxOf(store).write('cleo', { kind: 'prayer', payload });
  await readIn(store, 'topics', 'cleo').catch(() => undefined);
  expect(lastSync()).toBeNull();
  answer('get_tag_list', () => HttpResponse.json([]));
  await readIn(store, 'topics', 'cleo');
  expect(lastSync()).not.toBeNull();
  expect(rememberedSync('cleo')).toBe(lastSync());

  store.dispatch(signedIn({ userName: 'bob' }));
  expect(lastSync()).toBeNull();
  expect(rememberedSync('bob')).toBeNull();
});

it('counts an answer that came before its own code was loaded', async () => {
  answer('get_tag_list', () => HttpResponse.json([]));
  const store = testStore();
  store.dispatch(signedIn({ userName: 'dora' }));
  await readIn(store, 'topics', 'dora');
  startSync(store);
  expect(selectSyncStatus(store.getState()).lastSync).not.toBeNull();
  expect(rememberedSync('dora')).toBe(selectSyncStatus(store.getState()).lastSync);
});

it('shows the time of the latest sync, though an earlier one arrives later', () => {
  const store = storeOf('cleo');
  const later = Date.now() + 60_000;
  store.dispatch(callEnded({ user: 'cleo', at: later, ok: true }));
  store.dispatch(callEnded({ user: 'cleo', at: later - 1, ok: true }));
  expect(selectSyncStatus(store.getState()).lastSync).toBe(later);
});

it('takes no answer to an earlier user for a sync of this one', () => {
  const store = storeOf('ann');
  store.dispatch(signedIn({ userName: 'bob' }));
  store.dispatch(callEnded({ user: 'ann', at: Date.now(), ok: true }));
  expect(selectSyncStatus(store.getState()).lastSync).toBeNull();
  expect(rememberedSync('bob')).toBeNull();
});

it('knows that the server fails or is silent, until the next answer', () => {
  const store = storeOf('cleo');
  const trouble = () => selectSyncStatus(store.getState()).trouble;
  const end = { user: 'cleo', at: Date.now() };
  const failed = (failure: object) =>
    store.dispatch(callEnded({ ...end, ok: false, failure: { kind: 'http', endpoint: 'x', ...failure } }));
  expect(trouble()).toBeNull();
  failed({ kind: 'network' });
  expect(trouble()).toBe('unreachable');
  failed({ kind: 'network', status: 429 });
  expect(trouble()).toBe('busy');
  failed({ status: 500 });
  expect(trouble()).toBe('serverFailing');
  // One script that is missing says nothing of the others.
  failed({ status: 404 });
  expect(trouble()).toBe('serverFailing');
  store.dispatch(callEnded({ ...end, ok: true }));
  expect(trouble()).toBeNull();
});

it('begins later where its code could not be loaded at first', async () => {
  const api = startMockApi();
  const command = JSON.stringify({ kind: 'topic', name: 'From the visit before' });
  const stored = { user: 'demo', at: Date.now(), command, localId: newLocalId(Date.now()) };
  outboxStorage.journal(outboxWriteFrom(stored, 0));
  const engine = appEngine();
  const store = makeStore({ checked: true, engine });
  afterTest(() => engine.close());
  let isReachable = false;
  engine.connect({
    onCallEnd: () => undefined,
    install: () =>
      isReachable
        ? Promise.resolve(install(engine, store, { lists, writes }))
        : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  store.dispatch(signedIn({ userName: 'demo' }));
  startSync(store);
  await expect(engine.ready()).rejects.toThrow('subjects: network');
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  const sent = () => api.db.user('demo').topics.filter(({ name }) => name === 'From the visit before');
  await vi.waitFor(() => expect(sent()).toHaveLength(1), { timeout: 10_000 });
});

it('says that the storage of this browser does not answer', async () => {
  const { store, outbox } = startStore();
  await outbox.refresh();
  const noticeTexts = () => selectNotices(store.getState()).map(({ text }) => text);
  let answer: () => void = () => undefined;
  let stuck: Promise<unknown> = Promise.resolve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await new Promise<void>((asked) => {
      stuck = engineOf(store).storage.inDatabase(() => {
        asked();
        return new Promise<void>((resolve) => (answer = resolve));
      });
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(noticeTexts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(noticeTexts()).toEqual([expect.stringContaining('nothing is kept on this device')]);
  } finally {
    vi.useRealTimers();
    // The server works again for later writes.
    answer();
    await stuck;
  }
});

it('begins with each user’s own last sync', () => {
  const store = storeOf('dora');
  rememberSync('eve', 1_000);
  store.dispatch(signedIn({ userName: 'eve' }));
  expect(selectSyncStatus(store.getState()).lastSync).toBe(1_000);
});

it('reloads failed lists when the network is back, and knows the age of the others', async () => {
  const { api, store } = startStore();
  const status = () => selectSyncStatus(store.getState());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  try {
    await store.dispatch(loadPrayers());
    vi.setSystemTime(new Date(2026, 10, 21, 13));
    await store.dispatch(loadTopics());
    expect(status().cachedSince).toBeNull();
    vi.setSystemTime(new Date(2026, 10, 21, 14));
    api.faults.set('*', 'drop');
    await store.dispatch(loadTopics());
    expect(status().cachedSince).toBe(new Date(2026, 10, 21, 13).getTime());
    await store.dispatch(loadPrayers());
    expect(status().cachedSince).toBe(new Date(2026, 10, 21, 12).getTime());
    api.faults.clear();
    api.requests.length = 0;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(status().cachedSince).toBeNull());
  } finally {
    vi.useRealTimers();
  }
  expect(api.requests.map(({ endpoint }) => endpoint).sort()).toEqual(['get_prayers', 'get_tag_list']);
});

it('sends waiting writes with the network, at a look at the page, and every 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { api, store, data } = startStore();
    await store.dispatch(loadTopics());
    const wait = async (name: string) => {
      api.faults.set('*', 'drop');
      await store.dispatch(createTopic(name));
      api.faults.clear();
      expect(selectWaiting(store.getState())).toHaveLength(1);
    };
    const arrived = (name: string) =>
      vi.waitFor(() => {
        expect(data.topics.map((topic) => topic.name)).toContain(name);
        expect(selectWaiting(store.getState())).toEqual([]);
      });
    await wait('Online');
    window.dispatchEvent(new Event('online'));
    await arrived('Online');
    await wait('Looked at');
    document.dispatchEvent(new Event('visibilitychange'));
    await arrived('Looked at');
    await wait('Later');
    vi.advanceTimersByTime(15_000);
    await arrived('Later');
    // With nothing to do, no request is made.
    api.requests.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(api.requests).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('sends waiting writes, and reloads no list, where a browser wrongly says offline', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { api, store, data } = startStore();
  await store.dispatch(loadTopics());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('*', 'drop');
  await store.dispatch(createTopic('Through the tunnel'));
  await store.dispatch(loadPrayers());
  api.faults.clear();
  api.requests.length = 0;
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(selectWaiting(store.getState())).toEqual([]));
  expect(data.topics.map(({ name }) => name)).toContain('Through the tunnel');
  expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('get_prayers');
});

it('reads a failed list again once the network is back, but not for a closed tab', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { api, store } = startStore();
  const other = startStore('demo', api).store;
  for (const each of [store, other]) {
    api.faults.set('get_prayers', '500:once');
    await each.dispatch(loadPrayers());
  }
  engineOf(other).close();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(selectPrayersState(store.getState()).status).toBe('loaded'));
  expect(selectPrayersState(other.getState()).status).toBe('error');
});

it('retries after pauses that grow, until the page is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const app = startStore();
    const asked = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_prayers').length;
    app.api.faults.set('get_prayers', '500');
    await app.store.dispatch(loadPrayers());
    const tries: number[] = [];
    for (let tick = 1; tick <= 16; tick += 1) {
      const before = asked();
      vi.advanceTimersByTime(15_000);
      // Waits until a load that has begun is over, before the next tick.
      await app.outbox.flush();
      await vi.waitFor(() => expect(selectPrayersState(app.store.getState()).status).toBe('error'));
      if (asked() > before) tries.push(tick);
    }
    expect(tries).toEqual([1, 3, 7, 15]);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked()).toBe(6));
    await app.outbox.flush();
    await vi.waitFor(() => expect(selectPrayersState(app.store.getState()).status).toBe('error'));
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(asked()).toBe(7));
  } finally {
    vi.useRealTimers();
  }
});

it('reports a failing list once, however often the list is reloaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const app = startStore();
    const asked = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_prayers').length;
    const noticeCount = () => noticesOf(app).length;
    app.api.faults.set('get_prayers', '500');
    await app.store.dispatch(loadPrayers());
    expect(noticeCount()).toBe(1);
    for (const { id } of selectNotices(app.store.getState())) app.store.dispatch(noticeClosed(id));
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => {
      expect(asked()).toBe(2);
      expect(selectPrayersState(app.store.getState()).status).toBe('error');
    });
    expect(noticeCount()).toBe(0);
    // After a success, the next failure is reported again.
    app.api.faults.clear();
    await app.store.dispatch(loadPrayers());
    app.api.faults.set('get_prayers', '500');
    await app.store.dispatch(loadPrayers());
    expect(noticeCount()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

it('shows beside a link that is sent those that were added elsewhere meanwhile', async () => {
  const { store, data } = startStore();
  await store.dispatch(loadLinks());
  data.links.push({ key: '4.13', label: 'Elsewhere', action: 'https://elsewhere.example' });
  await store.dispatch(addLink({ label: 'Here', url: 'https://here.example' }));
  const shown = () => selectLinks(store.getState()).rows.map(({ key, label }) => [key, label]);
  await vi.waitFor(() => expect(shown()).toContainEqual(['4.13', 'Elsewhere']));
  expect(shown()).toContainEqual(['4.14', 'Here']);
});

it('shows a session that is sent to its user alone, on the day of the device', async () => {
  answer('add_prayer_session', () => HttpResponse.json(31));
  answer('get_prayer_sessions', () => HttpResponse.json([]));
  const [ann, bob] = [storeOf('ann'), storeOf('bob')];
  await ann.dispatch(loadPrayerSessions());
  const session = { prayerId: 5, note: '', dateTime: '2026-11-21T20:00:00' };
  await outboxOf(ann).write('ann', { kind: 'session', payload: session });
  const shown = { ...session, sessionId: 31, day: '2026-11-21' };
  await vi.waitFor(() => expect(selectPrayerSessions(ann.getState())).toEqual([shown]));
  expect(selectPrayerSessions(bob.getState())).toEqual([]);
  const asLoaded = { sessionId: 31, prayerId: 5, note: '', dateTime: '2026-11-22T06:00:00' };
  expect(withPrayerDays('ann', [asLoaded])).toEqual([{ ...asLoaded, day: '2026-11-21' }]);
});

it('shows a session that is sent before the sync has begun', async () => {
  answer('add_prayer_session', () => HttpResponse.json(32));
  answer('get_prayer_sessions', () => HttpResponse.json([]));
  const store = testStore();
  store.dispatch(signedIn({ userName: 'eve' }));
  await store.dispatch(loadPrayerSessions());
  await store.dispatch(recordSession({ prayerId: 5, note: 'first', dateTime: '2026-11-21T20:00:00' }));
  expect(selectPrayerSessions(store.getState())).toMatchObject([{ sessionId: 32, note: 'first' }]);
});

it.each([
  [
    'Recorded',
    'add_prayer_session',
    { kind: 'session', payload: { prayerId: 5, note: 'Once', dateTime: '2026-11-21T12:00:00' } },
  ],
  [
    'Mark 3 recorded as read',
    'update_reading_plan',
    {
      kind: 'progress',
      payload: { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-21' },
    },
  ],
])('offers after a reload to undo a write that is still undoable: %s', async (words, endpoint, write) => {
  const { api, outbox } = startStore();
  const earlier = outboxOf(testStore());
  await earlier.write('demo', write, { isUndoable: true });
  earlier.close();
  const reloaded = storeOf('demo');
  const offered = () => selectNotices(reloaded.getState()).filter(({ undo }) => undo !== undefined);
  await vi.waitFor(() => expect(offered()).toHaveLength(1));
  expect(offered()[0]?.text).toBe(words);
  await reloaded.dispatch(undoNow(offered()[0]?.id ?? ''));
  expect(await outbox.refresh()).toEqual([]);
  expect(api.requests.some((request) => request.endpoint === endpoint)).toBe(false);
});

it('gives notice once of a prayer recorded before the sync has begun', async () => {
  startMockApi();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const store = testStore();
    store.dispatch(signedIn({ userName: 'demo' }));
    const shown = new Set<string>();
    store.subscribe(() => selectNotices(store.getState()).forEach(({ id }) => shown.add(id)));
    const session = { prayerId: 5, note: 'Once', dateTime: '2026-11-21T12:00:00', undoable: true };
    await store.dispatch(recordSession(session));
    startSync(store);
    await outboxOf(store).refresh();
    await outboxOf(store).refresh();
    expect(shown.size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

it('gives notice once of a recorded prayer, also where the clock was set back', async () => {
  const { store, outbox } = startStore();
  await outbox.refresh();
  const shown = new Set<string>();
  store.subscribe(() => selectNotices(store.getState()).forEach(({ id }) => shown.add(id)));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    const session = { prayerId: 5, note: 'Once', dateTime: '2026-11-21T12:00:00', undoable: true };
    await store.dispatch(recordSession(session));
    await outbox.refresh();
  } finally {
    vi.useRealTimers();
  }
  expect(shown.size).toBe(1);
});
