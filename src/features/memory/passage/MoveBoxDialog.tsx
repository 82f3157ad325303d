import { useState } from 'react';
import type { Box } from '../model/memoryPassage';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectWriting, changeBox } from '../store/passageWrites';
import type { Conflict } from '@/data/client/ApiError';
import { conflictOf } from '@/data/write/conflictOf';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { ConflictNotice } from '@/ui/controls/ConflictNotice';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';

interface MoveBoxDialogProps {
  passageId: number;
  box: Box;
  onClose: () => void;
}

/** Confirms a move to another box; the dialog stays open until the passage has moved. */
export function MoveBoxDialog({ passageId, box, onClose }: MoveBoxDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  // After a quick answer the dialog is still there for a moment, and a second press must find it busy.
  const [sent, setSent] = useState(false);
  const busy = sent || writing;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const move = async (force = false) => {
    setSent(true);
    const outcome = await dispatch(changeBox({ passageId, box, force }));
    const found = conflictOf(outcome);
    setConflict(found);
    setSent(found === null);
    if (found === null) closeWhenDone();
  };
  return (
    <ConfirmDialog
      title="Confirm Frequency Change"
      // The answer to a question is one of its own buttons: Confirm overwrites nothing unasked.
      busy={busy || conflict !== null}
      saving={busy}
      onCancel={onClose}
      onConfirm={() => void move()}
    >
      {conflict && <ConflictNotice {...conflict} onMine={() => void move(true)} onTheirs={onClose} />}
      <p>Change frequency to Box {box}?</p>
      <p role="status" className="muted" style={{ minHeight: '1.5em', margin: 0 }}>
        {busy && 'Updating frequency...'}
      </p>
    </ConfirmDialog>
  );
}
