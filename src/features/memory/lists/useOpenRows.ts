import { useState } from 'react';
import * as v from 'valibot';
import { useVisitState } from '@/data/visit/visitState';
import { listOf } from '@/platform/storage/stored';
import { useAskedInAddress } from '@/ui/lists/useAskedInAddress';

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

/** Which boxes are open; they are restored in this tab. */
export function useOpenBoxes() {
  const [openBoxes, setOpenBoxes] = useVisitState('openBoxes', listOf(v.number()), []);
  useAskedInAddress('box', (box) => setOpenBoxes([Number(box)]));
  return {
    isOpen: (box: number) => openBoxes.includes(box),
    toggle: (box: number, open: boolean) => setOpenBoxes(toggled(openBoxes, box, open)),
  };
}
