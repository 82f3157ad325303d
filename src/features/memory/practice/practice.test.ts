import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { recordView } from '../store/passageWrites';
import { writeSettled } from '@/data/sync/sync';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { loadPassages, selectPassages } from '../store/passages';
import {
  moveBy,
  passageReached,
  practiceVisit,
  resumeVisit,
  selectVisit,
  selectVisitIds,
  startVisit,
  viewPassage,
} from './practice';

forgetDevice();

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
  return { ...started, all, now, ids: () => selectVisitIds(store.getState()) };
}

it('begins with the passage that is wanted, and with those alone that are', async () => {
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

it('begins no visit before the list is there, nor where the list is empty', async () => {
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

it('steps on and back, around both ends', async () => {
  const { store, ids, now } = await visit();
  const [first, second] = ids();
  const step = (by: number) => {
    store.dispatch(moveBy(by));
    return now()?.currentId;
  };
  expect([step(1), step(-1), step(-1), step(1), step(4)]).toEqual([second, first, ids()[3], first, first]);
  expect(now()?.step).toBe(5);
  store.dispatch(passageReached(second ?? 0));
  expect(now()).toMatchObject({ currentId: second, step: 6 });
});

it('records each arrival once a day', async () => {
  const { store, api, now } = await visit();
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
  expect(now()?.viewed).toEqual({ step: 0, day: '2026-11-21' });
  look(noon + 86_400_000);
  await expect.poll(views).toBe(2);
  store.dispatch(moveBy(1));
  look(noon + 86_400_000);
  await expect.poll(views).toBe(3);
});

it('records a view once more that could not be recorded, while its passage is shown', async () => {
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
  ['that makes no sense', { key: 'entry', step: 'one' }, false],
])('goes on after a reload with a visit %s', (_, change, resumed) => {
  const { store } = startStore();
  const kept = {
    ids: [1, 2],
    currentId: 2,
    step: 3,
    recorded: { 1: null, 2: 7 },
    viewed: { step: 3, day: '2026-11-21' },
    begun: 5,
    goal: 1,
    isFinished: true,
  };
  sessionStorage.setItem(`nuggets.tab/demo/practice`, JSON.stringify({ ...kept, ...change }));
  const resume = () => store.dispatch(resumeVisit('entry', practiceVisit.restore('demo')));
  resume();
  expect(selectVisit(store.getState())).toEqual(resumed ? { ...kept, key: 'entry' } : null);
  if (!resumed) return;
  // A visit that is under way is not replaced by what was stored of it.
  store.dispatch(passageReached(1));
  resume();
  expect(selectVisit(store.getState())).toMatchObject({ currentId: 1, step: 4 });
});

it('does not begin again while the visit is under way', async () => {
  const { store, ids, now } = await visit();
  store.dispatch(moveBy(1));
  store.dispatch(startVisit({ ...request, seed: 2 }));
  expect(now()).toMatchObject({ key, currentId: ids()[1], step: 1 });
  store.dispatch(startVisit({ ...request, key: 'other' }));
  expect(now()).toMatchObject({ key: 'other', step: 0 });
});

it('goes on with a passage that was made here under the id that the server gave', async () => {
  const { store, now } = await visit();
  const settled = (provisionalId: number) =>
    writeSettled({ user: 'demo', kind: 'passage', payload: {}, id: 70, at: 1, provisionalId });
  const [one, two] = now()?.ids ?? [];
  store.dispatch(settled(9999));
  expect(now()).toMatchObject({ currentId: one, recorded: {} });
  store.dispatch(settled(two ?? 0));
  expect(now()?.ids.slice(0, 2)).toEqual([one, 70]);
  expect(now()).toMatchObject({ currentId: one, recorded: { 70: null } });
  store.dispatch(settled(one ?? 0));
  expect(now()).toMatchObject({ currentId: 70 });
});
