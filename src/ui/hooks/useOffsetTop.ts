import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far an element is below the top of the page, also after what is above it has grown or shrunk. */
export function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
