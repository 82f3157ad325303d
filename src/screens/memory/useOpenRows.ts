import { useState } from 'react';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';

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

const OPEN_BOXES = 'openBoxes';

/** Which boxes are open: in this tab a list comes back as it was left. */
export function useOpenBoxes() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [open, setOpen] = useState((): readonly number[] => {
    const stored = readTabDraft(user, OPEN_BOXES);
    return Array.isArray(stored) ? stored.filter((box) => typeof box === 'number') : [];
  });
  return {
    isOpen: (box: number) => open.includes(box),
    toggle: (box: number, shown: boolean) => {
      const others = open.filter((each) => each !== box);
      const after = shown ? [...others, box] : others;
      setOpen(after);
      writeTabDraft(user, OPEN_BOXES, after);
    },
  };
}
