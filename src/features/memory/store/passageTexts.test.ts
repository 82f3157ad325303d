import { beforeEach, expect, it, vi } from 'vitest';
import { rangeKey } from '@/bible/references/reference';
import { loadText } from '@/bible/text/textCache';
import { startStore } from '@test/kit/startStore';
import { memoriseThreeVerses } from '@test/kit/versesOfPsalm';
import { loadPassages, selectPassages } from './passages';
import { loadPassageTexts, readPassageTexts, selectPassageTexts, selectTextOf } from './passageTexts';
import { loadTextOverrides } from './textOverrides';

type Started = ReturnType<typeof startStore>;
let started: Started;

/** The first verses of Psalm 23, one a passage, numbered from 1. */
beforeEach(() => {
  started = startStore();
  memoriseThreeVerses(started.data);
  started.data.overrides = [{ passageId: 3, letter: null, verseNumber: 3, text: 'My own' }];
});

const asked = () =>
  started.api.requests
    .filter(({ endpoint }) => endpoint === 'get_passage_text')
    .map(({ query }) => query?.start)
    .sort();
const texts = () =>
  selectPassages(started.store.getState()).map((passage) => selectTextOf(started.store.getState())(passage));
const loadLists = async () => {
  await started.store.dispatch(loadPassages());
  await started.store.dispatch(loadTextOverrides());
};

it('requests the texts without a custom text once, those of a chapter together', async () => {
  const { store } = started;
  await loadLists();
  expect(texts()).toEqual(['', '', 'My own']);
  const loading = store.dispatch(loadPassageTexts());
  expect(selectPassageTexts(store.getState()).loading).toBe(true);
  await Promise.all([loading, store.dispatch(loadPassageTexts())]);
  expect(selectPassageTexts(store.getState()).loading).toBe(false);
  expect(asked()).toEqual(['1']);
  expect(texts()).toEqual([
    expect.stringMatching(/^The LORD is my shepherd/),
    expect.stringMatching(/^He maketh me/),
    'My own',
  ]);
  await store.dispatch(loadPassageTexts());
  expect(asked()).toEqual(['1']);
});

it('does not request a text that is shown already, if this browser caches nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('no storage');
  });
  const { store } = started;
  await loadLists();
  const [first] = selectPassages(store.getState());
  if (!first) throw new Error('there is no passage');
  await store.dispatch(loadText(first));
  await store.dispatch(loadPassageTexts());
  expect(asked()).toEqual(['1', '2']);
  expect(Object.keys(selectPassageTexts(store.getState()).texts)).toHaveLength(2);
});

it('reads those on this device without a request, also from a loaded chapter', async () => {
  const { store } = started;
  await loadLists();
  await store.dispatch(readPassageTexts());
  expect(texts()).toEqual(['', '', 'My own']);
  await store.dispatch(
    loadText({ translation: 'kjv', bookName: 'psalms', chapter: 23, startVerse: 1, endVerse: 6 }),
  );
  const before = started.api.requests.length;
  await store.dispatch(readPassageTexts());
  expect(texts().map((text) => text.slice(0, 12))).toEqual(['The LORD is ', 'He maketh me', 'My own']);
  expect(started.api.requests).toHaveLength(before);
});

it('requests only the failed ones again', async () => {
  const { store, api, data } = started;
  for (const row of data.memoryPassages.slice(1)) row.chapter = 24;
  await loadLists();
  api.faults.set('get_passage_text', '500:once');
  await store.dispatch(loadPassageTexts());
  expect(Object.keys(selectPassageTexts(store.getState()).texts)).toHaveLength(1);
  await store.dispatch(loadPassageTexts());
  expect(asked()).toHaveLength(3);
  expect(texts().every((text) => text !== '')).toBe(true);
});

it('can be loaded again after an abort', async () => {
  const { store } = started;
  await loadLists();
  const loading = store.dispatch(loadPassageTexts());
  loading.abort();
  await loading;
  expect(selectPassageTexts(store.getState()).loading).toBe(false);
});

it('treats a shown text as loaded, and a blank custom text as none', async () => {
  const { store, data } = started;
  data.overrides = [{ passageId: 1, letter: 'a', verseNumber: 1, text: ' ' }];
  await loadLists();
  const [first, , third] = selectPassages(store.getState());
  if (!first || !third) throw new Error('there is no passage');
  await store.dispatch(loadText(first));
  expect(texts()).toEqual([expect.stringMatching(/^The LORD is my shepherd/), '', '']);
  await store.dispatch(loadPassageTexts());
  // The shown text, and the chapter of the others.
  expect(asked()).toEqual(['1', '1']);
  expect(selectPassageTexts(store.getState()).texts[rangeKey(third)]).toMatch(/^He restoreth my soul/);
});

it('adds many to the state in a few steps', async () => {
  const { store, data } = started;
  const [row] = data.memoryPassages;
  if (!row) throw new Error('there is no passage');
  data.memoryPassages = Array.from({ length: 50 }, (_, index) => ({
    ...row,
    passageId: index + 1,
    chapter: 119,
    startVerse: index + 1,
    endVerse: index + 1,
  }));
  await loadLists();
  const seen = new Set<number>();
  store.subscribe(() => seen.add(Object.keys(selectPassageTexts(store.getState()).texts).length));
  await store.dispatch(loadPassageTexts());
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 24, 48, 49]);
});
