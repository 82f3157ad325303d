import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  /** True while the deed is under way: it is done once. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a deed: Cancel and Confirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel = 'Confirm', busy = false, onConfirm, onCancel } = props;
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
          <button type="submit" className="btn btn-primary" disabled={busy}>
            {confirmLabel}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
