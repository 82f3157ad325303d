/** An event and its subscribers. */
export function createEmitter<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Calls a watcher at each event; returns a function that unsubscribes it. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
  };
}
