import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { FormButtons } from './FormButtons';
import { useCloseWhileOpen } from './useSubmit';
import { ConflictNotice } from '../controls/ConflictNotice';

/** Saves the draft; `save` and `saveMine` resolve to whether that worked. */
interface Saver {
  /** A field that another device changed, and its value there. */
  conflict: { field: string; theirs: string } | null;
  save: () => Promise<boolean>;
  /** Saves over the other device's value. */
  saveMine: () => Promise<boolean>;
}

interface DraftDialogProps {
  title: string;
  size?: 'lg';
  draft: { discard: () => void };
  saver: Saver;
  savable: boolean;
  /** While it is saved there is nothing left to cancel, and it stays open. */
  saving?: boolean;
  /** The state of saving, shown beside the buttons. */
  status?: ReactNode;
  /** Called with the other device's value when the person chooses that. */
  onTheirs?: (theirs: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that saves a draft, and asks what to do if another device changed the same field. It closes once the draft
 * is saved.
 */
export function DraftDialog(props: DraftDialogProps) {
  const { title, size, draft, saver, savable, saving = false, status, onTheirs, onClose, children } = props;
  const { conflict, save, saveMine } = saver;
  const closeWhenDone = useCloseWhileOpen(onClose);
  const closeIf = (saved: boolean) => {
    if (saved) closeWhenDone();
  };
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      locked={saving}
      onClose={onClose}
      onSubmit={() => {
        if (savable) void save().then(closeIf);
      }}
      footer={
        <>
          {status}
          <FormButtons
            submit="Save"
            disabled={!savable}
            hint="It needs a text"
            locked={saving}
            onDiscard={draft.discard}
            onClose={onClose}
          />
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
