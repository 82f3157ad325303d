import { useSyncExternalStore } from 'react';

/*
 * The place that the bar names once the screen's heading has scrolled out of sight. It is stored outside
 * of React, so that only the bar is rendered when it changes.
 */
export interface ShownPlace {
  name: string;
  /** What a press on the name does, if it does anything. */
  onPress: (() => void) | undefined;
}

let place: ShownPlace | null = null;
const watchers = new Set<() => void>();

/** Names the place in the bar; null while the heading itself is in sight. */
export function showPlace(next: ShownPlace | null): void {
  place = next;
  watchers.forEach((watcher) => watcher());
}

export const usePlace = (): ShownPlace | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => place,
  );
