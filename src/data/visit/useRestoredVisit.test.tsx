import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useRestoredVisit } from './useRestoredVisit';
import { useSessionState, sessionState } from './sessionState';
import { signedIn } from '../session/session';

const shown = sessionState('screen', v.string());
const kept = (user = 'demo') => shown.restore(user);
const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A screen that shows `value`, and notes what each visit of it is begun with. */
function visitScreen(value: string) {
  const { store } = startStore();
  const begun: (string | null)[] = [];
  const useScreen = (shownNow: string) => {
    useRestoredVisit(shown, shownNow, (stored) => begun.push(stored));
    return useNavigate();
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result, ...hook } = renderHook(useScreen, { wrapper, initialProps: value });
  return { ...hook, store, begun, go: (to: string) => act(() => result.current(to)) };
}

const loadedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(Object.create(performance), { type })]);

it('keeps what a screen shows when the page or the screen is left, and only then', () => {
  const { rerender, unmount } = visitScreen('one');
  expect(kept()).toBeNull();
  look(false);
  expect(kept()).toBeNull();
  look(true);
  expect(kept()).toBe('one');
  rerender('two');
  expect(kept()).toBe('one');
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('two');
  rerender('three');
  unmount();
  expect(kept()).toBe('three');
  sessionStorage.clear();
  look(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeNull();
});

it('keeps what a screen shows under the name of the current user', () => {
  const { store, unmount } = visitScreen('theirs');
  act(() => void store.dispatch(signedIn({ userName: 'reader' })));
  unmount();
  expect([kept('reader'), kept()]).toEqual(['theirs', null]);
});

it.each([
  ['restores the visit after a reload', 'reload', 'left', 'left'],
  ['restores the visit after going back from another site', 'back_forward', 'left', 'left'],
  ['restores nothing where the person entered the URL', 'navigate', 'left', null],
  ['restores nothing where there is nothing', 'reload', null, null],
])('%s', (_, type, left, restored) => {
  loadedBy(type);
  if (left !== null) sessionStorage.setItem('nuggets.tab/demo/screen', left);
  expect(visitScreen('now').begun).toEqual([restored]);
});

it('begins once for each entry, with what was stored last', async () => {
  shown.store('demo', 'left');
  const { begun, go, rerender } = visitScreen('one');
  rerender('two');
  expect(begun).toEqual([null]);
  await go('/elsewhere');
  look(true);
  await go('/again');
  expect(begun).toEqual([null, 'left', 'two']);
});

it('brings a component’s state back after a reload, to its user alone', () => {
  const { store } = startStore();
  const render = () => renderHookIn(store, () => useSessionState('rows', v.array(v.number()), []), null);
  const { result, unmount } = render();
  expect(result.current[0]).toEqual([]);
  act(() => result.current[1]([3]));
  expect(result.current[0]).toEqual([3]);
  unmount();
  expect(render().result.current[0]).toEqual([3]);
  act(() => void store.dispatch(signedIn({ userName: 'reader' })));
  expect(render().result.current[0]).toEqual([]);
});
