import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { PaneScroll } from '@/ui/layout/paneScroll';

export interface ListPlace {
  /** Where a list was scrolled to when it was left, in pixels. */
  top: number;
  onLeave: (top: number) => void;
}

/** Brings a list back to where it was scrolled to when it was left. */
export function useListPlace({ top, onLeave }: ListPlace): void {
  const pane = useContext(PaneScroll);
  const leave = useEffectEvent(() => onLeave(pane?.current?.scrollTop ?? window.scrollY));
  useLayoutEffect(() => () => leave(), []);
  const arrive = useEffectEvent(() => {
    if (pane?.current) pane.current.scrollTo({ top });
    else window.scrollTo({ top });
  });
  // The pane is known only once the list is in the page.
  useEffect(() => arrive(), []);
}
