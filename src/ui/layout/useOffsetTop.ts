import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The distance of an element from the top of its scroller, which is the page or a pane; updated when the content above
 * it changes.
 */
export function useOffsetTop(
  element: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null> | null = null,
): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset(offsetTop(element, pane));
    measure();
  }, [element, pane]);
  // An effect, because a pane's element that is mounted together with this one exists only now.
  useEffect(() => {
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOffset(offsetTop(element, pane)));
    observer.observe(document.body);
    // In a pane, the page may not grow with the content above the element.
    for (const child of pane?.current?.children ?? []) observer.observe(child);
    const parent = element.current?.parentElement;
    if (parent) observer.observe(parent);
    return () => observer.disconnect();
  }, [element, pane]);
  return offset;
}

function offsetTop(
  element: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null> | null,
): number {
  const top = element.current?.getBoundingClientRect().top ?? 0;
  const frame = pane?.current;
  const above = frame ? frame.scrollTop - frame.getBoundingClientRect().top : window.scrollY;
  return Math.round(top + above);
}
