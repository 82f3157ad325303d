import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/**
 * Whether to correct the scroll position when a row gets its height, so that the visible rows do not move: only for a
 * row above them. Never while scrolling down, because setting the scroll position would undo what the browser has
 * scrolled meanwhile, as between two frames of a flick.
 */
export function shouldAdjustScroll(
  { start, end }: Pick<VirtualItem, 'start' | 'end'>,
  _change: number,
  { scrollDirection, scrollOffset }: Pick<Virtualizer<Element, Element>, 'scrollDirection' | 'scrollOffset'>,
): boolean {
  if (scrollDirection === 'forward' || scrollOffset === null) return false;
  return (scrollDirection === 'backward' ? start : end) <= scrollOffset;
}
