import { useSyncExternalStore } from 'react';

/*
 * The place that the bar names once the screen's heading has scrolled out of sight (product.md, 'Layout'). It is stored outside
 * of React, so that only the bar is rendered when it changes.
 */
let place: string | null = null;
const watchers = new Set<() => void>();

/** Names the place in the bar; null while the heading itself is in sight. */
export function showPlace(next: string | null): void {
  if (next === place) return;
  place = next;
  watchers.forEach((watcher) => watcher());
}

export const usePlace = (): string | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => place,
  );
