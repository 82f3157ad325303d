import { useEffect, useRef } from 'react';

/*
 * The browser's Back closes what is open over the page, and stays on the page. While
 * something is open, the history has an extra entry with the same address on top, a guard, from which Back leads to the page.
 * When it is closed in another way the guard stays, because removing it would race with a navigation at the same moment: Back
 * from the next page leads to it, where the browser knows how far the page was scrolled; the next thing that opens reuses it,
 * and Back skips it. By hand, because React Router's useBlocker needs a data router, which the public link would have to download.
 */

const GUARD = 'nuggetsGuard';

interface Guard {
  /** The address of its page. */
  href: string;
  /** The router's index of the entry, to compare two. */
  index: number;
}

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const indexOf = (state: unknown): number => Number(stateOf(state).idx ?? 0);

/** What is open, the last one on top. */
const closers: { current: () => void }[] = [];
/** The guard on top of the history; null where there is none. */
let guard: Guard | null = null;
enter(history.state);

function enter(state: unknown): void {
  const href = stateOf(state)[GUARD];
  guard = typeof href === 'string' ? { href, index: indexOf(state) } : null;
  // A navigation leaves it below the next page.
  if (guard) history.pushState = pushOver;
  else Reflect.deleteProperty(history, 'pushState');
}

function pushOver(...entry: Parameters<History['pushState']>): void {
  enter(null);
  history.pushState(...entry);
}

function putGuard(): void {
  const { href } = location;
  if (guard?.href === href) return;
  enter(null);
  const state = { ...stateOf(history.state), [GUARD]: href };
  history.pushState(state, '');
  enter(state);
}

window.addEventListener('popstate', ({ state }: PopStateEvent) => {
  const left = guard;
  enter(state);
  const top = closers.at(-1);
  if (top) {
    top.current();
    // Something else that is still open needs a guard again.
    setTimeout(() => {
      if (closers.length > 0) putGuard();
    });
  } else if (left && !guard && indexOf(state) <= left.index) history.back();
});

/** Makes the browser's Back call `onClose` instead of leaving the page, while `isOpen`. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    closers.push(close);
    putGuard();
    return () => {
      closers.splice(closers.indexOf(close), 1);
    };
  }, [isOpen]);
}
