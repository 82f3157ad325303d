import { useEffect } from 'react';

/** Whether a key press belongs to something that takes keys itself: a field, a select, an open menu or dialog. */
export function isForAnother(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

/** Calls the deed that belongs to a key (`event.key`), unless something else on the page wants the key. */
export function useKeys(deeds: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = deeds[event.key];
      if (!deed || isForAnother(event)) return;
      // Space and Enter on a button are that button's.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary'))
        return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
