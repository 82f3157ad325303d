import { useEffect, useRef } from 'react';

/*
 * The browser's Back closes the dialog, menu or drawer that is open, and does not leave the page. While something is
 * open, the history has an extra entry on top with the same URL, a guard, from which Back leads to the page. If it is
 * closed in another way, the guard is left in the history, because removing it would race with a navigation at the same
 * moment. Back from the next page then leads to the guard, for which the browser remembers the scroll position; the
 * next thing that opens reuses it, and Back skips it. If its URL is replaced, as when verses are chosen, it remains a
 * guard. By hand, because React Router's useBlocker needs a data router,
 * which the public link would have to download.
 */

const GUARD = 'nuggetsGuard';

interface Guard {
  /** The URL of its page. */
  href: string;
  /** The router's index of the entry, to compare two entries. */
  index: number;
}

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const indexOf = (state: unknown): number => Number(asRecord(state).idx ?? 0);

/** The close functions of everything that is open, the topmost last. */
const closers: { current: () => void }[] = [];
/** The guard on top of the history; null if there is none. */
let guard: Guard | null = null;
enter(history.state);

function enter(state: unknown): void {
  const href = asRecord(state)[GUARD];
  guard = typeof href === 'string' ? { href, index: indexOf(state) } : null;
  // After a navigation it is below the next page, and no longer on top.
  if (guard) Object.assign(history, { pushState: pushOver, replaceState: replaceGuard });
  else for (const change of ['pushState', 'replaceState']) Reflect.deleteProperty(history, change);
}

function pushOver(...entry: Parameters<History['pushState']>): void {
  enter(null);
  history.pushState(...entry);
}

function replaceGuard(...[state, unused, url]: Parameters<History['replaceState']>): void {
  const { href } = new URL(url ?? location.href, location.href);
  const kept = { ...asRecord(state), [GUARD]: href };
  History.prototype.replaceState.call(history, kept, unused, url);
  enter(kept);
}

function putGuard(): void {
  const { href } = location;
  if (guard?.href === href) return;
  enter(null);
  const state = { ...asRecord(history.state), [GUARD]: href };
  history.pushState(state, '');
  enter(state);
}

window.addEventListener('popstate', ({ state }: PopStateEvent) => {
  const previous = guard;
  enter(state);
  const top = closers.at(-1);
  if (top) {
    top.current();
    // If something else is still open, it needs a guard again.
    setTimeout(() => {
      if (closers.length > 0) putGuard();
    });
  } else if (previous && !guard && indexOf(state) <= previous.index) history.back();
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
