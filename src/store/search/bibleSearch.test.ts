import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BibleSearch } from '@/domain/search/bibleSearch';
import { formatReference } from '@/domain/references/reference';
import { noticesOf, startStore } from '@test/kit/startStore';
import { runBibleSearch, selectBibleSearch } from './bibleSearch';
import { copyHits } from './selectionActions';

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
])('takes no notice of the late %s of an earlier search', async (_, prepare, act) => {
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
  // Of one's own search they come before the rest.
  const seen: string[] = [];
  app.store.subscribe(() => seen.push(`${stateOf(app).status} ${stateOf(app).results.length > 0}`));
  await app.store.dispatch(runBibleSearch(long));
  expect(seen).toEqual(expect.arrayContaining(['loading true', 'loaded true']));
});

it('asks again for what failed or was cancelled, and not for what is found', async () => {
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
  // It brings a clipboard.
  userEvent.setup();
  await app.store.dispatch(copyHits([one]));
  await app.store.dispatch(copyHits([one, two]));
  expect(noticesOf(app)).toEqual(['Passage copied to clipboard!', '2 passages copied to clipboard!']);
  const both = await navigator.clipboard.readText();
  expect(both.split('\n\n').length).toBeGreaterThan(1);
  expect(both).toContain(formatReference(one));
  expect(both).toContain(formatReference(two));
});
