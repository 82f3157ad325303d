import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** True while the action is in flight, so that it runs only once. */
  busy?: boolean;
  /** True while the confirmed change is being written: it cannot be cancelled any more. */
  saving?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action; Enter confirms. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel = 'Confirm',
    cancelLabel = 'Cancel',
    busy = false,
    saving = false,
  } = props;
  const { onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    confirm.current?.focus();
  }, []);
  return (
    <Dialog
      readOnly
      title={title}
      locked={saving}
      onClose={onCancel}
      onSubmit={() => {
        if (!busy) onConfirm();
      }}
      footer={
        <>
          <Button disabled={saving} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button main ref={confirm} type="submit" disabled={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
