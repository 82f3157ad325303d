import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHookIn } from '@test/kit/renderHookIn';
import { noticesOf, startStore } from '@test/kit/startStore';
import { loadPassages } from './passages';
import { loadTextOverrides } from './textOverrides';
import { useTextInView, useTextsAhead } from './textsAhead';

let app: ReturnType<typeof startStore>;
const IDS = Array.from({ length: 40 }, (_, index) => index + 1);

/** The first verses of Psalm 119, one a passage, numbered from 1; the third has a custom text. */
beforeEach(() => {
  app = startStore();
  const [row] = app.data.memoryPassages;
  if (!row) throw new Error('There is no passage');
  app.data.memoryPassages = IDS.map((verse) => ({
    ...row,
    passageId: verse,
    translation: 'kjv',
    bookName: 'psalms' as const,
    chapter: 119,
    startVerse: verse,
    endVerse: verse,
  }));
  app.data.overrides = [{ passageId: 3, letter: null, verseNumber: 3, text: 'My own' }];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asked = () =>
  app.api.requests
    .filter(({ endpoint }) => endpoint === 'get_passage_text')
    .map(({ query }) => Number(query?.start));

async function loadLists(): Promise<void> {
  await app.store.dispatch(loadPassages());
  await app.store.dispatch(loadTextOverrides());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits until all prefetching has ended. */
async function whenIdle(until: () => void = () => undefined): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(200);
      until();
    },
    { timeout: 20_000 },
  );
}

it('prefetches once idle the next texts, two at a time, then the previous ones', async () => {
  await loadLists();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = app.api.hold('get_passage_text', 2);
  const few = IDS.slice(0, 6);
  renderHookIn(app.store, () => useTextsAhead(few, 3));
  await pass(3_900);
  expect(asked()).toEqual([]);
  await whenIdle(() => expect(asked()).toEqual([5, 6]));
  request.release();
  await whenIdle(() => expect(asked().toSorted()).toEqual([1, 2, 5, 6]));
  expect(asked().slice(2)).toEqual([1, 2]);
  expect(noticesOf(app)).toEqual([]);
});

it('requests no more than one practice session needs', async () => {
  await loadLists();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderHookIn(app.store, () => useTextsAhead(IDS, 9));
  await pass(4_000);
  const morning = IDS.slice(10, 35);
  await whenIdle(() => expect(asked().toSorted((a, b) => a - b)).toEqual(morning));
  for (let more = 0; more < 5; more += 1) await pass(1_000);
  expect(asked()).toHaveLength(25);
});

it('requests nothing until custom texts are known, nor after leaving', async () => {
  await app.store.dispatch(loadPassages());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = renderHookIn(app.store, () => useTextsAhead(IDS, 0));
  await pass(6_000);
  expect(asked()).toEqual([]);
  vi.useRealTimers();
  await act(() => app.store.dispatch(loadTextOverrides()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  unmount();
  await pass(6_000);
  expect(asked()).toEqual([]);
});

it('ends if a text fails to load, and does not begin without a network', async () => {
  await loadLists();
  app.api.faults.set('get_passage_text', '500');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = renderHookIn(app.store, () => useTextsAhead(IDS, 9));
  await pass(4_000);
  await whenIdle(() => expect(asked()).toEqual([11, 12]));
  for (let more = 0; more < 5; more += 1) await pass(1_000);
  expect(asked()).toHaveLength(2);
  first.unmount();
  app.api.faults.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderHookIn(app.store, () => useTextsAhead(IDS, 9));
  await pass(6_000);
  expect(asked()).toHaveLength(2);
});

it('requests texts in view, but none scrolled past, loaded or custom', async () => {
  await loadLists();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const row = (id: number, isThere = false) => renderHookIn(app.store, () => useTextInView(id, isThere));
  for (const id of [1, 3, 5]) row(id);
  row(2, true);
  const passing = row(4);
  await pass(450);
  expect(asked()).toEqual([]);
  passing.unmount();
  await whenIdle(() => expect(asked().toSorted()).toEqual([1, 5]));
  // Rows that come into view later have their own delay.
  row(7);
  await whenIdle(() => expect(asked()).toContain(7));
  expect(asked()).toHaveLength(3);
});

it('requests no row until custom texts are known, and again after a failure', async () => {
  await app.store.dispatch(loadPassages());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const early = renderHookIn(app.store, () => useTextInView(1, false));
  await pass(1_000);
  expect(asked()).toEqual([]);
  early.unmount();
  vi.useRealTimers();
  await app.store.dispatch(loadTextOverrides());
  app.api.faults.set('get_passage_text', '500');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const id of [4, 5, 6]) renderHookIn(app.store, () => useTextInView(id, false));
  await whenIdle(() => expect(asked()).toEqual([4, 5]));
  for (let more = 0; more < 5; more += 1) await pass(1_000);
  expect(asked()).toEqual([4, 5]);
  app.api.faults.clear();
  renderHookIn(app.store, () => useTextInView(8, false));
  await whenIdle(() => expect(asked().slice(2).toSorted()).toEqual([6, 8]));
});
