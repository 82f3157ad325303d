import type { KeyboardEvent } from 'react';
import { tabbable } from 'tabbable';

/**
 * Key handler of an element over the page: Tab cycles inside it, in both directions. By hand with `tabbable`, because
 * focus-trap, made of the same, also decides where the focus begins and returns to, which useDialogFocus does for our dialogs.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const stops = tabbable(event.currentTarget);
  // The focus may be on a heading or the dialog itself, where Tab does not stop.
  const isPast = (stop: Element, side: number) =>
    activeElement === null || (activeElement.compareDocumentPosition(stop) & side) === 0;
  const target = event.shiftKey
    ? stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_PRECEDING)) && stops.at(-1)
    : stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_FOLLOWING)) && stops[0];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
