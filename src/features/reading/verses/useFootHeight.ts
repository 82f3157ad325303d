import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells the style sheets, as `--panel` (px), how much of the window's foot an element covers while it is there, and keeps the
 * verse that was touched in sight above it. Null where several are chosen, the last of which is under the finger.
 */
export function useFootHeight(element: RefObject<HTMLElement | null>, verse: number | null): void {
  const showVerse = useEffectEvent(() => {
    if (verse !== null) document.getElementById(`v${verse}`)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const covering = element.current;
    if (!covering || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--panel', `${innerHeight - covering.getBoundingClientRect().top}px`);
      showVerse();
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--panel');
    };
  }, [element]);
}
