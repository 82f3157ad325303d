import { useEffect, useRef } from 'react';

/*
 * Browser Back closes what lies over the page and stays on it (product.md, 'How it should feel'). While something is open, an
 * entry of the same address (a guard) lies on top of the page's own in the history: Back leads from it to the page. The guard
 * stays when the thing is closed otherwise, for taking it back would race with an address that is gone to at the same moment:
 * the next address replaces it, the next thing that opens uses it again, and Back passes over it.
 */

const GUARD = 'nuggetsGuard';

interface Guard {
  /** The address that it guards. */
  href: string;
  /** The router's count of the entry: which of two is the earlier. */
  index: number;
}

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const indexOf = (state: unknown): number => Number(stateOf(state).idx ?? 0);

/** What is open, the last one on top. */
const closers: { current: () => void }[] = [];
/** The guard on top of the history; null where there is none. */
let guard: Guard | null = null;
arriveAt(history.state);

function arriveAt(state: unknown): void {
  const href = stateOf(state)[GUARD];
  guard = typeof href === 'string' ? { href, index: indexOf(state) } : null;
  // The next address takes the guard's place, so that one Back leads from it to the page.
  if (guard) history.pushState = replaceGuard;
  else Reflect.deleteProperty(history, 'pushState');
}

function replaceGuard(...entry: Parameters<History['pushState']>): void {
  const isPure = guard?.href === location.href;
  arriveAt(null);
  if (isPure) history.replaceState(...entry);
  else history.pushState(...entry);
}

function putGuard(): void {
  const { href } = location;
  if (guard?.href === href) return;
  arriveAt(null);
  const state = { ...stateOf(history.state), [GUARD]: href };
  history.pushState(state, '');
  arriveAt(state);
}

window.addEventListener('popstate', ({ state }: PopStateEvent) => {
  const left = guard;
  arriveAt(state);
  const top = closers.at(-1);
  if (top) {
    top.current();
    // What lies below it, or would not be closed, is guarded again.
    setTimeout(() => {
      if (closers.length > 0) putGuard();
    });
  } else if (left && !guard && indexOf(state) <= left.index) history.back();
});

/** Has the browser's Back call `onClose` instead of leaving the page, as long as `isOpen`. */
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
