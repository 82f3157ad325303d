import type { ReactNode } from 'react';
import type { Draft } from '@/store/core/useDraft';
import type { useSave } from '@/store/sync/useSave';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
import { ConflictNotice } from '@/ui/forms/ConflictNotice';

interface DraftDialogProps {
  title: string;
  size?: 'lg';
  draft: Pick<Draft<unknown>, 'discard'>;
  saver: Pick<ReturnType<typeof useSave>, 'conflict' | 'save' | 'saveMine'>;
  savable: boolean;
  /** What is going on, beside the buttons. */
  status?: ReactNode;
  /** Called with what the other device wrote, when the person takes that. */
  onTheirs?: (theirs: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that saves a draft, and asks what to do where another device changed the same. It closes once the draft is saved. */
export function DraftDialog(props: DraftDialogProps) {
  const { title, size, draft, saver, savable, status, onTheirs, onClose, children } = props;
  const { conflict, save, saveMine } = saver;
  const closeWhenDone = useCloseWhileOpen(onClose);
  const closeIf = (saved: boolean) => {
    if (saved) closeWhenDone();
  };
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      onClose={onClose}
      onSubmit={() => {
        if (savable) void save().then(closeIf);
      }}
      footer={
        <>
          {status}
          <FormButtons submit="Save" disabled={!savable} onDiscard={draft.discard} onClose={onClose} />
        </>
      }
    >
      {conflict && (
        <ConflictNotice
          {...conflict}
          onMine={() => void saveMine().then(closeIf)}
          onTheirs={() => {
            onTheirs?.(conflict.theirs);
            draft.discard();
            onClose();
          }}
        />
      )}
      {children}
    </Dialog>
  );
}
