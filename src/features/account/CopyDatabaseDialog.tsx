import { copyDatabaseToGuest } from './store/copyDatabase';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from './store/user';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';

/** Asks before everything Guest has is overwritten. */
export function CopyDatabaseDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  const user = useAppSelector(selectCurrentUser);
  return (
    <ConfirmDialog
      title="Copy This DB to Guest"
      confirmLabel={busy ? 'Copying…' : 'Copy'}
      busy={busy}
      onConfirm={() => void submit(() => dispatch(copyDatabaseToGuest()))}
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
