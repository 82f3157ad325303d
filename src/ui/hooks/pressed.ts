import type { MouseEvent } from 'react';

/** A mouse leaves no focus on a button that is pressed again and again: Space stays with the page. */
export const pressed =
  (deed: () => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    // A keyboard's press has no click count.
    if (event.detail > 0) event.currentTarget.blur();
    deed();
  };
