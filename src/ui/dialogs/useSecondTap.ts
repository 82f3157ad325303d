import { useEffect } from 'react';

/**
 * When a tap closes a dialog, ignores the second tap of a double tap, which would hit the page below. The browser counts taps
 * that follow each other at one place.
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
