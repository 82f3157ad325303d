import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectWaiting } from '@/data/sync/sync';
import { outboxOf } from '@test/kit/testStore';
import { createTopic } from './topics';
import { recentTopics, rememberRecentTopics } from '../api/recentTopics';
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

it('keeps what another tab has used meanwhile', () => {
  rememberRecentTopics('manage', 'demo', [1]);
  const { store } = startStore();
  const { result } = renderHookIn(store, () => useRecentTopics('manage'));
  rememberRecentTopics('manage', 'demo', [9, 1]);
  act(() => result.current.used([2]));
  expect(result.current.recent).toEqual([2, 9, 1]);
  expect(recentTopics('manage', 'demo')).toEqual([2, 9, 1]);
});

it('keeps the place of a new topic when its number comes', async () => {
  const { store, data, api } = startStore();
  const { result } = renderHookIn(store, () => useRecentTopics('manage'));
  api.faults.set('add_new_topic', 'drop');
  await act(() => store.dispatch(createTopic('Patience in trial')));
  const [made] = selectWaiting(store.getState());
  if (!made) throw new Error('nothing waits');
  act(() => result.current.used([500, made.id, 600]));
  api.faults.clear();
  await act(() => outboxOf(store).flush({ now: true }));
  const id = data.topics.find(({ name }) => name === 'Patience in trial')?.id ?? 0;
  expect(id).toBeGreaterThan(0);
  await waitFor(() => expect(result.current.recent).toEqual([500, id, 600]));
  expect(recentTopics('manage', 'demo')).toEqual([500, id, 600]);
});

it('writes nothing where nothing was used', () => {
  const { store } = startStore();
  const { result } = renderHookIn(store, () => useRecentTopics('manage'));
  const before = Object.keys(localStorage);
  act(() => result.current.used([]));
  expect(Object.keys(localStorage)).toEqual(before);
});
