import { useLayoutEffect } from 'react';

/** Hides bar and footer while the screen is mounted (see `_page.scss`). */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('full-screen');
    return () => classList.remove('full-screen');
  }, []);
}
