/** Calls `onEvent` for every event of these types on the target; returns a function that removes the listeners. */
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
