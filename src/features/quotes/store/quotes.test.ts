import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listInvalidated, writeConfirmed } from '@/data/sync/sync';
import { startStore } from '@test/kit/startStore';
import { browseBegun, browseVisit, browseVisited, selectBrowse } from '@/data/browse/browses';
import { QUOTES, quotesBegun, rememberQuote, selectOrderedQuoteIds, shuffledQuotes } from './quoteOrder';
import {
  addQuote,
  addQuoteTopics,
  loadQuotes,
  loadQuotesWithTexts,
  quoteFilterSet,
  selectQuotes,
  selectQuotesById,
  selectQuotesState,
  updateQuote,
} from './quotes';
import {
  openSearch,
  pageTurned,
  queryTyped,
  quoteSearchVisit,
  searchResultsCleared,
  searchResultsStored,
  selectHasSearchResults,
  selectSearch,
  selectSearchedQuotes,
  selectShownQuoteIds,
} from './quoteSearch';
import { readDeviceTexts } from './quoteTexts';
import { addNuggetTopics, loadNuggets, selectNuggets } from '@/features/nuggets/store/nuggets';

type Started = ReturnType<typeof startStore>;
let app: Started;
const IDS = [1, 2, 3, 4, 5, 6];
const WAITING = -1_700_000_000_000_000;

/** Six quotes; the even ones have topic 7. */
function begin(): Started {
  const started = startStore();
  started.data.quotes = IDS.map((quoteId) => ({
    quoteId,
    text: `Text ${quoteId}`,
    approved: 'Y',
    fromUser: null,
    sourceId: null,
    topicIds: quoteId % 2 === 0 ? [7] : [],
  }));
  return started;
}

beforeEach(async () => {
  app = begin();
  await app.store.dispatch(loadQuotes());
});

const state = () => app.store.getState();
const searched = () => selectSearchedQuotes(state()).map(({ quoteId }) => quoteId);
const confirmed = (provisionalId: number, id: number) =>
  writeConfirmed({ kind: 'quote', payload: { text: 'T' }, user: 'demo', at: 0, provisionalId, id });
const keepInTab = (name: string, value: unknown) =>
  sessionStorage.setItem(`nuggets.tab/demo/${name}`, JSON.stringify(value));

it('goes through all quotes, and in a search through those of a filtered topic', () => {
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

it('has a found quote and a filtered topic under the ids that the server gives', () => {
  app.store.dispatch(searchResultsStored('text', [WAITING, 2]));
  app.store.dispatch(quoteFilterSet([WAITING, 7]));
  app.store.dispatch(confirmed(WAITING - 1, 8));
  app.store.dispatch(confirmed(WAITING, 9));
  expect([...selectSearch(state()).searchResults].sort()).toEqual([2, 9]);
  expect(selectQuotesState(state()).filter).toEqual([9, 7]);
});

const KEPT = { query: 'grace', page: 2, searchResults: [3, 1], searchTerm: 'grace', filter: [7] };

it('goes on after a reload where the search was left, once', () => {
  keepInTab('search', KEPT);
  app.store.dispatch(openSearch(quoteSearchVisit.restore('demo')));
  expect(selectSearch(state())).toMatchObject({ query: 'grace', page: 2, searchResults: [3, 1] });
  expect(selectQuotesState(state()).filter).toEqual([7]);
  app.store.dispatch(queryTyped('truth'));
  app.store.dispatch(quoteFilterSet([]));
  app.store.dispatch(openSearch(quoteSearchVisit.restore('demo')));
  expect(selectSearch(state()).query).toBe('truth');
  expect(selectQuotesState(state()).filter).toEqual([]);
});

it.each([
  ['a new visit', KEPT, false],
  ['a damaged one', { ...KEPT, page: 'two' }, true],
  ['nothing', null, true],
])('begins without a search, and leaves the filter unchanged, for %s', (_, kept, mayRestore) => {
  keepInTab('search', kept);
  app.store.dispatch(quoteFilterSet([5]));
  app.store.dispatch(openSearch(mayRestore ? quoteSearchVisit.restore('demo') : null));
  expect(selectSearch(state())).toMatchObject({ query: '', page: 1, searchTerm: null, opened: true });
  expect(selectQuotesState(state()).filter).toEqual([5]);
});

describe('the order of a visit', () => {
  const visit = (key: string, named: number | null = null, mayRestore = false) =>
    app.store.dispatch(
      browseVisited(QUOTES, key, mayRestore ? browseVisit(QUOTES).restore('demo') : null, (before) =>
        quotesBegun('demo', before, { named, resumes: true }),
      ),
    );
  const browse = () => selectBrowse(state(), QUOTES);
  const seed = () => browse()?.seed;
  /** A page that is hidden. */
  const leave = () => browseVisit(QUOTES).store('demo', browse());

  it('is that of the list, until somebody chooses another, again at every visit', () => {
    visit('first');
    expect([seed(), selectOrderedQuoteIds(state())]).toEqual([null, IDS]);
    shuffledQuotes.write('demo', 'Y');
    visit('second');
    const chosen = seed();
    expect(chosen).toBeGreaterThanOrEqual(0);
    expect([...selectOrderedQuoteIds(state())].sort()).toEqual(IDS);
    visit('second');
    // One quote that a link names is no reason for another order.
    visit('third', 4);
    expect([seed(), browse()?.current]).toEqual([chosen, 4]);
    visit('fourth');
    expect(seed()).not.toBeNull();
    expect(seed()).not.toBe(chosen);
    shuffledQuotes.write('demo', null);
    visit('fifth');
    expect(seed()).toBeNull();
  });

  it('is the same after a reload, and another for a new visit', () => {
    app.store.dispatch(browseBegun(QUOTES, 'first', { seed: 5, ids: IDS, current: 3 }));
    leave();
    app = begin();
    visit('first', null, true);
    expect(browse()).toMatchObject({ seed: 5, current: 3, at: 2 });
    visit('second', null, true);
    expect(seed()).toBeNull();
    app = begin();
    visit('first');
    expect(seed()).toBeNull();
  });

  it('begins also with one quote, where that is the first that is seen', () => {
    app.store.dispatch(browseBegun(QUOTES, 'before', { seed: 5 }));
    leave();
    app = begin();
    visit('first', 4, true);
    expect(browse()).toMatchObject({ seed: 5, current: 4 });
  });

  it('begins with the quote read last, unless not wanted or quotes are shuffled', () => {
    const begins = (resumes: boolean) => quotesBegun('demo', null, { named: null, resumes }).current;
    expect(begins(true)).toBeNull();
    rememberQuote('demo', 5);
    expect([begins(true), begins(false)]).toEqual([5, null]);
    shuffledQuotes.write('demo', 'Y');
    expect(begins(true)).toBeNull();
  });
});

const asked = ({ api }: ReturnType<typeof startStore>) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_quote_list').length;

const texts = ({ store }: Started) => selectQuotesState(store.getState()).texts;

it('reports whether all texts are loaded', async () => {
  const app = startStore();
  expect(texts(app)).toBe('loading');
  await app.store.dispatch(readDeviceTexts());
  await app.store.dispatch(loadQuotes());
  expect([texts(app), selectQuotesState(app.store.getState()).unknown]).toEqual(['absent', 80]);
  const held = app.api.hold('get_quote_list');
  const loading = app.store.dispatch(loadQuotesWithTexts());
  await held.arrived;
  expect(texts(app)).toBe('loading');
  held.release();
  await loading;
  expect([texts(app), selectQuotesState(app.store.getState()).unknown]).toEqual(['present', 0]);
});

it('reports that the texts could not be had', async () => {
  const app = startStore();
  app.api.faults.set('get_quote_list', '500');
  await app.store.dispatch(loadQuotesWithTexts());
  // The texts on the device are read at the same time.
  await vi.waitFor(() => expect(texts(app)).toBe('error'));
  app.api.faults.clear();
  await app.store.dispatch(loadQuotesWithTexts());
  expect(texts(app)).toBe('present');
});

it('requests the texts once although the list is fresh, and then as for any list', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes());
  await app.store.dispatch(loadQuotes());
  expect(asked(app)).toBe(1);
  const load = () => app.store.dispatch(loadQuotesWithTexts());
  await Promise.all([load(), load()]);
  await load();
  expect(asked(app)).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await load();
  } finally {
    vi.useRealTimers();
  }
  expect(asked(app)).toBe(4);
});

it('requests the texts again for another device’s quote, not for one that is gone', async () => {
  const app = startStore();
  await app.store.dispatch(readDeviceTexts());
  await app.store.dispatch(loadQuotesWithTexts());
  const [first] = app.data.quotes;
  if (!first) throw new Error('There is no quote');
  app.data.quotes.push({ ...first, quoteId: 500, text: 'From elsewhere' });
  app.store.dispatch(listInvalidated('quotes'));
  await app.store.dispatch(loadQuotes());
  expect(texts(app)).toBe('absent');
  app.data.quotes.shift();
  await app.store.dispatch(loadQuotesWithTexts());
  expect(texts(app)).toBe('present');
  const byId = selectQuotesById(app.store.getState());
  expect([byId[500]?.text, byId[first.quoteId]?.text]).toEqual(['From elsewhere', '']);
});

it('writes over another device’s text only where the person has seen no other', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotesWithTexts());
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
  await Promise.all([app.store.dispatch(loadQuotes()), app.store.dispatch(loadNuggets())]);
  const [nugget] = selectNuggets(app.store.getState());
  const [quote] = selectQuotes(app.store.getState());
  app.api.faults.set('*', 'drop');
  const topics = [{ id: 1, name: 'Awe' }];
  await app.store.dispatch(addQuoteTopics({ quoteId: quote?.quoteId ?? 0, topics }));
  await app.store.dispatch(addNuggetTopics({ passageId: nugget?.passageId ?? 0, topics, created: true }));
  await app.store.dispatch(addNuggetTopics({ passageId: nugget?.passageId ?? 0, topics }));
  expect((await app.outbox.refresh()).map(({ write }) => write?.payload)).toMatchObject([
    { created: false },
    { created: true },
    { created: false },
  ]);
});
