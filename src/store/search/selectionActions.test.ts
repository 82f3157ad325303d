import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { SearchResult } from '@/domain/search/searchResult';
import { loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';
import { loadPassages, selectPassages } from '@/store/passages/passages';
import { forgetDevice, noticesOf, startStore } from '@test/kit/startStore';
import { keepAsNuggets, memorise } from './selectionActions';

forgetDevice();

const hit = (verse: number): SearchResult => ({
  ...{ translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: verse, endVerse: verse },
  verses: [],
});
const calls = ({ api }: ReturnType<typeof startStore>, endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint).length;

it('adds verses to the memory passages, but those that are there, and gives the ids of all', async () => {
  const app = startStore();
  app.data.memoryPassages = [];
  const first = await app.store.dispatch(memorise([hit(3)]));
  expect(noticesOf(app)).not.toContain('Already among your memory passages');
  const both = await app.store.dispatch(memorise([hit(3), hit(4)]));
  const ids = selectPassages(app.store.getState()).map(({ passageId }) => passageId);
  expect([both[0], both.toSorted()]).toEqual([first[0], ids.toSorted()]);
  expect(ids).toHaveLength(2);
  expect(noticesOf(app)).not.toContain('Already among your memory passages');
  expect(await app.store.dispatch(memorise([hit(4)]))).toEqual([both[1]]);
  expect(noticesOf(app).at(-1)).toBe('Already among your memory passages');
});

it('ends with the first passage that cannot be added, and gives the ids of those that were', async () => {
  const app = startStore();
  app.data.memoryPassages = [];
  await app.store.dispatch(loadPassages());
  const [known] = await app.store.dispatch(memorise([hit(3)]));
  app.api.faults.set('add_memory_passage', 'error');
  const before = calls(app, 'add_memory_passage');
  expect(await app.store.dispatch(memorise([hit(3), hit(4), hit(5)]))).toEqual([known]);
  expect(calls(app, 'add_memory_passage') - before).toBe(1);
  expect(noticesOf(app)).not.toContain('Already among your memory passages');
});

it('adds verses to the nuggets, but those that are there', async () => {
  const app = startStore();
  app.data.nuggets = [];
  await app.store.dispatch(keepAsNuggets([hit(3)]));
  await app.store.dispatch(keepAsNuggets([hit(3), hit(4)]));
  expect(app.data.nuggets.map(({ startVerse }) => startVerse)).toEqual([3, 4]);
  expect(noticesOf(app)).not.toContain('Already among your nuggets');
  await app.store.dispatch(keepAsNuggets([hit(4)]));
  expect(noticesOf(app).at(-1)).toBe('Already among your nuggets');
  expect(app.data.nuggets).toHaveLength(2);
});

it('ends with the first nugget that cannot be added', async () => {
  const app = startStore();
  app.data.nuggets = [];
  await app.store.dispatch(loadNuggets());
  app.api.faults.set('add_nonmemory_passage', 'error');
  await app.store.dispatch(keepAsNuggets([hit(3), hit(4)]));
  expect(calls(app, 'add_nonmemory_passage')).toBe(1);
  expect(selectNuggets(app.store.getState())).toEqual([]);
});
