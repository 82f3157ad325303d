import { beforeEach, expect, it, vi } from 'vitest';
import { memoryPassages } from '@/features/memory/api/calls';
import { readRecallRows } from '@/features/memory/api/recallStorage';
import { logTried, triedPassage } from '@/features/memory/recall/log/tried';
import { loadPassages, selectPassagesState } from '@/features/memory/store/passages';
import { cachedLists } from '@test/kit/engine';
import { noticesOf, startStore } from '@test/kit/startStore';
import { keepPassages } from './keep';

beforeEach(() => sessionStorage.clear());

const of = (chapter: number) =>
  ({ translation: 'kjv', bookName: 'nahum', chapter, startVerse: 1, endVerse: 1 }) as const;

it('compares with the server’s list, not with an older copy on the device', async () => {
  const earlier = startStore();
  await earlier.store.dispatch(loadPassages());
  await vi.waitFor(async () => expect(await cachedLists.read(memoryPassages, 'demo')).not.toBeNull());
  const { api, data } = earlier;
  const [known = expect.fail()] = data.memoryPassages;
  // Kept on another device since.
  data.memoryPassages.push({ ...known, ...of(1), passageId: 9_999 });
  const before = data.memoryPassages.length;
  const { store } = startStore('demo', api);
  const held = api.hold('get_mempsg_list');
  void store.dispatch(loadPassages());
  await vi.waitFor(() => expect(selectPassagesState(store.getState()).phase).toBe('ready'));
  await held.arrived;
  const keeping = store.dispatch(keepPassages([of(1)]));
  held.release();
  await keeping;
  expect(data.memoryPassages).toHaveLength(before);
});

const run = { passageId: triedPassage(of(1)).passageId, direction: 'by_ref', exercise: 'letters' } as const;

it('keeps nothing for another user who signs in meanwhile', async () => {
  const app = startStore();
  const { api, store, signIn } = app;
  await store.dispatch(loadPassages());
  logTried({ ...run, score: 1, missed: [], peeks: 0 });
  const held = api.hold('add_memory_passage');
  const keeping = store.dispatch(keepPassages([of(1), of(2)]));
  const next = store.dispatch(keepPassages([of(3)]));
  await held.arrived;
  signIn('reader');
  held.release();
  await Promise.all([keeping, next]);
  expect(api.requests.filter(({ endpoint }) => endpoint === 'add_memory_passage')).toHaveLength(1);
  expect(await readRecallRows('reader')).toEqual([]);
  expect(noticesOf(app)).toEqual([]);
});

it.each([
  ['', '2 passages added to your memory passages'],
  ['add_memory_passage:drop', '2 passages added to your memory passages (waiting to be sent)'],
  ['add_memory_passage:error:once', '1 added to your memory passages; 1 passage could not be added'],
])('says what the server has of the kept passages: %s', async (faults, said) => {
  const started = startStore();
  await started.store.dispatch(loadPassages());
  started.api.faults.add(faults);
  await started.store.dispatch(keepPassages([of(1), of(2)]));
  expect(noticesOf(started)).toEqual([said]);
});

it('stores the passages after three seconds, though the list does not come', async () => {
  const { api, store, outbox } = startStore();
  const held = api.hold('get_mempsg_list');
  void store.dispatch(loadPassages());
  await held.arrived;
  api.faults.set('add_memory_passage', 'drop');
  const keeping = store.dispatch(keepPassages([of(1)]));
  await vi.waitFor(() => expect(outbox.writes()).toHaveLength(1), { timeout: 20_000 });
  held.release();
  await keeping;
});
