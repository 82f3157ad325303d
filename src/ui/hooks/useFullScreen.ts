import { useLayoutEffect } from 'react';

/** Gives the whole window to the screen: bar and footer are gone as long as it is there (see `_page.scss`). */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('full-screen');
    return () => classList.remove('full-screen');
  }, []);
}
