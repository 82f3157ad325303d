import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { loadTopics, selectTopicsState } from '@/features/topics/store/topics';
import { signedIn } from '@/features/account/store/user';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import type { Action } from '@/ui/actions/action';
import { screenActions, useActions } from '@/ui/actions/useActions';
import { useStoredOnLeave, useVisitState, visitState } from '../visit/visitState';
import { useReloadOnReturn } from '../list/useLists';
import { useList } from '../list/useList';

afterEach(() => vi.restoreAllMocks());

const shown = visitState('screen', v.string());
const restored = (user: string) => shown.restore(user);
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

it('offers what a screen offers now, and does nothing of what it offers no more', () => {
  const { store } = startStore();
  const done: string[] = [];
  const action = (label: string, note = label, words?: string): Action => ({
    label,
    run: () => void done.push(note),
    ...(words !== undefined && { words }),
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

it('keeps what a screen shows when the page or the screen is left, and only then', () => {
  const { store } = startStore();
  const kept = () => restored('demo');
  const { rerender, unmount } = renderHookIn(store, (state: string) => useStoredOnLeave(shown, state), 'one');
  expect(kept()).toBeNull();
  look('visible');
  expect(kept()).toBeNull();
  look('hidden');
  expect(kept()).toBe('one');
  rerender('two');
  expect(kept()).toBe('one');
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('two');
  rerender('three');
  unmount();
  expect(kept()).toBe('three');
  sessionStorage.clear();
  look('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeNull();
});

it('keeps it under the name of the current user', () => {
  const { store } = startStore();
  const { unmount } = renderHookIn(store, () => useStoredOnLeave(shown, 'theirs'));
  act(() => void store.dispatch(signedIn({ userName: 'reader' })));
  unmount();
  expect([restored('reader'), restored('demo')]).toEqual(['theirs', null]);
});

it('brings a component’s state back after a reload, to its user alone', () => {
  const { store } = startStore();
  const render = () => renderHookIn(store, () => useVisitState('rows', v.array(v.number()), []), null);
  const { result, unmount } = render();
  expect(result.current[0]).toEqual([]);
  act(() => result.current[1]([3]));
  expect(result.current[0]).toEqual([3]);
  unmount();
  expect(render().result.current[0]).toEqual([3]);
  act(() => void store.dispatch(signedIn({ userName: 'reader' })));
  expect(render().result.current[0]).toEqual([]);
});
