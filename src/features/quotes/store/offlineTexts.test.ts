import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { cachedQuoteTexts } from '../api/cachedQuoteTexts';
import { loadQuoteText, quoteTextSeen, selectQuoteText } from './quoteTexts';
import { addQuote, loadQuotes, loadQuotesWithTexts, selectQuotesById, updateQuote } from './quotes';
import { useOfflineQuotes, usePrefetchedQuotes, useQuoteText } from './useQuoteText';
import { answers, cachedLists } from '@test/kit/engine';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { signedIn } from '@/data/session/session';

beforeEach(() => localStorage.setItem('user.name', 'demo'));
afterEach(() => {
  setSessionOnly('demo', false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function withQuotes(count: number) {
  const app = startStore();
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  app.data.quotes = ids.map((quoteId) => ({
    quoteId,
    text: `Text ${quoteId}`,
    approved: 'Y',
    fromUser: null,
    sourceId: null,
    topicIds: [],
  }));
  const asked = () =>
    app.api.requests
      .filter(({ endpoint }) => endpoint === 'get_quote_text')
      .map(({ query }) => Number(query?.quoteId));
  const askedForAll = () => app.api.requests.filter(({ query }) => query?.includeQuoteText === 'true').length;
  const textOf = (quoteId: number) => selectQuoteText(app.store.getState(), quoteId);
  return { ...app, ids, asked, askedForAll, textOf };
}
const loaded = (text: string) => ({ status: 'loaded', text, confirmed: true });
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Lets time pass until the check succeeds. */
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500);
      await check();
    },
    { timeout: 20_000 },
  );

/** Lets two minutes pass. */
async function idle() {
  for (let passed = 0; passed < 120; passed += 5) await vi.advanceTimersByTimeAsync(5_000);
}

/** Opens a screen that shows these quotes. */
const open = (app: ReturnType<typeof withQuotes>) =>
  renderHookIn(app.store, () => useOfflineQuotes(app.ids, true));

it('loads all texts by one call once the screen is quiet, and has them on the device', async () => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotes());
  fakeTimers();
  open(app);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(app.askedForAll()).toBe(0);
  await until(() => expect(app.textOf(40)).toEqual(loaded('Text 40')));
  await until(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).size).toBe(40),
  );
  expect([app.askedForAll(), app.asked()]).toEqual([1, []]);
});

it('makes no call in two idle minutes with the texts there, nor at the next visit', async () => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotesWithTexts());
  const calls = app.api.requests.length;
  fakeTimers();
  open(app);
  await idle();
  expect(app.api.requests).toHaveLength(calls);
  await until(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).size).toBe(40),
  );
  const next = withQuotes(40);
  await next.store.dispatch(loadQuotes());
  open(next);
  await idle();
  expect([next.askedForAll(), next.asked()]).toEqual([0, []]);
});

it.each([
  [
    'who is not remembered',
    (app: ReturnType<typeof withQuotes>) =>
      void app.store.dispatch(signedIn({ userName: 'demo', remember: false })),
  ],
  ['who reads as the guest', () => localStorage.removeItem('user.name')],
  ['who has no network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('requests nothing for a user %s', async (_, prepare) => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotes());
  prepare(app);
  fakeTimers();
  open(app);
  await idle();
  expect([app.askedForAll(), app.asked()]).toEqual([0, []]);
});

it('requests nothing for a screen that is left, and cancels its request', async () => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotes());
  fakeTimers();
  open(app).unmount();
  await idle();
  expect(app.askedForAll()).toBe(0);
  const held = app.api.hold('get_quote_list');
  const { unmount } = open(app);
  await until(() => expect(app.askedForAll()).toBe(1));
  unmount();
  held.release();
  await idle();
  expect(app.textOf(1)).toBeUndefined();
});

it('does not repeat a call that fails', async () => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotes());
  app.api.faults.set('get_quote_list', '500');
  fakeTimers();
  open(app);
  await until(() => expect(app.askedForAll()).toBe(1));
  await idle();
  expect(app.askedForAll()).toBe(1);
});

it('loads a few texts that are new one by one', async () => {
  const app = withQuotes(40);
  await app.store.dispatch(loadQuotes());
  for (const quoteId of app.ids.slice(2))
    app.store.dispatch(quoteTextSeen({ quoteId, text: `Text ${quoteId}` }));
  fakeTimers();
  open(app);
  await until(() => expect(app.textOf(2)).toEqual(loaded('Text 2')));
  expect([app.askedForAll(), app.asked()]).toEqual([0, [1, 2]]);
});

it('prefetches the texts likely next, not before due, nor those there already', async () => {
  const app = withQuotes(4);
  app.store.dispatch(quoteTextSeen({ quoteId: 3, text: 'Text 3' }));
  fakeTimers();
  renderHookIn(app.store, () => useOfflineQuotes(app.ids, false));
  renderHookIn(app.store, () => usePrefetchedQuotes(app.ids, false));
  await idle();
  expect(app.asked()).toEqual([]);
  renderHookIn(app.store, () => usePrefetchedQuotes([3, 4], true));
  await until(() => expect(app.textOf(4)).toEqual(loaded('Text 4')));
  expect(app.asked()).toEqual([4]);
});

it('requests a quote’s text, again after a failure, and not while the quote waits', async () => {
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

it('knows what was written although the list is not there', async () => {
  const app = withQuotes(2);
  await app.store.dispatch(addQuote('Added'));
  const quoteId = app.data.quotes.at(-1)?.quoteId ?? 0;
  expect(app.textOf(quoteId)).toEqual(loaded('Added'));
  await app.store.dispatch(loadQuoteText(quoteId));
  expect(app.asked()).toEqual([]);
});

it('shows texts that were read after the list, and returns the same value each time', async () => {
  const app = withQuotes(3);
  await app.store.dispatch(loadQuotesWithTexts());
  expect(app.textOf(3)).toBe(app.textOf(3));
  for (const quoteId of [1, 2]) app.store.dispatch(quoteTextSeen({ quoteId, text: `Seen ${quoteId}` }));
  app.api.faults.set('*', 'drop');
  const quote = selectQuotesById(app.store.getState())[1];
  if (!quote) throw new Error('There is no quote');
  await app.store.dispatch(updateQuote({ quote, text: 'Mine' }));
  expect([1, 2, 3].map(app.textOf)).toEqual([loaded('Mine'), loaded('Seen 2'), loaded('Text 3')]);
});
