/** An event and its subscribers. */
export function createEmitter<Told extends unknown[] = []>() {
  const watchers = new Set<(...told: Told) => void>();
  return {
    /** Calls a watcher at each event; returns a function that unsubscribes it. */
    subscribe: (watcher: (...told: Told) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    emit: (...told: Told): void => {
      for (const watcher of watchers) watcher(...told);
    },
  };
}
