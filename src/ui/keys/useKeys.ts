import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPointerPressed } from '../focus/pointerFocus';

/** Whether a key or gesture belongs to something else: a field, a select, an open menu or dialog. */
export function isInteractiveTarget(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

/** Keys pressed while a dialog was open. It may be closed by the key itself, before the page behind it is asked. */
const handled = new WeakSet<Event>();
const markHandled = (event: Event): void => {
  if (isInteractiveTarget(event.target)) handled.add(event);
};

const isForAnotherTarget = (event: KeyboardEvent): boolean =>
  handled.has(event) ||
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  isInteractiveTarget(event.target);

/** Space belongs to a focused button, unless it has its focus from a pointer. */
function isSpaceForButton(target: EventTarget | null): boolean {
  const own = target instanceof Element ? target.closest('button, a, summary') : null;
  return own !== null && !isPointerPressed(own);
}

/** What a key does; while it is held down only if that says so. */
type KeyAction = (() => void) | { run: () => void; repeats?: boolean };

/**
 * Does the action of a key (`event.key`), unless something else on the page uses the key. Screens listen at the document; the
 * app listens at the window, and so after them; a pane has keys of its own.
 */
export function useKeys(
  actions: Readonly<Record<string, KeyAction | undefined>>,
  target: EventTarget | RefObject<EventTarget | null> = document,
): void {
  const onKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const action = actions[event.key];
    if (!action || isForAnotherTarget(event)) return;
    if (event.key === ' ' && isSpaceForButton(event.target)) return;
    event.preventDefault();
    if (typeof action === 'function') action();
    else if (!event.repeat || action.repeats) action.run();
  });
  useEffect(() => {
    // The same function for every caller: the window has it once, first of all.
    window.addEventListener('keydown', markHandled, true);
    const listened = 'current' in target ? target.current : target;
    listened?.addEventListener('keydown', onKey);
    return () => listened?.removeEventListener('keydown', onKey);
  }, [target]);
}
