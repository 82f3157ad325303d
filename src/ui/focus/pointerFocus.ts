import { isFocusLost } from './keepFocus';

/*
 * Pressing a button or a select with a pointer does not leave the focus on it, so that the page can still use Space and
 * the arrow keys. This applies to all of them, as soon as anything listens to keys. Inside a dialog or a menu the focus
 * is left alone; the element that opened it gets the focus back, but the page may still use the keys.
 */

/** The button or select last pressed by a pointer, outside of dialogs and menus. */
let pressed: HTMLElement | null = null;
/** False once a key has been pressed since. */
let isFresh = false;

/** An element that was pressed with a pointer and got the focus back from the dialog or menu that it opened. */
let returned: HTMLElement | null = null;

/** Whether the current interaction is by pointer, not by keyboard. */
export const isByPointer = (): boolean => isFresh;

/** Whether an element has the focus because of a pointer, so that the page may use its keys. */
export const isPointerPressed = (element: Element): boolean => element === returned;

/** Returns the focus to the element that opened something. */
export function restoreFocus(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  returned = opener === pressed ? opener : null;
}

/** The element that is opening something: the focused one, or the one just pressed, which does not have the focus. */
export function getOpener(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !isFocusLost()) return activeElement;
  return isFresh ? pressed : null;
}

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, select') : null;

function blurPressed({ target }: Event): void {
  const control = controlOf(target);
  if (control !== null && control === pressed && control === document.activeElement) control.blur();
}

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    const control = controlOf(target);
    // An icon is `aria-hidden` too, but counts as its button.
    const touched = control ?? target;
    if (touched instanceof Element && touched.closest('[role="dialog"], [role="menu"], [aria-hidden]'))
      return;
    pressed = control;
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
  // Keys cause clicks too.
  if (isFresh && controlOf(event.target) instanceof HTMLButtonElement) blurPressed(event);
});
document.addEventListener('change', blurPressed);
document.addEventListener('focusout', () => (returned = null));
