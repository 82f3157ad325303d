import type { KeyboardEvent } from 'react';
import { tabbable } from 'tabbable';

/** For what lies over the page, as a handler of its keys: Tab goes round in it, in both directions. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const stops = tabbable(event.currentTarget);
  // A heading or the dialog itself may have the focus, which Tab does not stop at.
  const isPast = (stop: Element, side: number) =>
    activeElement === null || (activeElement.compareDocumentPosition(stop) & side) === 0;
  const target = event.shiftKey
    ? stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_PRECEDING)) && stops.at(-1)
    : stops.every((stop) => isPast(stop, Node.DOCUMENT_POSITION_FOLLOWING)) && stops[0];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
