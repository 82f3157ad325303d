import { useEffect } from 'react';

/** The second tap of a double tap comes sooner than this. */
const SECOND_TAP_MS = 500;

/**
 * Where a dialog closes at a tap, the second one of a double tap presses nothing of the page that comes into sight. The
 * browser counts taps that follow each other at one place.
 */
export function useSecondTap(): void {
  useEffect(
    () => () => {
      const end = () => document.removeEventListener('click', ignore, true);
      const ignore = (tap: MouseEvent) => {
        // Whatever comes next, it is one at most.
        end();
        if (tap.detail < 2) return;
        tap.preventDefault();
        tap.stopImmediatePropagation();
      };
      document.addEventListener('click', ignore, true);
      setTimeout(end, SECOND_TAP_MS);
    },
    [],
  );
}
