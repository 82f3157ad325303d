import { useSyncExternalStore } from 'react';

/*
 * The place that the bar names once the screen's heading has scrolled out of sight (product.md, 'Layout'). A value outside of
 * React: the screen sets it, and only the bar is rendered for it.
 */
let place: string | null = null;
const watchers = new Set<() => void>();

/** Names the place in the bar; null while the heading itself is in sight. */
export function showPlace(next: string | null): void {
  if (next === place) return;
  place = next;
  watchers.forEach((watcher) => watcher());
}

/** What the bar is to name, or null. */
export const usePlace = (): string | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => place,
  );
