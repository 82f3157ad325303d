import { useState } from 'react';
import type { Box, MemoryPassage } from '../../model/memoryPassage';
import { boxName } from '../../model/passageEdit';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectWriting, changeBox } from '../../store/passageWrites';
import { Button } from '@/ui/controls/Button';
import { keepFocusBeside } from '@/ui/focus/keepFocus';
import styles from '../Recall.module.scss';

interface BoxOfferProps {
  passage: MemoryPassage;
  /** The box to offer; null offers none. */
  offered: Box | null;
  /** The passage's reference, if another passage is shown. */
  reference?: string;
}

/** Offers to move the passage to another box; the notice of the move offers Undo, as for any move. */
export function BoxOffer({ passage: { passageId, box }, offered, reference }: BoxOfferProps) {
  const dispatch = useAppDispatch();
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const [first] = useState({ offered, box });
  const [moved, setMoved] = useState<Box | null>(null);
  const move = async (to: Box) => {
    const outcome = await dispatch(changeBox({ passageId, box: to, undoable: true }));
    if (changeBox.fulfilled.match(outcome)) setMoved(to);
  };
  // Once the move is undone, the box is offered again.
  if (moved === box) return <p role="status">Moved to {boxName(moved)}.</p>;
  // The passage was moved by the buttons of the screen, or on another device.
  if (first.offered !== null && box !== first.box)
    return <p role="status">No longer: it is in {boxName(box)} now.</p>;
  if (offered === null) return null;
  return (
    <p className={styles.offer}>
      <span>
        {reference !== undefined && `${reference}: `}
        {offered > box ? 'Known on three days.' : 'Missed twice in a row.'}
      </span>
      <Button ref={keepFocusBeside} disabled={writing} onClick={() => void move(offered)}>
        Move to {boxName(offered)}
      </Button>
    </p>
  );
}
