import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { PaneScroll } from '@/ui/layout/paneScroll';

export interface ScrollPosition {
  /** How far the list was scrolled when it was last left, in pixels. */
  top: number;
  onLeave: (top: number) => void;
}

/** Scrolls a list back to where it was when it was left. */
export function useScrollPosition({ top, onLeave }: ScrollPosition): void {
  const pane = useContext(PaneScroll);
  const leave = useEffectEvent(() => onLeave(pane?.current?.scrollTop ?? window.scrollY));
  useLayoutEffect(() => () => leave(), []);
  const restore = useEffectEvent(() => {
    (pane?.current ?? window).scrollTo({ top });
  });
  // The pane's ref is set only after the list's layout effects.
  useEffect(() => {
    restore();
  }, []);
}
