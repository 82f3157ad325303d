import { useState } from 'react';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';

function toggled(openIds: readonly number[], id: number, open: boolean): readonly number[] {
  const others = openIds.filter((each) => each !== id);
  return open ? [...others, id] : others;
}

/** Which rows are open; a row that is scrolled out of the page is still open when it comes back. */
export function useOpenRows() {
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  return {
    isOpen: (id: number) => openIds.includes(id),
    toggle: (id: number, open: boolean) => setOpenIds((before) => toggled(before, id, open)),
  };
}

const OPEN_BOXES = 'openBoxes';

/** Which boxes are open; they are restored in this tab. */
export function useOpenBoxes() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [openBoxes, setOpenBoxes] = useState((): readonly number[] => {
    const stored = readTabDraft(user, OPEN_BOXES);
    return Array.isArray(stored) ? stored.filter((box) => typeof box === 'number') : [];
  });
  return {
    isOpen: (box: number) => openBoxes.includes(box),
    toggle: (box: number, open: boolean) => {
      const after = toggled(openBoxes, box, open);
      setOpenBoxes(after);
      writeTabDraft(user, OPEN_BOXES, after);
    },
  };
}
