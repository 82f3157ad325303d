import { useEffect, useRef, type RefObject } from 'react';
import { useKeys } from '../keys/useKeys';
import { scrollForFrames } from './scrollForFrames';

/**
 * Home and End jump to the ends of the list's scroller. The browser's own scrolling takes several frames, and its
 * target moves while the rows on the way get their heights.
 */
export function useEndKeys(pane: RefObject<HTMLElement | null> | null): void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const go = (leftIn: (scroller: Element) => number) => {
    const frame = pane?.current ?? null;
    // The focused row may be removed, and then the pane would no longer receive keys.
    frame?.focus({ preventScroll: true });
    stop.current = scrollForFrames(() => leftIn(frame ?? document.documentElement), frame);
  };
  useKeys(
    {
      Home: () => go(({ scrollTop }) => -scrollTop),
      End: () => go(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
    },
    pane ?? document,
  );
}
