import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { cachedQuoteText } from '@/api/resources/quotes';
import { renderHookIn } from '@test/kit/renderHookIn';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { cacheQuoteTexts } from './offlineTexts';
import { loadQuoteText, quoteTextSeen, selectQuoteText } from './quoteTexts';
import { addQuote, loadQuotes, selectQuotesById, updateQuote } from './quotes';
import { useOfflineQuotes, usePrefetchedQuotes, useQuoteText } from './useQuoteText';

forgetDevice();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function withQuotes(count: number) {
  const app = startStore();
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  app.data.quotes = ids.map((quoteId) => ({
    ...{ quoteId, text: `Text ${quoteId}`, approved: 'Y', fromUser: null, sourceId: null, topicIds: [] },
  }));
  const asked = () =>
    app.api.requests
      .filter(({ endpoint }) => endpoint === 'get_quote_text')
      .map(({ query }) => Number(query?.quoteId));
  const textOf = (quoteId: number) => selectQuoteText(app.store.getState(), quoteId);
  return { ...app, ids, asked, textOf };
}
const loaded = (text: string) => ({ status: 'loaded', text, confirmed: true });
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Lets time pass until it is so. */
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500);
      await check();
    },
    { timeout: 20_000 },
  );

it('requests two texts at a time, once the screen is quiet, and has them in memory', async () => {
  const app = withQuotes(5);
  fakeTimers();
  const held = app.api.hold('get_quote_text', 2);
  void app.store.dispatch(cacheQuoteTexts(app.ids, new AbortController().signal));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(app.asked()).toEqual([]);
  await until(() => expect(app.asked()).toEqual([1, 2]));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.asked()).toHaveLength(2);
  held.release();
  await until(() => expect(app.textOf(5)).toEqual(loaded('Text 5')));
});

it('leaves the room in memory to what is read where there are too many', async () => {
  const app = withQuotes(2);
  fakeTimers();
  const many = [1, 2, ...Array.from({ length: 399 }, (_, index) => index + 100)];
  const leaving = new AbortController();
  const caching = app.store.dispatch(cacheQuoteTexts(many, leaving.signal));
  await until(async () => expect(await cachedQuoteText('demo', 2)).toBe('Text 2'));
  expect([app.textOf(1), app.textOf(2)]).toEqual([undefined, undefined]);
  leaving.abort();
  await until(() => caching);
});

it('ends with the first text that does not come', async () => {
  const app = withQuotes(9);
  app.api.faults.set('get_quote_text', '500');
  const many = Array.from({ length: 401 }, (_, index) => index + 1);
  fakeTimers();
  let isOver = false;
  void app.store.dispatch(cacheQuoteTexts(many, new AbortController().signal)).then(() => (isOver = true));
  await until(() => expect(isOver).toBe(true));
  expect(app.asked()).toEqual([1, 2]);
});

it.each([
  ['who has left', true],
  ['who has no network', false],
])('requests nothing for %s', async (_, onLine) => {
  const app = withQuotes(4);
  fakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const { unmount } = renderHookIn(app.store, () => useOfflineQuotes(app.ids, true));
  if (onLine) unmount();
  for (let more = 0; more < 5; more += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(app.asked()).toEqual([]);
});

it('requests nothing before it is due', async () => {
  const app = withQuotes(4);
  fakeTimers();
  const ids = app.ids;
  renderHookIn(app.store, () => useOfflineQuotes(ids, false));
  renderHookIn(app.store, () => usePrefetchedQuotes(ids, false));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(app.asked()).toEqual([]);
  renderHookIn(app.store, () => usePrefetchedQuotes([3, 4], true));
  await until(() => expect(app.asked()).toEqual([3, 4]));
  renderHookIn(app.store, () => useOfflineQuotes(ids, true));
  await until(() => expect(app.asked()).toEqual([3, 4, 1, 2]));
});

it('requests the text of a quote, again where it failed, and not for one that waits to be sent', async () => {
  const app = withQuotes(2);
  app.api.faults.set('get_quote_text', '500:once');
  const { result, rerender } = renderHookIn(app.store, (of: { id?: number }) => useQuoteText(of.id), {});
  result.current.retry();
  rerender({ id: -1_700_000_000_000_000 });
  expect(result.current.text).toEqual({ status: 'loading' });
  rerender({ id: 1 });
  await vi.waitFor(() => expect(result.current.text).toEqual({ status: 'error' }));
  result.current.retry();
  await vi.waitFor(() => expect(result.current.text).toEqual(loaded('Text 1')));
  expect(app.asked()).toEqual([1, 1]);
});

it('requests again a text that had to make room for newer ones', async () => {
  const app = withQuotes(1);
  await app.store.dispatch(loadQuoteText(1));
  for (let quoteId = 2; quoteId <= 501; quoteId += 1)
    app.store.dispatch(quoteTextSeen({ quoteId, text: 'Newer' }));
  expect(app.textOf(1)).toBeUndefined();
  await app.store.dispatch(loadQuoteText(1));
  expect(app.textOf(1)).toEqual(loaded('Text 1'));
  expect(app.asked()).toEqual([1, 1]);
});

it('knows what was written although the list is not there', async () => {
  const app = withQuotes(2);
  await app.store.dispatch(addQuote('Added'));
  const quoteId = app.data.quotes.at(-1)?.quoteId ?? 0;
  expect(app.textOf(quoteId)).toEqual(loaded('Added'));
});

it('shows over the list what the server said since, and the same each time', async () => {
  const app = withQuotes(3);
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(app.textOf(3)).toBe(app.textOf(3));
  for (const quoteId of [1, 2]) app.store.dispatch(quoteTextSeen({ quoteId, text: `Seen ${quoteId}` }));
  app.api.faults.set('*', 'drop');
  const quote = selectQuotesById(app.store.getState())[1];
  if (!quote) throw new Error('There is no quote');
  await app.store.dispatch(updateQuote({ quote, text: 'Mine' }));
  expect([1, 2, 3].map(app.textOf)).toEqual([loaded('Mine'), loaded('Seen 2'), loaded('Text 3')]);
});
