import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadTopics, selectTopicsState } from '@/features/topics/store/topics';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import type { Action } from '@/ui/actions/action';
import { screenActions, useActions } from '@/ui/actions/useActions';
import { useReloadOnReturn } from '../list/useLists';
import { useList } from '../list/useList';

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('loads on arrival, when the page is looked at again, and for another', () => {
  const { store } = startStore();
  const load = vi.fn();
  const { rerender, unmount } = renderHookIn(store, (whose: string) => useReloadOnReturn(load, whose), 'ann');
  expect(load).toHaveBeenCalledTimes(1);
  rerender('ann');
  look('hidden');
  expect(load).toHaveBeenCalledTimes(1);
  look('visible');
  expect(load).toHaveBeenCalledTimes(2);
  rerender('bob');
  expect(load).toHaveBeenCalledTimes(3);
  look('visible');
  expect(load).toHaveBeenCalledTimes(4);
  unmount();
  look('visible');
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads a list on arrival, for another user, and on retry', async () => {
  const { store, api, data, signIn } = startStore();
  const { result } = renderHookIn(store, () => useList(selectTopicsState, loadTopics));
  expect(result.current).toMatchObject({ phase: 'loading', rows: [] });
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(result.current.rows).toHaveLength(data.topics.length);
  api.faults.set('get_tag_list', '500:once');
  act(() => void signIn('reader'));
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'error', rows: [] }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(result.current.rows).toHaveLength(api.db.user('reader').topics.length);
});

it('offers a screen’s present actions, and does nothing of those offered no more', () => {
  const { store } = startStore();
  const done: string[] = [];
  const action = (label: string, note = label, words?: string): Action => ({
    label,
    run: () => void done.push(note),
    ...(words !== undefined && { keywords: words }),
  });
  const { rerender, unmount } = renderHookIn(store, (actions: readonly Action[]) => useActions(actions), [
    action('Copy'),
    action('Edit', 'edit row 1', 'row 1'),
    action('Edit', 'edit row 2', 'row 2'),
  ]);
  const offered = screenActions();
  expect(offered.map(({ label }) => label)).toEqual(['Copy', 'Edit', 'Edit']);
  rerender([action('Copy', 'copy the next'), action('Edit', 'edit row 2', 'row 2')]);
  for (const { run } of offered) run();
  expect(done).toEqual(['copy the next', 'edit row 2']);
  const last = screenActions();
  unmount();
  expect(screenActions()).toEqual([]);
  for (const { run } of last) run();
  expect(done).toHaveLength(2);
});
