import { useEffect, useEffectEvent, useState } from 'react';
import type { Box } from '../model/memoryPassage';
import { dialogClosedByChange } from '@/data/browse/useRowDialog';
import { useAppDispatch } from '@/data/store/hooks';
import { boxName, boxRhythm, moveLabel } from '../model/passageEdit';
import { changeBox } from '../store/passageWrites';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';

interface MoveBoxDialogProps {
  passageId: number;
  /** The box of the passage now. */
  box: Box;
  /** The move that the person asked for. */
  from: Box;
  to: Box;
  onClose: () => void;
}

/** Confirms a move to another box; the notice of the move then offers Undo. Closes if the passage is moved elsewhere meanwhile. */
export function MoveBoxDialog({ passageId, box, from, to, onClose }: MoveBoxDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const [busy, setBusy] = useState(false);
  // By its own move it is in another box before the dialog closes.
  const isMoved = !busy && box !== from;
  const close = useEffectEvent(() => {
    dispatch(dialogClosedByChange(`Not moved: this passage is in ${boxName(box)} now.`));
    onClose();
  });
  useEffect(() => {
    if (isMoved) close();
  }, [isMoved]);
  if (isMoved) return null;
  const move = async () => {
    setBusy(true);
    await dispatch(changeBox({ passageId, box: to, undoable: true }));
    closeWhenDone();
  };
  return (
    <ConfirmDialog
      title="Confirm Frequency Change"
      busy={busy}
      saving={busy}
      onCancel={onClose}
      onConfirm={() => void move()}
    >
      <p>Change frequency to Box {to}?</p>
      <p className="muted">
        {moveLabel(from, to)}, {boxRhythm(to)}.
      </p>
      <p role="status" className="muted" style={{ minHeight: '1.5em', margin: 0 }}>
        {busy && 'Updating frequency...'}
      </p>
    </ConfirmDialog>
  );
}
