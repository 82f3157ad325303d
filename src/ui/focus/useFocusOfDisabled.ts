import { useEffect } from 'react';
import { focusIfLost } from './keepFocus';
import { isByPointer } from './pointerFocus';

/**
 * A button that is disabled while its action is in flight loses the focus. When it is enabled again, as after a failure, it gets
 * the focus back, unless that has moved elsewhere meanwhile. For the whole app, on its screens and in its dialogs.
 */
export function useFocusOfDisabled(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const onFocusOut = ({ target }: FocusEvent) => {
      if (isDisabled(target)) pressed = target;
    };
    // Called before the next paint, and so before the browsers that remove the focus only then, and without an event.
    const observer = new MutationObserver(() => {
      const focused = document.activeElement;
      if (isDisabled(focused)) pressed = focused;
      else if (pressed?.matches(':enabled')) {
        if (keepsFocus(pressed)) focusIfLost(pressed, { preventScroll: true });
        pressed = null;
      }
    });
    observer.observe(document, { attributeFilter: ['disabled'], subtree: true });
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}

const isDisabled = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(':disabled');

/** On a screen, a button that was pressed with a pointer has no focus to be given back. */
const keepsFocus = (button: HTMLElement): boolean =>
  !isByPointer() || button.closest('[role="dialog"]') !== null;
