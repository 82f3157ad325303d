import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { cachedList } from '@/api/cache/cachedList';
import { cachedQuoteText, quotesWithTexts } from '@/api/resources/quotes';
import { holdDatabase } from '@test/kit/holdDatabase';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { cacheQuoteTexts } from './offlineTexts';
import { loadQuoteText, quoteTextSeen, selectQuoteText } from './quoteTexts';
import { addQuote, loadQuotes, selectQuotes, selectQuotesById, updateQuote } from './quotes';

forgetDevice();

type Started = ReturnType<typeof startStore>;

/** Nothing is on the device yet, and these are the user's quotes. */
function withQuotes(...texts: string[]) {
  const app = startStore();
  app.data.quotes = texts.map((text, index) => ({
    ...{ quoteId: index + 1, text, approved: 'Y', fromUser: null, sourceId: null, topicIds: [] },
  }));
  return app;
}
const textOf = ({ store }: Started, quoteId = 1) => selectQuoteText(store.getState(), quoteId);
const asked = ({ api }: Started) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_quote_text').length;
const isCached = (text: string, quoteId = 1) =>
  vi.waitFor(async () => expect(await cachedQuoteText('demo', quoteId)).toBe(text));
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

it('requests a failed text again, and shows that it is loading', async () => {
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
  await isCached('Old');
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
  await isCached('Old');
  const app = withQuotes('New');
  app.api.hold('get_quote_text');
  const release = await holdDatabase();
  const loading = app.store.dispatch(loadQuoteText(1));
  app.store.dispatch(quoteTextSeen({ quoteId: 1, text: 'New' }));
  release();
  await isCached('Old');
  expect(textOf(app)).toEqual(confirmed('New'));
  app.api.holds.releaseAll();
  await loading;
});

it('keeps showing the cached text while the server is unreachable', async () => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuoteText(1));
  await isCached('Old');
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
  await isCached('Secret');
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
  await app.store.dispatch(loadQuotes({ withTexts: false }));
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
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(textOf(app)).toEqual(confirmed('Old'));
  // The list had the texts: none is requested separately.
  await app.store.dispatch(loadQuoteText(1));
  expect(asked(app)).toBe(0);
  app.api.faults.set('*', 'drop');
  await edit(app, 'Mine');
  expect(textOf(app)).toEqual(confirmed('Mine'));
  expect(textOf(app, 2)).toEqual(confirmed('Other'));
});

it('knows the text of a quote that was just added', async () => {
  const app = withQuotes('Older');
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  await app.store.dispatch(addQuote(' Just added '));
  const quote = selectQuotes(app.store.getState()).find(({ quoteId }) => quoteId !== 1);
  expect(textOf(app, quote?.quoteId)).toEqual(confirmed('Just added'));
  expect(asked(app)).toBe(0);
});

it('keeps the texts that it has when the list comes without any', async () => {
  const app = withQuotes('One', 'Two');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await app.store.dispatch(loadQuotes({ withTexts: false }));
  } finally {
    vi.useRealTimers();
  }
  expect(selectQuotes(app.store.getState()).map(({ text }) => text)).toEqual(['One', 'Two']);
});

it.each([
  ['the list that came', [true, false]],
  ['the list that was there', [false, true]],
])('requests a text again that only an earlier visit knew, with %s', async (_, order) => {
  const before = withQuotes('Old');
  await before.store.dispatch(loadQuotes({ withTexts: true }));
  await vi.waitFor(async () => expect(await cachedList('quotes', quotesWithTexts, 'demo')).not.toBeNull());
  const app = withQuotes('New');
  for (const withTexts of order) {
    if (withTexts) app.api.faults.set('get_quote_list', 'drop:once');
    await app.store.dispatch(loadQuotes({ withTexts }));
  }
  await app.store.dispatch(loadQuoteText(1));
  expect(asked(app)).toBe(1);
  expect(textOf(app)).toEqual(confirmed('New'));
});

it('knows without a network what was written of a quote', async () => {
  const app = withQuotes('Old');
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  await app.store.dispatch(loadQuoteText(1));
  await isCached('Old');
  await edit(app, 'New');
  expect(await cachedQuoteText('demo', 1)).toBe('New');
  await app.store.dispatch(addQuote('Added'));
  expect(await cachedQuoteText('demo', app.data.quotes.at(-1)?.quoteId ?? 0)).toBe('Added');
});

it('keeps as many texts in memory as the newest five hundred', () => {
  const app = withQuotes();
  for (let quoteId = 1; quoteId <= 502; quoteId += 1)
    app.store.dispatch(quoteTextSeen({ quoteId, text: `Text ${quoteId}` }));
  expect([textOf(app, 1), textOf(app, 2)]).toEqual([undefined, undefined]);
  expect(textOf(app, 3)).toEqual(confirmed('Text 3'));
  expect(textOf(app, 502)).toEqual(confirmed('Text 502'));
});

it('caches the texts that this device has not cached yet, in the background', async () => {
  const before = withQuotes('One', 'Two', 'Three', 'Four', 'Five');
  await before.store.dispatch(loadQuoteText(2));
  await isCached('Two', 2);
  const app = withQuotes('One', 'Two', 'Three', 'Four', 'Five');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const caching = app.store.dispatch(cacheQuoteTexts([-3, 1, 2, 3, 4, 5], new AbortController().signal));
    expect(asked(app)).toBe(0);
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(500);
        expect(asked(app)).toBe(4);
      },
      { timeout: 20_000 },
    );
    await vi.advanceTimersByTimeAsync(2_000);
    await caching;
  } finally {
    vi.useRealTimers();
  }
  expect(app.api.requests.map(({ query }) => Number(query?.quoteId))).toEqual([1, 3, 4, 5]);
});
