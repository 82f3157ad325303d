/*
 * A pointer's press leaves no focus behind on a button or a select, so that Space and the arrows stay with the page (product.md,
 * 'How it should feel'). One mechanism for all of them, in force as soon as anything listens to keys. What is pressed inside a
 * dialog or a menu keeps the focus there, and what has opened it has the focus back, yet leaves the page its keys.
 */

/** The button or select that a pointer has pressed last, outside of dialogs and menus. */
let pressed: HTMLElement | null = null;
/** False once a key has been pressed since. */
let isFresh = false;

/** What a pointer has pressed, and has the focus back from what it had opened. */
let returned: HTMLElement | null = null;

/** Whether an element has its focus from a pointer's press, and so no claim on the page's keys. */
export const isPointerPressed = (element: Element): boolean => element === returned;

/** Gives the focus back to what has opened something. */
export function giveFocusBack(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  returned = opener === pressed ? opener : null;
}

/** What has opened something that opens now: what has the focus, or what was pressed and let go of it. */
export function openerOf(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) return activeElement;
  return isFresh ? pressed : null;
}

const owner = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, select') : null;

function letGo({ target }: Event): void {
  const own = owner(target);
  if (own !== null && own === pressed && own === document.activeElement) own.blur();
}

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    const own = owner(target);
    // A button's icon is hidden from readers too: it is the button that is pressed.
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
    // Who moves on with the keyboard, or presses with it, means what has the focus.
    if (key === 'Tab' || key === 'Enter') pressed = returned = null;
  },
  true,
);
document.addEventListener('click', (event) => {
  // A key presses too.
  if (isFresh && owner(event.target) instanceof HTMLButtonElement) letGo(event);
});
document.addEventListener('change', letGo);
document.addEventListener('focusout', () => (returned = null));
