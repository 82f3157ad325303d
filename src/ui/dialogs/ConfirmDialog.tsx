import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  /** True while the action is under way: it is done once. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action: Cancel and Confirm, which Enter presses. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel = 'Confirm', busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <Dialog
      readOnly
      title={title}
      onClose={onCancel}
      onSubmit={() => {
        if (!busy) onConfirm();
      }}
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            Cancel
          </button>
          <button ref={confirm} type="submit" className="btn btn-primary" disabled={busy}>
            {confirmLabel}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
