import type { MouseEvent } from 'react';

/**
 * Handler for a button that disappears when it is pressed: first moves the focus, which would be lost with the button, to the
 * beginning of its dialog or of the screen.
 */
export const handOffFocus =
  (action: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const beginning = currentTarget.closest('[role="dialog"]') ?? document.querySelector('#main h1');
    if (beginning instanceof HTMLElement) beginning.focus({ preventScroll: true });
    action();
  };
