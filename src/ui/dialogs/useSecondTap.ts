import { useEffect } from 'react';

/**
 * Where a dialog closes at a tap, the second one of a double tap presses nothing of the page that comes into sight. The
 * browser counts taps that follow each other at one place.
 */
export function useSecondTap(): void {
  useEffect(
    () => () => {
      const ignoreSecond = (tap: MouseEvent) => {
        if (tap.detail < 2) return;
        tap.preventDefault();
        tap.stopImmediatePropagation();
      };
      document.addEventListener('click', ignoreSecond, { capture: true, once: true });
    },
    [],
  );
}
