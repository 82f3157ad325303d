import { useEffect } from 'react';
import { listen } from '@/platform/page/listen';

/** A finger at rest moves the page by less than this, in px. */
const STILL = 8;

/** Marks on the root element whether the page is scrolled, and whether it was last scrolled down (see `_shell.scss`). */
export function useScrollState(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      classList.toggle('scrolled', scrollY > STILL);
      if (Math.abs(scrollY - last) < STILL) return;
      classList.toggle('reading-down', scrollY > last && scrollY > STILL);
      last = scrollY;
    };
    onScroll();
    return listen(['scroll'], onScroll);
  }, []);
}
