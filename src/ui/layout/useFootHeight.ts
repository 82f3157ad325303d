import { useEffect, type RefObject } from 'react';

/** Tells the style sheets, as `--panel` (px), how much of the window's foot an element covers while it is there. */
export function useFootHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const covering = element.current;
    if (!covering || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--panel', `${innerHeight - covering.getBoundingClientRect().top}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--panel');
    };
  }, [element]);
}
