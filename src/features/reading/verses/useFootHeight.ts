import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells the style sheets, as `--panel` (px), how much of the window's foot an element covers while it is there, and brings the
 * verse that was touched into sight above it where it came over it. Null where several are chosen, the last of which is under
 * the finger.
 */
export function useFootHeight(element: RefObject<HTMLElement | null>, verse: number | null): void {
  const showVerse = useEffectEvent((covered: number) => {
    const touched = verse === null ? null : document.getElementById(`v${verse}`);
    if (!touched) return;
    // Who has scrolled on since stays there: the element also grows with a mark, and with a turned window.
    const { top, bottom } = touched.getBoundingClientRect();
    if (bottom > covered && top < innerHeight) touched.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const covering = element.current;
    if (!covering || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top } = covering.getBoundingClientRect();
      style.setProperty('--panel', `${innerHeight - top}px`);
      showVerse(top);
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--panel');
    };
  }, [element]);
}
