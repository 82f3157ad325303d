import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BibleSearch } from '../model/bibleSearch';
import { formatReference } from '@/bible/references/reference';
import { noticesOf, startStore } from '@test/kit/startStore';
import { runBibleSearch, selectBibleSearch } from './bibleSearch';
import { copyHits, addNuggets, memorise } from './selectionActions';
import type { SearchResult } from '../model/searchResult';
import { loadNuggets, selectNuggets } from '@/features/nuggets/store/nuggets';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';

const search = (phrase: string): BibleSearch => ({
  phrase,
  book: 'john',
  translations: ['kjv'],
  group: 'gospels',
});
type Started = ReturnType<typeof startStore>;
const stateOf = ({ store }: Started) => selectBibleSearch(store.getState());
const found = (app: Started) => stateOf(app).results.map((result) => formatReference(result));
const asked = ({ api }: Started) => api.requests.length;

it('shows the results of the latest search, whichever is answered last', async () => {
  const app = startStore();
  const [slow, quick] = [app.api.hold('bible_search'), app.api.hold('bible_search')];
  const first = app.store.dispatch(runBibleSearch(search('shepherd')));
  await slow.arrived;
  const second = app.store.dispatch(runBibleSearch(search('vine')));
  await quick.arrived;
  quick.release();
  await second;
  const vines = found(app);
  expect(vines.length).toBeGreaterThan(0);
  slow.release();
  await first;
  expect(found(app)).toEqual(vines);
  expect(stateOf(app)).toMatchObject({ status: 'loaded' });
});

it.each([
  ['failure', (app: Started) => app.api.faults.set('bible_search', '500:once'), () => undefined],
  ['end', () => undefined, (first: { abort: () => void }) => first.abort()],
])('ignores the late %s of an earlier search', async (_, prepare, act) => {
  const app = startStore();
  prepare(app);
  const slow = app.api.hold('bible_search');
  const first = app.store.dispatch(runBibleSearch(search('shepherd')));
  await slow.arrived;
  const held = app.api.hold('bible_search');
  const second = app.store.dispatch(runBibleSearch(search('vine')));
  await held.arrived;
  act(first);
  slow.release();
  await first;
  expect(stateOf(app)).toMatchObject({ status: 'loading', failure: null });
  held.release();
  await second;
  expect(stateOf(app)).toMatchObject({ status: 'loaded' });
});

it('shows no first results of an earlier search', async () => {
  const app = startStore();
  const long: BibleSearch = { ...search('the'), book: 'luke' };
  const slow = app.api.hold('bible_search');
  const first = app.store.dispatch(runBibleSearch(long));
  await slow.arrived;
  const held = app.api.hold('bible_search');
  const second = app.store.dispatch(runBibleSearch(search('vine')));
  await held.arrived;
  slow.release();
  const early: number[] = [];
  app.store.subscribe(() => early.push(stateOf(app).results.length));
  await first;
  expect(early.length).toBeGreaterThan(0);
  expect(Math.max(...early)).toBe(0);
  held.release();
  await second;
  // In the user's own search they come before the rest.
  const seen: string[] = [];
  app.store.subscribe(() => seen.push(`${stateOf(app).status} ${stateOf(app).results.length > 0}`));
  await app.store.dispatch(runBibleSearch(long));
  expect(seen).toEqual(expect.arrayContaining(['loading true', 'loaded true']));
});

it('searches again after a failure or a cancellation, and not for what was found', async () => {
  const app = startStore();
  app.api.faults.set('bible_search', '500:once');
  await app.store.dispatch(runBibleSearch(search('vine')));
  expect(stateOf(app)).toMatchObject({ status: 'error', failure: { status: 500 }, loadedAt: null });
  const held = app.api.hold('bible_search');
  const cancelled = app.store.dispatch(runBibleSearch(search('vine')));
  await held.arrived;
  cancelled.abort();
  await cancelled;
  expect(stateOf(app)).toMatchObject({ status: 'cancelled', failure: null, results: [] });
  await app.store.dispatch(runBibleSearch(search('vine')));
  await app.store.dispatch(runBibleSearch(search('vine')));
  expect(asked(app)).toBe(3);
  expect(stateOf(app).results).not.toEqual([]);
});

it('copies verses, each with its reference, and says how many', async () => {
  const app = startStore();
  await app.store.dispatch(runBibleSearch(search('vine')));
  const [one, two] = stateOf(app).results;
  if (!one || !two) throw new Error('Nothing is found');
  // It provides a clipboard.
  userEvent.setup();
  await app.store.dispatch(copyHits([one]));
  await app.store.dispatch(copyHits([one, two]));
  expect(noticesOf(app)).toEqual(['Passage copied to clipboard!', '2 passages copied to clipboard!']);
  const both = await navigator.clipboard.readText();
  expect(both.split('\n\n').length).toBeGreaterThan(1);
  expect(both).toContain(formatReference(one));
  expect(both).toContain(formatReference(two));
});

const hit = (verse: number): SearchResult => ({
  translation: 'kjv',
  bookName: 'jude',
  chapter: 1,
  startVerse: verse,
  endVerse: verse,
  verses: [],
});
const calls = ({ api }: ReturnType<typeof startStore>, endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint).length;

it('adds verses that are not yet passages, and gives the ids of all', async () => {
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

it('ends at the first passage that cannot be added, with the ids so far', async () => {
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

it('adds verses to the nuggets, except those that are nuggets already', async () => {
  const app = startStore();
  app.data.nuggets = [];
  await app.store.dispatch(addNuggets([hit(3)]));
  await app.store.dispatch(addNuggets([hit(3), hit(4)]));
  expect(app.data.nuggets.map(({ startVerse }) => startVerse)).toEqual([3, 4]);
  expect(noticesOf(app)).not.toContain('Already among your nuggets');
  await app.store.dispatch(addNuggets([hit(4)]));
  expect(noticesOf(app).at(-1)).toBe('Already among your nuggets');
  expect(app.data.nuggets).toHaveLength(2);
});

it('ends with the first nugget that cannot be added', async () => {
  const app = startStore();
  app.data.nuggets = [];
  await app.store.dispatch(loadNuggets());
  app.api.faults.set('add_nonmemory_passage', 'error');
  await app.store.dispatch(addNuggets([hit(3), hit(4)]));
  expect(calls(app, 'add_nonmemory_passage')).toBe(1);
  expect(selectNuggets(app.store.getState())).toEqual([]);
});
