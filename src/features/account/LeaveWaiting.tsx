import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

interface LeaveWaitingProps {
  waiting: number;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before a user who is not remembered leaves while the server does not have all of their changes. */
export function LeaveWaiting({ waiting, onLeave, onCancel }: LeaveWaitingProps) {
  return (
    <ConfirmDialog title="Not sent yet" confirmLabel="Leave" onConfirm={onLeave} onCancel={onCancel}>
      <p>
        {waiting === 1 ? '1 change of yours is' : `${waiting} changes of yours are`} not on the server yet.
        They go on being sent as long as this tab is open; with the tab they are lost.
      </p>
    </ConfirmDialog>
  );
}
