import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, textarea, select';

/**
 * Puts the focus where a dialog begins: in its first field, a text field before others; at its heading where it has none. A
 * dialog that has put it somewhere itself keeps it there.
 */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = body.current?.closest('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter((field) =>
      field.matches(':enabled'),
    );
    const first = fields.find((field) =>
      field.matches('input:not([type]), [type="text"], [type="search"], textarea'),
    );
    (first ?? fields[0] ?? dialog.querySelector('h2'))?.focus();
  }, []);
  return body;
}
