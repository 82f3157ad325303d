import { isFocusLost } from './keepFocus';

/*
 * Pressing a button or a select with a pointer leaves no focus on it, so that Space and the arrows stay with the page. This
 * applies to all of them, as soon as anything listens to keys. Inside a dialog or a menu the focus stays; and what opened it
 * gets the focus back, but leaves the page its keys.
 */

/** The button or select last pressed by a pointer, outside of dialogs and menus. */
let pressed: HTMLElement | null = null;
/** False once a key has been pressed since. */
let isFresh = false;

/** An element that a pointer pressed, and that got the focus back from what it opened. */
let returned: HTMLElement | null = null;

/** Whether what happens now was done with a pointer, and not by a key. */
export const isByPointer = (): boolean => isFresh;

/** Whether an element has its focus because of a pointer, and so must not use the page's keys. */
export const isPointerPressed = (element: Element): boolean => element === returned;

/** Returns the focus to the element that opened something. */
export function restoreFocus(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  returned = opener === pressed ? opener : null;
}

/** The element that opens something now: the focused one, or the one just pressed, which has no focus. */
export function getOpener(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !isFocusLost()) return activeElement;
  return isFresh ? pressed : null;
}

const owner = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, select') : null;

function blurPressed({ target }: Event): void {
  const own = owner(target);
  if (own !== null && own === pressed && own === document.activeElement) own.blur();
}

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    const own = owner(target);
    // An icon is `aria-hidden` too, but counts as its button.
    const on = own ?? target;
    if (on instanceof Element && on.closest('[role="dialog"], [role="menu"], [aria-hidden]')) return;
    pressed = own;
    isFresh = true;
  },
  true,
);
document.addEventListener(
  'keydown',
  ({ key }) => {
    isFresh = false;
    // With the keyboard, the focused element counts.
    if (key === 'Tab' || key === 'Enter') pressed = returned = null;
  },
  true,
);
document.addEventListener('click', (event) => {
  // A key causes clicks too.
  if (isFresh && owner(event.target) instanceof HTMLButtonElement) blurPressed(event);
});
document.addEventListener('change', blurPressed);
document.addEventListener('focusout', () => (returned = null));
