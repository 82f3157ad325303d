import { useEffect, type RefObject } from 'react';
import { showPlace } from './place';

/** Names the place in the bar while the heading is out of sight. */
export function useHeadingInBar(heading: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    if (!heading.current || !('IntersectionObserver' in window)) return undefined;
    // Behind the bar the heading counts as out of sight.
    const bar = document.querySelector('.nav-bar')?.clientHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => showPlace(entry && !entry.isIntersecting ? place : null),
      { rootMargin: `-${bar}px 0px 0px` },
    );
    observer.observe(heading.current);
    return () => {
      observer.disconnect();
      showPlace(null);
    };
  }, [heading, place]);
}
