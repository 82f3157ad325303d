import type { MouseEvent } from 'react';

/** Whether nothing on the page has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses an element if the focus was lost; wherever a person has put it meanwhile, it stays. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (isFocusLost()) element?.focus(options);
}

/** Where the focus goes when nothing better is left: to the beginning of an element's dialog, or of the screen. */
export const focusFallback = (element?: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector<HTMLElement>('#main h1');

/**
 * Handler for a button that disappears when it is pressed: first moves the focus, which would be lost with the button, to the
 * beginning of its dialog or of the screen.
 */
export const withFocusHandoff =
  (action: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    focusFallback(currentTarget)?.focus({ preventScroll: true });
    action();
  };
