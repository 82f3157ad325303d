import { useEffect, useEffectEvent, useState } from 'react';
import type { Box } from '../model/memoryPassage';
import { useAppDispatch } from '@/data/store/hooks';
import { boxRhythm, moveMeaning } from '../model/passageEdit';
import { changeBox } from '../store/passageWrites';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';

interface MoveBoxDialogProps {
  passageId: number;
  from: Box;
  /** Null where it cannot be moved in this direction any more. */
  to: Box | null;
  onClose: () => void;
}

/** Confirms a move to another box; the notice of the move then offers Undo. */
export function MoveBoxDialog({ passageId, from, to, onClose }: MoveBoxDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  // It is in its new box as soon as the move is made, before the dialog closes.
  const [moving, setMoving] = useState<{ before: Box; box: Box } | null>(null);
  const busy = moving !== null;
  const before = moving?.before ?? from;
  const box = moving?.box ?? to;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // It was moved elsewhere while the dialog was open.
    if (box === null) close();
  }, [box]);
  if (box === null) return null;
  const move = async () => {
    setMoving({ before: from, box });
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
        {moveMeaning(before, box)}, {boxRhythm(box)}.
      </p>
      <p role="status" className="muted" style={{ minHeight: '1.5em', margin: 0 }}>
        {busy && 'Updating frequency...'}
      </p>
    </ConfirmDialog>
  );
}
