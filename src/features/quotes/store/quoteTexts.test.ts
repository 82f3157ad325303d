import { expect, it, vi } from 'vitest';
import { quotes, quotesWithTexts } from '../api/calls';
import { listInvalidated } from '@/data/sync/sync';
import { cachedQuoteTexts } from '../api/cachedQuoteTexts';
import { holdDatabase } from '@test/kit/holdDatabase';
import { startStore } from '@test/kit/startStore';
import { loadQuoteText, quoteTextSeen, readDeviceTexts, selectQuoteText } from './quoteTexts';
import {
  addQuote,
  loadQuotes,
  loadQuotesWithTexts,
  selectQuotes,
  selectQuotesById,
  selectQuotesState,
  updateQuote,
} from './quotes';
import { answers, cachedLists } from '@test/kit/engine';

type Started = ReturnType<typeof startStore>;

/** Nothing is on the device yet, and these are the user's quotes. */
function withQuotes(...texts: string[]) {
  const app = startStore();
  app.data.quotes = texts.map((text, index) => ({
    quoteId: index + 1,
    text,
    approved: 'Y',
    fromUser: null,
    sourceId: null,
    topicIds: [],
  }));
  return app;
}
const textOf = ({ store }: Started, quoteId = 1) => selectQuoteText(store.getState(), quoteId);
const asked = ({ api }: Started) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_quote_text').length;
const isOnDevice = (text: string, quoteId = 1) =>
  vi.waitFor(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).get(quoteId)).toBe(text),
  );
const confirmed = (text: string) => ({ status: 'loaded', text, confirmed: true });

async function edit({ store }: Started, text: string): Promise<void> {
  const quote = selectQuotesById(store.getState())[1];
  if (!quote) throw new Error('There is no quote');
  await store.dispatch(updateQuote({ quote, text }));
}

it('requests a text once a visit', async () => {
  const app = withQuotes('Text');
  await Promise.all([app.store.dispatch(loadQuoteText(1)), app.store.dispatch(loadQuoteText(1))]);
  await app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual(confirmed('Text'));
  expect(asked(app)).toBe(1);
  // A missing text is requested once too.
  await app.store.dispatch(loadQuoteText(99));
  await app.store.dispatch(loadQuoteText(99));
  expect(textOf(app, 99)).toEqual({ status: 'missing' });
  expect(asked(app)).toBe(2);
});

it('requests a failed text again, and shows the text as loading', async () => {
  const app = withQuotes('Text');
  app.api.faults.set('get_quote_text', '500:once');
  await app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual({ status: 'error' });
  const again = app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual({ status: 'loading' });
  await again;
  expect(textOf(app)).toEqual(confirmed('Text'));
});

it('shows the cached text until the server answers', async () => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuoteText(1));
  await isOnDevice('Old');
  const app = withQuotes('New');
  const held = app.api.hold('get_quote_text');
  const loading = app.store.dispatch(loadQuoteText(1));
  await vi.waitFor(() => expect(textOf(app)).toEqual({ status: 'loaded', text: 'Old', confirmed: false }));
  held.release();
  await loading;
  expect(textOf(app)).toEqual(confirmed('New'));
});

it('does not put a text that was cached over one that is known since', async () => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuoteText(1));
  await isOnDevice('Old');
  const app = withQuotes('New');
  app.api.hold('get_quote_text');
  const release = await holdDatabase();
  const loading = app.store.dispatch(loadQuoteText(1));
  app.store.dispatch(quoteTextSeen({ quoteId: 1, text: 'New' }));
  release();
  await isOnDevice('Old');
  expect(textOf(app)).toEqual(confirmed('New'));
  app.api.holds.releaseAll();
  await loading;
});

it('keeps showing the cached text while the server is unreachable', async () => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuoteText(1));
  await isOnDevice('Old');
  const app = withQuotes('New');
  app.api.faults.set('get_quote_text', 'drop:once');
  await app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual({ status: 'loaded', text: 'Old', confirmed: false });
  await app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual(confirmed('New'));
});

it('shows nobody what another user’s quote of the same number says', async () => {
  const before = withQuotes('Secret');
  await before.store.dispatch(loadQuoteText(1));
  await isOnDevice('Secret');
  const app = withQuotes('Secret');
  const held = app.api.hold('get_quote_text', 2);
  const theirs = app.store.dispatch(loadQuoteText(1));
  app.signIn('reader');
  const own = app.store.dispatch(loadQuoteText(1));
  await held.arrived;
  held.release();
  const seen: unknown[] = [];
  app.store.subscribe(() => seen.push(textOf(app)));
  await Promise.all([theirs, own]);
  expect(JSON.stringify(seen)).not.toContain('Secret');
  expect(textOf(app)).toEqual({ status: 'missing' });
});

it('does not undo what was written while an older text was in flight', async () => {
  const app = withQuotes('Old');
  await app.store.dispatch(loadQuotes());
  const held = app.api.hold('get_quote_text');
  const loading = app.store.dispatch(loadQuoteText(1));
  await held.arrived;
  await edit(app, 'New');
  expect(textOf(app)).toEqual(confirmed('New'));
  held.release();
  await loading;
  expect(textOf(app)).toEqual(confirmed('New'));
  await app.store.dispatch(loadQuoteText(1));
  expect(asked(app)).toBe(2);
});

it('takes neither answer nor failure from before its user was away', async () => {
  const app = withQuotes('Old');
  app.api.faults.set('get_quote_text', '500:once');
  const [failing, late] = [app.api.hold('get_quote_text'), app.api.hold('get_quote_text')];
  const first = app.store.dispatch(loadQuoteText(1));
  await failing.arrived;
  app.signIn('reader');
  app.signIn('demo');
  const second = app.store.dispatch(loadQuoteText(1));
  await late.arrived;
  failing.release();
  await first;
  expect(textOf(app)).toEqual({ status: 'loading' });
  late.release();
  await second;
  expect(textOf(app)).toEqual(confirmed('Old'));
});

it('shows what waits to be written over what the server has', async () => {
  const app = withQuotes('Old', 'Other');
  await app.store.dispatch(loadQuotesWithTexts());
  expect(textOf(app)).toEqual(confirmed('Old'));
  // The list had the texts, so none is requested separately.
  await app.store.dispatch(loadQuoteText(1));
  expect(asked(app)).toBe(0);
  app.api.faults.set('*', 'drop');
  await edit(app, 'Mine');
  expect(textOf(app)).toEqual(confirmed('Mine'));
  expect(textOf(app, 2)).toEqual(confirmed('Other'));
});

it('knows the text of a quote that was just added', async () => {
  const app = withQuotes('Older');
  await app.store.dispatch(loadQuotes());
  await app.store.dispatch(addQuote(' Just added '));
  const quote = selectQuotes(app.store.getState()).find(({ quoteId }) => quoteId !== 1);
  expect(textOf(app, quote?.quoteId)).toEqual(confirmed('Just added'));
  expect(asked(app)).toBe(0);
});

it('keeps the loaded texts when the list is loaded again', async () => {
  const app = withQuotes('One', 'Two');
  await app.store.dispatch(loadQuotesWithTexts());
  app.store.dispatch(listInvalidated('quotes'));
  await app.store.dispatch(loadQuotes());
  expect(selectQuotes(app.store.getState()).map(({ text }) => text)).toEqual(['One', 'Two']);
});

it('requests a text again that only an earlier visit knew', async () => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuotesWithTexts());
  await vi.waitFor(async () =>
    expect(await cachedLists.read(quotes, 'demo', { resource: quotesWithTexts })).not.toBeNull(),
  );
  const app = withQuotes('New');
  await app.store.dispatch(readDeviceTexts());
  expect(textOf(app)).toEqual({ status: 'loaded', text: 'Old', confirmed: false });
  await app.store.dispatch(loadQuoteText(1));
  expect(asked(app)).toBe(1);
  expect(textOf(app)).toEqual(confirmed('New'));
});

it('does not undo what was written while all texts were in flight', async () => {
  const app = withQuotes('Old', 'Other');
  await app.store.dispatch(loadQuotes());
  const held = app.api.hold('get_quote_list');
  const loading = app.store.dispatch(loadQuotesWithTexts());
  await held.arrived;
  await edit(app, 'New');
  held.release();
  await loading;
  expect([textOf(app), textOf(app, 2)]).toEqual([confirmed('New'), confirmed('Other')]);
});

it.each([
  ['one after the other', (app: Started) => app.store.dispatch(loadQuoteText(1))],
  ['with one call', (app: Started) => app.store.dispatch(loadQuotesWithTexts())],
])('finds without a network what an earlier visit loaded %s', async (_, load) => {
  const before = withQuotes('One', 'Two');
  await before.store.dispatch(loadQuotes());
  await load(before);
  await isOnDevice('One');
  const app = withQuotes('One', 'Two');
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(loadQuotesWithTexts());
  await vi.waitFor(() => expect(selectQuotes(app.store.getState())[0]?.text).toBe('One'));
  await app.store.dispatch(loadQuoteText(1));
  expect(textOf(app)).toEqual({ status: 'loaded', text: 'One', confirmed: false });
});

it('knows without a network what was written of a quote', async () => {
  const app = withQuotes('Old');
  await app.store.dispatch(loadQuotes());
  await app.store.dispatch(loadQuoteText(1));
  await isOnDevice('Old');
  await edit(app, 'New');
  expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).get(1)).toBe('New');
  await app.store.dispatch(addQuote('Added'));
  expect(
    (await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).get(
      app.data.quotes.at(-1)?.quoteId ?? 0,
    ),
  ).toBe('Added');
});

it('does not ask for texts while there is no list, so that trying again asks at once', async () => {
  const app = withQuotes('Text');
  app.api.faults.set('get_quote_list', '500');
  await app.store.dispatch(loadQuotesWithTexts());
  const lists = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_quote_list');
  expect(lists()).toHaveLength(1);
  expect(selectQuotesState(app.store.getState()).texts).toBe('error');
  app.api.faults.clear();
  await app.store.dispatch(loadQuotesWithTexts());
  expect(selectQuotesState(app.store.getState()).texts).toBe('present');
  expect(textOf(app)).toEqual(confirmed('Text'));
});
