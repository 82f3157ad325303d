import { beginningOf } from './keepFocus';

/** Moves the focus out of a row that is about to go: to the row after it, else before it, else to where the screen begins. */
export function leaveRow(inRow: Element | null): void {
  const row = inRow?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button:enabled, a[href]') ?? beginningOf(inRow);
  target?.focus({ preventScroll: true });
}
