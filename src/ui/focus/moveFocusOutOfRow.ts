import { focusFallback } from './keepFocus';
import { isByPointer } from './pointerFocus';

/**
 * Moves the focus out of a row that is about to go: to the row after it, else before it, else to where the screen begins. After a
 * pointer's press the keys are the page's, and no row has the focus.
 */
export function moveFocusOutOfRow(inRow: Element | null): void {
  const row = isByPointer() ? null : inRow?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button:enabled, a[href]') ?? focusFallback(inRow);
  target?.focus({ preventScroll: true });
}
