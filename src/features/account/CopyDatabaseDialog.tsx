import { copyDatabaseToGuest } from './store/copyDatabase';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectWaiting } from '@/data/sync/sync';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { selectCurrentUser } from '@/data/session/session';

/** Asks before all of Guest's data is overwritten. */
export function CopyDatabaseDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  const user = useAppSelector(selectCurrentUser);
  const waiting = useAppSelector(selectWaiting).length;
  return (
    <ConfirmDialog
      title="Copy This DB to Guest"
      confirmLabel={busy ? 'Copying…' : 'Copy'}
      busy={busy}
      cancelLabel={busy ? 'Leave it running' : 'Cancel'}
      onConfirm={() => void submit(() => dispatch(copyDatabaseToGuest()))}
      onCancel={onClose}
    >
      <p>
        Everything Guest has will be overwritten with what {user} has: memory passages and practice history,
        nuggets, topics, quotes, prayers, reading progress and links.
      </p>
      {waiting > 0 && (
        <p>
          {waiting === 1 ? '1 change of yours is' : `${waiting} changes of yours are`} not on the server yet.
          What does not reach it now is not copied.
        </p>
      )}
      <p>What Guest has now is lost, and there is no way back.</p>
    </ConfirmDialog>
  );
}
