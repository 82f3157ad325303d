/** Whether nothing on the page has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses an element if the focus was lost; wherever a person has put it meanwhile, it stays. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (isFocusLost()) element?.focus(options);
}
