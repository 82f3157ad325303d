import { useEffect, useState } from 'react';

/** §9: what floats appears after scrolling more than 100 px. */
const THRESHOLD = 100;

/** Whether the page is scrolled far enough for what floats to appear. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > THRESHOLD);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > THRESHOLD);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrolled;
}
