import { useEffect } from 'react';
import { isPointerPressed } from './pointerFocus';

/** Whether what a person does belongs to something that takes it itself: a field, a select, an open menu or dialog. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

const isForAnother = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target);

/** Space on a button is that button's, but for one that has its focus from a pointer. */
function isSpaceOf(target: EventTarget | null): boolean {
  const own = target instanceof Element ? target.closest('button, a, summary') : null;
  return own !== null && !isPointerPressed(own);
}

/**
 * Calls the action that belongs to a key (`event.key`), unless something else on the page wants the key. A screen hears its
 * keys at the document; the app's own come after them, at the window.
 */
export function useKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  heardAt: EventTarget = document,
): void {
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const action = actions[event.key];
      if (!action || isForAnother(event)) return;
      if (event.key === ' ' && isSpaceOf(event.target)) return;
      event.preventDefault();
      action();
    };
    heardAt.addEventListener('keydown', onKey);
    return () => heardAt.removeEventListener('keydown', onKey);
  });
}
