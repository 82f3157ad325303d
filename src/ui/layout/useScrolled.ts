import { useEffect, useState, type RefObject } from 'react';
import { listen } from '@/platform/page/listen';

/** The tools appear after scrolling more than this, in px. */
const THRESHOLD = 100;

/** Whether the page, or a pane of it, is scrolled far enough to show the tools for a scrolled page. */
export function useScrolled(pane: RefObject<HTMLElement | null> | null = null): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > THRESHOLD);
  useEffect(() => {
    const frame = pane?.current ?? null;
    const onScroll = () => setScrolled((frame?.scrollTop ?? window.scrollY) > THRESHOLD);
    onScroll();
    return listen(['scroll'], onScroll, frame ?? window);
  }, [pane]);
  return scrolled;
}

/** Scrolls to the top of the page or of a pane, and focuses the heading, because the pressed button disappears. */
export function scrollToTop(frame: Pick<Element, 'scrollTo'> = window): void {
  frame.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
