import { useState } from 'react';

/** Which rows are open; a row that scrolls out of the page is still open when it comes back. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return {
    isOpen: (id: number) => open.has(id),
    toggle: (id: number, shown: boolean) =>
      setOpen((before) => {
        const after = new Set(before);
        if (shown) after.add(id);
        else after.delete(id);
        return after;
      }),
  };
}
