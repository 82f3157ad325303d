import { useEffect, useEffectEvent, type RefObject } from 'react';
import { afterPaint } from '@/platform/scheduling/afterPaint';
import { showPlace } from './place';

/** Names the place in the bar while the heading is out of sight; with `onPlace` the name can be pressed. */
export function useHeadingInBar(
  heading: RefObject<HTMLElement | null>,
  name: string,
  onPlace: (() => void) | undefined,
): void {
  const press = useEffectEvent(() => onPlace?.());
  const pressable = onPlace !== undefined;
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // Measuring before the frame would lay the page out once more.
    const cancel = afterPaint(() => {
      if (!heading.current || !('IntersectionObserver' in window)) return;
      // Behind the bar the heading counts as out of sight.
      const bar = document.querySelector('.nav-bar')?.clientHeight ?? 0;
      observer = new IntersectionObserver(
        ([entry]) =>
          showPlace(
            entry && !entry.isIntersecting ? { name, onPress: pressable ? () => press() : undefined } : null,
          ),
        { rootMargin: `-${bar}px 0px 0px` },
      );
      observer.observe(heading.current);
    });
    return () => {
      cancel();
      observer?.disconnect();
      showPlace(null);
    };
  }, [heading, name, pressable]);
}
