import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSettled } from '@/store/sync/sync';
import { forgetDevice, startStore } from '@test/kit/startStore';
import {
  QUOTE_ORDER,
  quotesVisited,
  selectOrderedQuoteIds,
  selectQuoteSeed,
  shuffleChosen,
} from './quoteOrder';
import {
  addQuote,
  addTopicsToQuote,
  loadQuotes,
  quoteFilterSet,
  selectQuotes,
  selectQuotesState,
  updateQuote,
} from './quotes';
import {
  openSearch,
  pageTurned,
  queryTyped,
  QUOTE_SEARCH,
  searchResultsCleared,
  searchResultsStored,
  selectHasSearchResults,
  selectSearch,
  selectSearchedQuotes,
  selectShownQuoteIds,
} from './quoteSearch';
import { refresh } from '@/api/outbox/outboxState';
import { addTopicsToNugget, loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';

forgetDevice();

type Started = ReturnType<typeof startStore>;
let app: Started;
const IDS = [1, 2, 3, 4, 5, 6];
const WAITING = -1_700_000_000_000_000;

/** Six quotes, of which the even ones have topic 7. */
function begin(): Started {
  const started = startStore();
  started.data.quotes = IDS.map((quoteId) => ({
    ...{ quoteId, text: `Text ${quoteId}`, approved: 'Y', fromUser: null, sourceId: null },
    topicIds: quoteId % 2 === 0 ? [7] : [],
  }));
  return started;
}

beforeEach(async () => {
  app = begin();
  await app.store.dispatch(loadQuotes({ withTexts: false }));
});

const state = () => app.store.getState();
const searched = () => selectSearchedQuotes(state()).map(({ quoteId }) => quoteId);
const settled = (provisionalId: number, id: number) =>
  writeSettled({ kind: 'quote', payload: { text: 'T' }, user: 'demo', at: 0, provisionalId, id });
const keepInTab = (name: string, value: unknown) =>
  sessionStorage.setItem(`nuggets.tab/demo/${name}`, JSON.stringify(value));

it('goes through all quotes, and of those that were searched through those with a filtered topic', () => {
  expect([searched(), selectHasSearchResults(state())]).toEqual([IDS, false]);
  app.store.dispatch(searchResultsStored('text', [2, 3, 4, 99]));
  expect(searched().sort()).toEqual([2, 3, 4]);
  expect([selectHasSearchResults(state()), selectSearch(state()).searchTerm]).toEqual([true, 'text']);
  app.store.dispatch(quoteFilterSet([7]));
  expect([...selectShownQuoteIds(state())].sort()).toEqual([2, 4]);
  app.store.dispatch(searchResultsCleared());
  expect(selectShownQuoteIds(state())).toEqual([2, 4, 6]);
});

it('shows all quotes again once one is added', async () => {
  app.store.dispatch(searchResultsStored('text', [2]));
  await app.store.dispatch(addQuote('New'));
  expect(selectHasSearchResults(state())).toBe(false);
  expect(searched()).toHaveLength(7);
});

it('begins another query on its first page', () => {
  expect(selectSearch(state()).page).toBe(1);
  app.store.dispatch(pageTurned(3));
  expect(selectSearch(state()).page).toBe(3);
  app.store.dispatch(queryTyped('grace'));
  expect(selectSearch(state())).toMatchObject({ query: 'grace', page: 1 });
});

it('has a quote that was found, and a topic that is filtered by, under the id that the server gives', () => {
  app.store.dispatch(searchResultsStored('text', [WAITING, 2]));
  app.store.dispatch(quoteFilterSet([WAITING, 7]));
  app.store.dispatch(settled(WAITING - 1, 8));
  app.store.dispatch(settled(WAITING, 9));
  expect([...selectSearch(state()).searchResults].sort()).toEqual([2, 9]);
  expect(selectQuotesState(state()).filter).toEqual([9, 7]);
});

const KEPT = { query: 'grace', page: 2, searchResults: [3, 1], searchTerm: 'grace', filter: [7] };

it('goes on after a reload where it was left, once', () => {
  keepInTab(QUOTE_SEARCH, KEPT);
  app.store.dispatch(openSearch(true));
  expect(selectSearch(state())).toMatchObject({ query: 'grace', page: 2, searchResults: [3, 1] });
  expect(selectQuotesState(state()).filter).toEqual([7]);
  app.store.dispatch(queryTyped('truth'));
  app.store.dispatch(quoteFilterSet([]));
  app.store.dispatch(openSearch(true));
  expect(selectSearch(state()).query).toBe('truth');
  expect(selectQuotesState(state()).filter).toEqual([]);
});

it.each([
  ['a new visit', KEPT, false],
  ['what is damaged', { ...KEPT, page: 'two' }, true],
  ['nothing', null, true],
])('begins without a search, and leaves the filter as it is, for %s', (_, kept, mayResume) => {
  keepInTab(QUOTE_SEARCH, kept);
  app.store.dispatch(quoteFilterSet([5]));
  app.store.dispatch(openSearch(mayResume));
  expect(selectSearch(state())).toMatchObject({ query: '', page: 1, searchTerm: null, opened: true });
  expect(selectQuotesState(state()).filter).toEqual([5]);
});

describe('the order of a visit', () => {
  const visit = (name: string, startsVisit = true, mayResume = false) =>
    app.store.dispatch(quotesVisited(name, { startsVisit, mayResume }));
  const seed = () => selectQuoteSeed(state());

  it('is that of the list, until somebody chooses another, again at every visit', () => {
    visit('first');
    expect([seed(), selectOrderedQuoteIds(state())]).toEqual([null, IDS]);
    app.store.dispatch(shuffleChosen(true));
    const chosen = seed();
    expect(chosen).toBeGreaterThanOrEqual(0);
    expect([...selectOrderedQuoteIds(state())].sort()).toEqual(IDS);
    visit('first');
    visit('second', false);
    expect(seed()).toBe(chosen);
    visit('third');
    expect(seed()).not.toBeNull();
    expect(seed()).not.toBe(chosen);
    app.store.dispatch(shuffleChosen(false));
    expect(seed()).toBeNull();
    visit('fourth');
    expect(seed()).toBeNull();
  });

  it('is after a reload what it was, and another for a new visit', () => {
    keepInTab(QUOTE_ORDER, { seed: 5 });
    visit('first', true, true);
    expect(seed()).toBe(5);
    visit('second', true, true);
    expect(seed()).toBeNull();
    app = begin();
    visit('first');
    expect(seed()).toBeNull();
  });

  it('begins also with one quote, where that is the first that is seen', () => {
    keepInTab(QUOTE_ORDER, { seed: 5 });
    visit('first', false, true);
    expect(seed()).toBe(5);
  });
});

const asked = ({ api }: ReturnType<typeof startStore>) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_quote_list').length;

it('reports whether all texts are there', async () => {
  const app = startStore();
  const texts = () => selectQuotesState(app.store.getState()).texts;
  expect(texts()).toBe('absent');
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  expect(texts()).toBe('absent');
  const held = app.api.hold('get_quote_list');
  const loading = app.store.dispatch(loadQuotes({ withTexts: true }));
  await held.arrived;
  expect(texts()).toBe('loading');
  held.release();
  await loading;
  expect(texts()).toBe('present');
});

it('reports that the texts could not be had', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  app.api.faults.set('get_quote_list', '500');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('error');
});

it('does not take a list that nobody has for one with all its texts', async () => {
  const app = startStore();
  app.api.faults.set('get_quote_list', '500:once');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('error');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('present');
});

it('requests the texts although the list without them is fresh, once, and then as for any list', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  expect(asked(app)).toBe(1);
  const both = [
    app.store.dispatch(loadQuotes({ withTexts: true })),
    loadQuotes({ withTexts: true }),
  ] as const;
  await app.store.dispatch(both[1]);
  await both[0];
  expect(asked(app)).toBe(2);
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(asked(app)).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await app.store.dispatch(loadQuotes({ withTexts: true }));
  } finally {
    vi.useRealTimers();
  }
  expect(asked(app)).toBe(3);
});

it('writes over what another device wrote only where the person has not seen another text', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  const [quote] = selectQuotes(app.store.getState());
  const row = app.data.quotes.find(({ quoteId }) => quoteId === quote?.quoteId);
  if (!quote || !row) throw new Error('There is no quote');
  row.text = 'Theirs';
  const refused = await app.store.dispatch(updateQuote({ quote, text: 'Mine', was: quote.text ?? '' }));
  expect(refused.payload).toMatchObject({ conflict: { theirs: 'Theirs' } });
  await app.store.dispatch(updateQuote({ quote, text: ' Mine ' }));
  expect(row.text).toBe('Mine');
});

it('says of topics that were put somewhere whether they were made for that', async () => {
  const app = startStore();
  await Promise.all([
    app.store.dispatch(loadQuotes({ withTexts: false })),
    app.store.dispatch(loadNuggets()),
  ]);
  const [nugget] = selectNuggets(app.store.getState());
  const [quote] = selectQuotes(app.store.getState());
  app.api.faults.set('*', 'drop');
  const topics = [{ id: 1, name: 'Awe' }];
  await app.store.dispatch(addTopicsToQuote({ quoteId: quote?.quoteId ?? 0, topics }));
  await app.store.dispatch(addTopicsToNugget({ passageId: nugget?.passageId ?? 0, topics, created: true }));
  await app.store.dispatch(addTopicsToNugget({ passageId: nugget?.passageId ?? 0, topics }));
  expect((await refresh()).map(({ write }) => write?.payload)).toMatchObject([
    { created: false },
    { created: true },
    { created: false },
  ]);
});
