import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Sets `--panel` to the height, in px, that an element covers at the bottom of the window, and scrolls the touched
 * verse into view above the element if it is covered. `verse` is null if several are chosen, because the last one is
 * under the finger.
 */
export function useFootHeight(element: RefObject<HTMLElement | null>, verse: number | null): void {
  const showVerse = useEffectEvent((covered: number) => {
    const touched = verse === null ? null : document.getElementById(`v${verse}`);
    if (!touched) return;
    // Not if the person has scrolled away since: the element also grows when a mark is added or the device is rotated.
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
