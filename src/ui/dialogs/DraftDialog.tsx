import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { FormButtons } from './FormButtons';
import { useCloseWhileOpen } from './useSubmit';
import { ConflictNotice } from '../controls/ConflictNotice';

/** How the draft is saved; `save` and `saveMine` resolve to whether it was. */
interface Saver {
  /** What another device has made of a field. */
  conflict: { field: string; theirs: string } | null;
  save: () => Promise<boolean>;
  /** Saves over that. */
  saveMine: () => Promise<boolean>;
}

interface DraftDialogProps {
  title: string;
  size?: 'lg';
  draft: { discard: () => void };
  saver: Saver;
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
          field={conflict.field}
          theirs={conflict.theirs}
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
