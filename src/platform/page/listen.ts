/** Calls `onEvent` for every event of these kinds that reaches the target; returns what ends that. */
export function listen(
  kinds: readonly string[],
  onEvent: (event: Event) => void,
  target: EventTarget = window,
): () => void {
  for (const kind of kinds) target.addEventListener(kind, onEvent, { passive: true });
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, onEvent);
  };
}
