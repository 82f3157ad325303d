import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPointerPressed } from '../focus/pointerFocus';

/** Whether a key or gesture belongs to another control: a field, a select, an open menu or dialog. */
export function isInteractiveTarget(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

/** Keys pressed while a dialog was open. The key itself may close it before the page behind it handles the event. */
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
  const control = target instanceof Element ? target.closest('button, a, summary') : null;
  return control !== null && !isPointerPressed(control);
}

/** `event.key`; a letter as without Caps Lock. */
const nameOfKey = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 && !shiftKey ? key.toLowerCase() : key;

/** The action of a key. It runs again while the key is held down only with `repeats`. */
type KeyAction = (() => void) | { run: () => void; repeats?: boolean };

/**
 * Runs the action of a key (`event.key`), unless something else on the page uses the key. Screens listen on the
 * document; the app listens on the window, so it runs after them; a pane has its own keys.
 */
export function useKeys(
  actions: Readonly<Record<string, KeyAction | undefined>>,
  target: EventTarget | RefObject<EventTarget | null> = document,
): void {
  const onKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const action = actions[nameOfKey(event)];
    if (!action || isForAnotherTarget(event)) return;
    if (event.key === ' ' && isSpaceForButton(event.target)) return;
    event.preventDefault();
    if (typeof action === 'function') action();
    else if (!event.repeat || action.repeats) action.run();
  });
  useEffect(() => {
    // The same function for every caller, so the window adds it only once, before all other listeners.
    window.addEventListener('keydown', markHandled, true);
    const listened = 'current' in target ? target.current : target;
    listened?.addEventListener('keydown', onKey);
    return () => listened?.removeEventListener('keydown', onKey);
  }, [target]);
}
