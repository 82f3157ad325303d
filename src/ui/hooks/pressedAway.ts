import type { MouseEvent } from 'react';

/**
 * For a button that goes when it is pressed, with what it stands beside: the focus, which would be lost with it, continues
 * at the beginning of its dialog or of the screen.
 */
export const pressedAway =
  (deed: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const beginning = currentTarget.closest('[role="dialog"]') ?? document.querySelector('#main h1');
    if (beginning instanceof HTMLElement) beginning.focus({ preventScroll: true });
    deed();
  };
