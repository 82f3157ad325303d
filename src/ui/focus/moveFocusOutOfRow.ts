import { focusFallback } from './keepFocus';
import { isByPointer } from './pointerFocus';

/**
 * Moves the focus out of a row that is about to disappear: to the next row, else to the previous one, else to the
 * screen's heading. After a press with a pointer the page handles the keys, and no row gets the focus.
 */
export function moveFocusOutOfRow(inRow: Element | null): void {
  const row = isByPointer() ? null : inRow?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button:enabled, a[href]') ?? focusFallback(inRow);
  target?.focus({ preventScroll: true });
}
