import { useEffect, type RefObject } from 'react';
import { showPlace } from './place';

/** Names the place in the bar as long as the heading is scrolled away. */
export function useHeadingInBar(heading: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    if (!heading.current || !('IntersectionObserver' in window)) return undefined;
    // What is behind the bar is out of sight.
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
