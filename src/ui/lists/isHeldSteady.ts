import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/**
 * Whether what is in view is held steady while a row gets its height: one above it. On the way down nothing is held, because
 * setting the scroll position would undo what the browser has scrolled meanwhile, as between two frames of a flick.
 */
export function isHeldSteady(
  { start, end }: Pick<VirtualItem, 'start' | 'end'>,
  _change: number,
  { scrollDirection, scrollOffset }: Pick<Virtualizer<Element, Element>, 'scrollDirection' | 'scrollOffset'>,
): boolean {
  if (scrollDirection === 'forward' || scrollOffset === null) return false;
  return (scrollDirection === 'backward' ? start : end) <= scrollOffset;
}
