import type { MouseEvent } from 'react';

/** Whether nothing on the page has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses an element if the focus was lost; wherever a person has put it meanwhile, it stays. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (isFocusLost()) element?.focus(options);
}

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
