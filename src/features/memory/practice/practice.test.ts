import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { users } from '@/features/account/api';
import { fetchList } from '@/data/cache/cachedList';
import { engineOf } from '@/data/store/appStore';
import { server } from '@test/kit/server';
import { selectSeenElsewhereOf } from '../recall/log/practised';
import { listInvalidated, writeConfirmed } from '@/data/sync/sync';
import { recordView } from '../store/passageWrites';
import { startStore } from '@test/kit/startStore';
import { loadPassages, selectPassages } from '../store/passages';
import { browsed, selectBrowse } from '@/data/browse/browses';
import {
  PRACTICE,
  practiceVisit,
  resumeVisit,
  selectRecord,
  selectVisit,
  startVisit,
  viewPassage,
} from './practice';

const key = 'entry';
const request = { key, order: 'by_freq' as const, seed: 1, now: 0 };

async function visit(more: Partial<Parameters<typeof startVisit>[0]> = {}) {
  const started = startStore();
  const { store, data } = started;
  data.memoryPassages = data.memoryPassages.slice(0, 4);
  await store.dispatch(loadPassages());
  const all = selectPassages(store.getState()).map(({ passageId }) => passageId);
  store.dispatch(startVisit({ ...request, ...more }));
  const now = () => selectVisit(store.getState());
  const next = () => store.dispatch(browsed(PRACTICE, { type: 'next' }));
  return { ...started, all, now, next, ids: () => now()?.ids ?? [] };
}

it('begins with the requested passage, and with only the requested ones', async () => {
  const { all, ids, now } = await visit();
  expect(ids().toSorted()).toEqual(all.toSorted());
  expect(now()).toMatchObject({ key, currentId: ids()[0], step: 0, recorded: {}, viewed: null });
  const third = ids()[2] ?? 0;
  expect((await visit({ startAt: third })).now()?.currentId).toBe(third);
  expect((await visit({ startAt: 9999 })).now()?.currentId).not.toBe(9999);
  const some = [all[3] ?? 0, 9999, all[1] ?? 0];
  const chosen = await visit({ ids: some });
  expect(chosen.ids()).toEqual([all[3], all[1]]);
  expect(chosen.now()?.currentId).toBe(all[3]);
  expect((await visit({ ids: [third] })).ids()).toEqual([third]);
  expect((await visit({ ids: [9999] })).ids()).toHaveLength(4);
});

it('begins no visit before the list is loaded, nor if the list is empty', async () => {
  const { store, data } = startStore();
  store.dispatch(startVisit(request));
  expect(selectVisit(store.getState())).toBeNull();
  const loading = store.dispatch(loadPassages());
  store.dispatch(startVisit(request));
  expect(selectVisit(store.getState())).toBeNull();
  data.memoryPassages = [];
  await loading;
  const empty = startStore();
  empty.data.memoryPassages = [];
  await empty.store.dispatch(loadPassages());
  empty.store.dispatch(startVisit(request));
  expect(selectVisit(empty.store.getState())).toBeNull();
});

it('records each arrival once a day', async () => {
  const { store, api, now, next } = await visit();
  const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed').length;
  const current = () => now()?.currentId ?? 0;
  const noon = new Date(2026, 10, 21, 12).getTime();
  const [one] = [current()];
  const before = selectPassages(store.getState()).find(({ passageId }) => passageId === one)?.lastViewed;
  const look = (at: number) => store.dispatch(viewPassage(current(), now()?.step ?? 0, at));
  look(noon);
  look(noon + 1);
  await expect.poll(views).toBe(1);
  expect(now()?.recorded).toEqual({ [one]: before });
  expect(now()?.viewed).toEqual({ passageId: one, step: 0, day: '2026-11-21' });
  expect(now()?.seen).toEqual([one]);
  look(noon + 86_400_000);
  await expect.poll(views).toBe(2);
  next();
  look(noon + 86_400_000);
  await expect.poll(views).toBe(3);
});

it('retries a view that could not be recorded while its passage is shown', async () => {
  const { store, now, ids } = await visit();
  const [one = 0, two = 0] = ids();
  const at = new Date(2026, 10, 21, 12).getTime();
  const refused = (passageId: number) =>
    store.dispatch(recordView.rejected(null, 'request', { passageId, at }, undefined, { user: 'demo', at }));
  store.dispatch(viewPassage(one, 0, at));
  refused(two);
  expect(now()?.viewed).not.toBeNull();
  refused(one);
  expect(now()?.viewed).toBeNull();
});

it.each([
  ['of the same entry', { key: 'entry' }, true],
  ['of another entry', { key: 'other' }, false],
  ['that makes no sense', { key: 'entry', begun: 'one' }, false],
])('continues a visit %s after a reload', (_, change, resumed) => {
  const { store } = startStore();
  const viewed = { passageId: 2, step: 3, day: '2026-11-21' };
  const stored = { key: 'entry', recorded: { 1: null, 2: 7 }, viewed, begun: 5, isPortion: false };
  sessionStorage.setItem(`nuggets.tab/demo/practice`, JSON.stringify({ ...stored, ...change }));
  const resume = () => store.dispatch(resumeVisit('entry', practiceVisit.restore('demo')));
  resume();
  expect(selectRecord(store.getState())).toEqual(resumed ? stored : null);
  if (!resumed) return;
  // A visit in progress is not replaced by a stored one.
  store.dispatch(viewPassage(1, 4, new Date(2026, 10, 21, 12).getTime()));
  resume();
  expect(selectRecord(store.getState())?.viewed).toMatchObject({ passageId: 1, step: 4 });
});

it('does not begin again during the visit', async () => {
  const { store, ids, now, next } = await visit();
  next();
  store.dispatch(startVisit({ ...request, seed: 2 }));
  expect(now()).toMatchObject({ key, currentId: ids()[1], step: 1 });
  store.dispatch(startVisit({ ...request, key: 'other' }));
  expect(now()).toMatchObject({ key: 'other', currentId: ids()[0] });
});

it('begins again if none of its passages is left', async () => {
  const { store, now } = await visit();
  store.dispatch(browsed(PRACTICE, { type: 'listed', ids: [] }));
  expect(now()).toBeNull();
  store.dispatch(startVisit(request));
  expect(now()?.ids).toHaveLength(4);
});

it('begins with passages by their current ids', async () => {
  const { store, ids, now } = await visit();
  const [one = 0, two = 0] = ids();
  const confirmed = (provisionalId: number, id: number) =>
    writeConfirmed({ user: 'demo', kind: 'passage', payload: {}, id, at: 1, provisionalId });
  store.dispatch(confirmed(-7, one));
  store.dispatch(confirmed(-8, two));
  store.dispatch(startVisit({ ...request, key: 'other', ids: [-8, -7], startAt: -7 }));
  expect(now()).toMatchObject({ ids: [two, one], currentId: one });
  store.dispatch(startVisit({ ...request, key: 'third', among: [-8] }));
  expect(now()?.ids).toEqual([two]);
});

it('continues with a passage added here under its id from the server', async () => {
  const { store, now } = await visit();
  const confirmed = (provisionalId: number, id: number) =>
    writeConfirmed({ user: 'demo', kind: 'passage', payload: {}, id, at: 1, provisionalId });
  const [one, two = 0] = now()?.ids ?? [];
  store.dispatch(confirmed(9999, 70));
  expect(now()).toMatchObject({ currentId: one, recorded: {} });
  // A passage that was not viewed does not count as viewed under its new id either.
  store.dispatch(confirmed(two, 70));
  expect(now()?.ids.slice(0, 2)).toEqual([one, 70]);
  expect(now()).toMatchObject({ currentId: one, recorded: {}, seen: [] });
  store.dispatch(viewPassage(70, 0, 0));
  store.dispatch(confirmed(70, 71));
  expect(now()).toMatchObject({ recorded: { 71: null }, seen: [71] });
  store.dispatch(confirmed(one ?? 0, 72));
  expect(selectBrowse(store.getState(), PRACTICE)).toMatchObject({ current: 72, at: 0 });
});

it.each([
  ['an hour behind', 3_600_000],
  ['an hour ahead', -3_600_000],
])('knows its own view on the server, with a clock that is %s', async (_, serverAhead) => {
  const { store, data, ids } = await visit();
  const [id = 0] = ids();
  const row = data.memoryPassages.find(({ passageId }) => passageId === id) ?? expect.fail();
  row.lastViewedNum = 0;
  const serverMs = Date.now() + serverAhead;
  const headers = { date: new Date(serverMs).toUTCString() };
  server.use(http.all('*/bible/api/get_all_users.php', () => HttpResponse.json([], { headers })));
  await fetchList(engineOf(store).as(''), users);
  store.dispatch(listInvalidated('passages'));
  await store.dispatch(loadPassages());
  store.dispatch(viewPassage(id, 0, Date.now()));
  await vi.waitFor(() => expect(Math.abs(row.lastViewedNum - serverMs)).toBeLessThan(5_000));
  const elsewhere = () =>
    selectSeenElsewhereOf(store.getState())({ passageId: id, lastViewed: row.lastViewedNum });
  expect(elsewhere()).toBeNull();
  // Another device views it after that.
  row.lastViewedNum += 60_000;
  expect(elsewhere()).toBe(row.lastViewedNum);
});

it('keeps the time of a view though the clock is set before the sending', async () => {
  const { store, data, ids, api, outbox } = await visit();
  const [id = 0] = ids();
  const row = data.memoryPassages.find(({ passageId }) => passageId === id) ?? expect.fail();
  row.lastViewedNum = Date.now() - 86_400_000;
  const headers = { date: new Date().toUTCString() };
  server.use(http.all('*/bible/api/get_all_users.php', () => HttpResponse.json([], { headers })));
  await fetchList(engineOf(store).as(''), users);
  api.faults.set('*', 'drop');
  const viewedAt = Date.now();
  store.dispatch(viewPassage(id, 0, viewedAt));
  await vi.waitFor(() => expect(outbox.writes()[0]?.status).toBe('queued'));
  api.faults.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: viewedAt + 3 * 86_400_000 });
  await fetchList(engineOf(store).as(''), users);
  await outbox.flush({ now: true });
  vi.useRealTimers();
  expect(row.lastViewedNum).toBe(viewedAt);
});
