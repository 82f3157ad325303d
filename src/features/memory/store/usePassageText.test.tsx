import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadText, selectText } from '@/bible/text/textCache';
import { useBibleText, usePrefetchedText } from '@/bible/text/useBibleText';
import { renderHookIn } from '@test/kit/renderHookIn';
import { noticesOf, startStore } from '@test/kit/startStore';
import { memoriseThreeVerses } from '@test/kit/versesOfPsalm';
import { loadPassages, selectPassage } from './passages';
import { loadPlainText } from './passageTexts';
import { loadTextOverrides } from './textOverrides';
import { usePrefetchedPassages } from './textsAhead';
import { usePassageText } from './usePassageText';
import { usePassageTexts } from './usePassageTexts';

type Started = ReturnType<typeof startStore>;
let app: Started;

/** The first verses of Psalm 23, one a passage, numbered from 1; the third has a custom text. */
beforeEach(() => {
  app = startStore();
  memoriseThreeVerses(app.data);
  app.data.overrides = [
    { passageId: 2, letter: 'b', verseNumber: 2, text: ' ' },
    { passageId: 3, letter: null, verseNumber: 3, text: 'My own' },
  ];
});

const asked = () =>
  app.api.requests
    .filter(({ endpoint }) => endpoint === 'get_passage_text')
    .map(({ query }) => Number(query?.start))
    .sort();
const textOf = (text: ReturnType<typeof usePassageText>['text']) =>
  text.status === 'loaded' ? text.verses.map(({ parts }) => parts[0]?.text).join() : text.status;
const passageOf = (id: number) => {
  const passage = selectPassage(app.store.getState(), id);
  if (!passage) throw new Error('There is no passage');
  return passage;
};
const passageRef = (verse: number) =>
  ({ translation: 'kjv', bookName: 'psalms', chapter: 23, startVerse: verse, endVerse: verse }) as const;
const loadLists = () =>
  Promise.all([app.store.dispatch(loadPassages()), app.store.dispatch(loadTextOverrides())]);

it('requests the text once the passage is known to have no custom text', async () => {
  await app.store.dispatch(loadPassages());
  const passage = passageOf(1);
  const { result } = renderHookIn(app.store, () => usePassageText(passage, 'kjv'));
  expect(result.current).toMatchObject({ text: { status: 'loading' }, own: false });
  expect(asked()).toEqual([]);
  await act(() => app.store.dispatch(loadTextOverrides()));
  await waitFor(() => expect(textOf(result.current.text)).toContain('shepherd'));
  expect(asked()).toEqual([1]);
  expect(noticesOf(app)).toEqual([]);
});

it('shows a loaded text only once the custom texts are known', async () => {
  await app.store.dispatch(loadPassages());
  const passage = passageOf(3);
  await app.store.dispatch(loadText(passage));
  const { result } = renderHookIn(app.store, () => usePassageText(passage, 'kjv'));
  expect(textOf(result.current.text)).toBe('loading');
  await act(() => app.store.dispatch(loadTextOverrides()));
  expect(result.current.own).toBe(true);
  expect(textOf(result.current.text)).toBe('My own');
});

it('shows a custom text without a call, and in another translation that one’s text', async () => {
  await loadLists();
  const passage = passageOf(3);
  const own = renderHookIn(app.store, () => usePassageText(passage, 'kjv')).result;
  expect([own.current.own, textOf(own.current.text), asked()]).toEqual([true, 'My own', []]);
  const other = renderHookIn(app.store, () => usePassageText(passage, 'niv')).result;
  await waitFor(() => expect(other.current.text.status).toBe('loaded'));
  expect([other.current.own, asked()]).toEqual([false, [3]]);
});

it('reports a failed text that a person waits for, and requests that again', async () => {
  await loadLists();
  const passage = passageOf(1);
  app.api.faults.set('get_passage_text', '500');
  const { result } = renderHookIn(app.store, () => usePassageText(passage, 'kjv'));
  await waitFor(() => expect(result.current.text.status).toBe('error'));
  await waitFor(() => expect(noticesOf(app)).toEqual(['Error loading passage text']));
  app.api.faults.clear();
  act(() => result.current.retry());
  await waitFor(() => expect(textOf(result.current.text)).toContain('shepherd'));
});

it('prefetches the likely next texts silently, but not custom texts', async () => {
  await app.store.dispatch(loadPassages());
  const ids = [1, 3, 2, 9];
  renderHookIn(app.store, () => usePrefetchedPassages(ids));
  expect(asked()).toEqual([]);
  app.api.faults.set('get_passage_text', '500');
  await act(() => app.store.dispatch(loadTextOverrides()));
  await waitFor(() => expect(asked()).toEqual([1, 2]));
  expect(noticesOf(app)).toEqual([]);
});

it('requests all texts once a search begins, and once there are passages', async () => {
  await loadLists();
  const passages = [passageOf(1), passageOf(2)];
  const { result, rerender } = renderHookIn(
    app.store,
    (list: typeof passages) => usePassageTexts(list),
    passages,
  );
  expect(result.current.loading).toBe(false);
  expect(asked()).toEqual([]);
  act(() => result.current.loadAll());
  await waitFor(() => expect(result.current.textOf(passageOf(2))).toContain('pastures'));
  expect(asked()).toEqual([1]);
  rerender([]);
  expect(result.current.textOf(passageOf(3))).toBe('My own');
});

it('requests no text while there is no passage', async () => {
  const { result, rerender } = renderHookIn(
    app.store,
    (list: ReturnType<typeof passageOf>[]) => usePassageTexts(list, true),
    [],
  );
  expect(result.current.loading).toBe(false);
  await act(loadLists);
  rerender([passageOf(1)]);
  await waitFor(() => expect(result.current.textOf(passageOf(1))).toContain('shepherd'));
});

it('is loading from the first render with passages, if their texts are needed', async () => {
  await loadLists();
  const seen: boolean[] = [];
  const { result } = renderHookIn(app.store, () => {
    const texts = usePassageTexts([passageOf(1)], true);
    seen.push(texts.loading);
    return texts;
  });
  expect(seen[0]).toBe(true);
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.textOf(passageOf(1))).toContain('shepherd');
});

it('returns the plain text, custom text first, and null if the request fails', async () => {
  await loadLists();
  const textFor = (id: number) => app.store.dispatch(loadPlainText(passageOf(id)));
  expect(await textFor(3)).toBe('My own');
  expect(asked()).toEqual([]);
  expect(await textFor(2)).toContain('pastures');
  app.api.faults.set('get_passage_text', '500');
  expect(await textFor(1)).toBeNull();
});

it('returns the plain text to each who asks while one request is under way', async () => {
  await loadLists();
  const held = app.api.hold('get_passage_text');
  const texts = [1, 1].map((id) => app.store.dispatch(loadPlainText(passageOf(id))));
  await held.arrived;
  held.release();
  for (const text of await Promise.all(texts)) expect(text).toContain('shepherd');
});

it('requests a reference’s text, shows its failure, and nothing without one', async () => {
  await loadLists();
  const nothing = renderHookIn(app.store, () => useBibleText(null)).result;
  act(() => nothing.current.retry());
  expect([nothing.current.text.status, asked()]).toEqual(['loading', []]);
  app.api.faults.set('get_passage_text', '500');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3 } as const;
  const { result } = renderHookIn(app.store, () => useBibleText(ref));
  await waitFor(() => expect(noticesOf(app)).toEqual(['Error loading verses']));
  app.api.faults.clear();
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.text.status).toBe('loaded'));
  const other = startStore();
  renderHookIn(other.store, () => useBibleText(ref));
  await waitFor(() => expect(selectText(other.store.getState(), ref)?.status).toBe('loaded'));
  expect(noticesOf(other)).toEqual([]);
});

it('prefetches texts once that is due', async () => {
  const refs = [passageRef(1), passageRef(2)];
  const { rerender } = renderHookIn(app.store, (ready: boolean) => usePrefetchedText(refs, ready), false);
  await act(loadLists);
  expect(asked()).toEqual([]);
  rerender(true);
  await waitFor(() => expect(asked()).toEqual([1, 2]));
});
