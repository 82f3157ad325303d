import type { MouseEvent } from 'react';

/** A click handler that ignores the second tap of a double tap: after the first the button may stand for another action. */
export const firstTap =
  (action: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) void action();
  };
