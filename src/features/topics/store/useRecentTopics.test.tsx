import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recentTopics, rememberRecentTopics } from './recentTopics';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useRecentTopics } from './useRecentTopics';

it('puts at the head what was used, and remembers that for the next time', () => {
  rememberRecentTopics('manage', 'demo', [1, 2]);
  const { store } = startStore();
  const { result } = renderHookIn(store, () => useRecentTopics('manage'));
  expect(result.current.recent).toEqual([1, 2]);
  act(() => result.current.used([2, 3]));
  expect(result.current.recent).toEqual([2, 3, 1]);
  expect(recentTopics('manage', 'demo')).toEqual([2, 3, 1]);
  expect(recentTopics('filter', 'demo')).toEqual([]);
});

it('writes nothing where nothing was used', () => {
  const { store } = startStore();
  const { result } = renderHookIn(store, () => useRecentTopics('manage'));
  const before = Object.keys(localStorage);
  act(() => result.current.used([]));
  expect(Object.keys(localStorage)).toEqual(before);
});
