import { useEffect } from 'react';

/** Whether what a person does belongs to something that takes it itself: a field, a select, an open menu or dialog. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

const isForAnother = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target);

/**
 * Calls the deed that belongs to a key (`event.key`), unless something else on the page wants the key. A screen hears its
 * keys at the document; the app's own come after them, at the window.
 */
export function useKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  heardAt: EventTarget = document,
): void {
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const deed = actions[event.key];
      if (!deed || isForAnother(event)) return;
      // Space and Enter on a button are that button's.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary'))
        return;
      event.preventDefault();
      deed();
    };
    heardAt.addEventListener('keydown', onKey);
    return () => heardAt.removeEventListener('keydown', onKey);
  });
}
