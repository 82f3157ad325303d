/** Something that happens again and again, and who is told of it. */
export function createEmitter<Told extends unknown[] = []>() {
  const watchers = new Set<(...told: Told) => void>();
  return {
    /** Calls a watcher each time; returns the unsubscriber. */
    subscribe: (watcher: (...told: Told) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    emit: (...told: Told): void => {
      for (const watcher of watchers) watcher(...told);
    },
  };
}
