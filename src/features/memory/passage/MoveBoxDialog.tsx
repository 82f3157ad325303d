import { useState } from 'react';
import type { Box } from '../model/memoryPassage';
import { useAppDispatch } from '@/data/store/hooks';
import { boxRhythm, moveMeaning } from '../model/passageEdit';
import { changeBox } from '../store/passageWrites';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';

interface MoveBoxDialogProps {
  passageId: number;
  from: Box;
  box: Box;
  onClose: () => void;
}

/** Confirms a move to another box; the notice of the move then offers Undo. */
export function MoveBoxDialog({ passageId, from, box, onClose }: MoveBoxDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    await dispatch(changeBox({ passageId, box, undoable: true }));
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
      <p>Change frequency to Box {box}?</p>
      <p className="muted">
        {moveMeaning(from, box)}, {boxRhythm(box)}.
      </p>
      <p role="status" className="muted" style={{ minHeight: '1.5em', margin: 0 }}>
        {busy && 'Updating frequency...'}
      </p>
    </ConfirmDialog>
  );
}
