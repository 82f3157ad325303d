/** Calls `onEvent` for every event of these kinds that reaches the window; returns what ends that. */
export function listen(kinds: readonly string[], onEvent: (event: Event) => void): () => void {
  for (const kind of kinds) window.addEventListener(kind, onEvent, { passive: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, onEvent);
  };
}
