/** Something that happens again and again, and who is told of it. */
export function createWatchable<Told extends unknown[] = []>() {
  const watchers = new Set<(...told: Told) => void>();
  return {
    /** Calls a watcher each time; returns the unsubscriber. */
    watch: (watcher: (...told: Told) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    tell: (...told: Told): void => {
      for (const watcher of watchers) watcher(...told);
    },
  };
}
