import { useState } from 'react';
import { copyDatabaseToGuest } from '@/store/user/copyDatabase';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';

/** Asks before everything Guest has is overwritten (§2 'Copy This DB to Guest'). */
export function CopyDatabaseDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const user = useAppSelector(selectCurrentUser);
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const outcome = await dispatch(copyDatabaseToGuest());
    setBusy(false);
    if (copyDatabaseToGuest.fulfilled.match(outcome)) closeWhenDone();
  };
  return (
    <ConfirmDialog
      title="Copy This DB to Guest"
      confirmLabel={busy ? 'Copying…' : 'Copy'}
      busy={busy}
      onConfirm={() => void copy()}
      onCancel={onClose}
    >
      <p>
        Everything Guest has will be overwritten with what {user} has: memory passages and practice history,
        nuggets, topics, quotes, prayers, reading progress and links.
      </p>
      <p>What Guest has now is lost, and there is no way back.</p>
    </ConfirmDialog>
  );
}
