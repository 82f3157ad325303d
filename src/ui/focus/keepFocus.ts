import type { MouseEvent } from 'react';

/** Whether nothing on the page has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses an element if the focus was lost; otherwise leaves the focus where it is. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (isFocusLost()) element?.focus(options);
}

/**
 * Where the focus goes if there is no better element: the dialog that contains the element, or the screen's heading.
 */
export const focusFallback = (element?: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector<HTMLElement>('#main h1');

/**
 * Handler for a button that disappears when it is pressed. It first moves the focus, which would be lost with the
 * button, to its dialog or to the screen's heading.
 */
export const withFocusHandoff =
  (action: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    focusFallback(currentTarget)?.focus({ preventScroll: true });
    action();
  };

/**
 * Ref of a control that may go away by itself. If it has the focus then, that moves to the first button left around it, as far
 * out as its live region, else to the beginning of its dialog or of the screen.
 */
export function keepFocusBeside(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const region = control.closest('[role="status"]');
    const around: Element[] = [];
    for (let each = control.parentElement; each && region?.contains(each); each = each.parentElement)
      around.push(each);
    // Its replacement is in the page only when the change is complete.
    queueMicrotask(() => {
      const beside = around.find((each) => each.isConnected && each.querySelector('button') !== null);
      focusIfLost(beside?.querySelector('button') ?? focusFallback(region), { preventScroll: true });
    });
  };
}

/** For `onMouseDown` of a button beside a field: the field keeps the focus, so that no bar comes back under the pointer before its click. */
export const keepFieldFocused = (event: { preventDefault: () => void }): void => event.preventDefault();
