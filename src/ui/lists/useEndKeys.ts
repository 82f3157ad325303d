import { useEffect, useRef, type RefObject } from 'react';
import { useKeys } from '../keys/useKeys';
import { scrollForFrames } from './scrollForFrames';

/**
 * Home and End lead to the ends of the list's scroller at once. The browser's own way there takes several frames, and aims at
 * an end that moves while the rows on the way get their heights.
 */
export function useEndKeys(pane: RefObject<HTMLElement | null> | null): void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const go = (leftIn: (scroller: Element) => number) => {
    const frame = pane?.current ?? null;
    // The row that has the focus may go, and with it the keys of the pane.
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
