import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberTranslation } from '@/bible/lastChosen';
import type { BibleSearch } from '../model/bibleSearch';
import type { SearchResult } from '../model/searchResult';
import { useRefined } from './useRefined';

const verse = (translation: 'kjv' | 'asv', place: number, text: string): SearchResult => ({
  translation,
  bookName: 'psalms',
  chapter: 119 + Math.floor(place / 100),
  startVerse: (place % 100) + 1,
  endVerse: (place % 100) + 1,
  verses: [{ verseNumber: 1, parts: [{ text, wordsOfChrist: false }] }],
});
const search: BibleSearch = { phrase: 'ark', group: 'old', book: 'psalms', translations: ['kjv'] };
/** So many results in one translation; every second one has the word itself. */
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => verse('kjv', place, place % 2 === 0 ? 'the ark' : 'he barked'));

it('lists a thousand results at once, and the same list at every later call', () => {
  const results = many(1_000);
  const { result, rerender } = renderHook(() => useRefined(results, search));
  expect(result.current.isRefined).toBe(true);
  expect(result.current.refined.hits).toHaveLength(1_000);
  const { hits } = result.current.refined;
  rerender();
  expect(result.current.refined.hits).toBe(hits);
  expect(renderHook(() => useRefined(results, search)).result.current.refined.hits).toBe(hits);
});

it('lists the first thousand of more results, and all of them once they are refined', async () => {
  const results = many(1_001);
  const { result, rerender } = renderHook(() => useRefined(results, search));
  expect(result.current.isRefined).toBe(false);
  expect(result.current.refined.hits).toHaveLength(1_000);
  // The same list, so that no row renders again.
  const first = result.current.refined;
  rerender();
  expect(result.current.refined).toBe(first);
  await waitFor(() => expect(result.current.isRefined).toBe(true));
  expect(result.current.refined.hits).toHaveLength(1_001);
});

it('shows the old list until a filter is applied, and a cached list at once', async () => {
  const results = many(1_200);
  const { result, rerender } = renderHook(({ whole }) => useRefined(results, { ...search, ...whole }), {
    initialProps: { whole: {} },
  });
  await waitFor(() => expect(result.current.isRefined).toBe(true));
  rerender({ whole: { wholeWords: true } });
  expect(result.current.isRefined).toBe(false);
  expect(result.current.refined.hits).toHaveLength(1_200);
  await waitFor(() => expect(result.current.isRefined).toBe(true));
  expect(result.current.refined.hits).toHaveLength(600);
  rerender({ whole: {} });
  expect(result.current.isRefined).toBe(true);
  expect(result.current.refined.hits).toHaveLength(1_200);
});

it('shows the last translation for a search in all, else the searched one', () => {
  rememberTranslation('asv');
  const results = [verse('kjv', 0, 'ark'), verse('asv', 0, 'ark')];
  const shown = (translations: BibleSearch['translations']) =>
    renderHook(() => useRefined([...results], { ...search, translations })).result.current.refined;
  expect(shown(['kjv', 'asv']).hits[0]?.result.translation).toBe('asv');
  expect(shown(['kjv', 'asv']).hits[0]?.others).toHaveLength(1);
  expect(shown(['kjv']).hits[0]?.result.translation).toBe('kjv');
  expect(renderHook(() => useRefined([], null)).result.current).toMatchObject({ isRefined: true });
});
