import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type KeyboardEvent } from 'react';
import { focusFallback, focusIfLost, isFocusLost } from '../focus/keepFocus';
import { restoreFocus, getOpener } from '../focus/pointerFocus';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { tabbable } from 'tabbable';

const FIELDS = 'input, textarea, select';
const TEXT_FIELDS = 'input:not([type]), [type="text"], [type="search"], textarea';

/** Where the focus goes while a dialog is open, and when it closes. The returned ref is for the dialog's body. */
export function useDialogFocus(): RefObject<HTMLDivElement | null> {
  useFocusGivenBack();
  return useFirstField();
}

/**
 * On close, the focus returns to the element that opened the dialog, unless it has moved elsewhere meanwhile. If that
 * element is gone (an item of the drawer), the focus goes to the screen's heading.
 */
function useFocusGivenBack(): void {
  // Read before a field of the dialog takes the focus.
  const [opener] = useState(getOpener);
  useLayoutEffect(
    () => () => {
      // A microtask later, the dialog has left the page, and the focus with it.
      queueMicrotask(() => {
        if (opener && isFocusLost()) restoreFocus(opener);
        // A frame later, because the screen may move the focus to a better element itself.
        void nextFrame().then(() => focusIfLost(focusFallback(), { preventScroll: true }));
      });
    },
    [opener],
  );
}

/**
 * The focus begins in the first field, preferably a text field, or else at the heading. If the dialog has already
 * focused something itself, the focus is left there.
 */
function useFirstField(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = body.current?.closest('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter((field) =>
      field.matches(':enabled'),
    );
    const first = fields.find((field) => field.matches(TEXT_FIELDS)) ?? fields[0];
    (first ?? dialog.querySelector('h2'))?.focus();
  }, []);
  return body;
}

/**
 * Key handler of an element over the page: Tab cycles inside it, in both directions. Done by hand with `tabbable`,
 * because focus-trap, which is built on it, also decides where the focus begins and returns to, which useDialogFocus
 * does for our dialogs.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const stops = tabbable(event.currentTarget);
  // The focus may be on a heading or on the dialog itself, which are not tab stops.
  const isPast = (stop: Element, side: number) =>
    activeElement === null || (activeElement.compareDocumentPosition(stop) & side) === 0;
  const target = event.shiftKey
    ? stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_PRECEDING)) && stops.at(-1)
    : stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_FOLLOWING)) && stops[0];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
