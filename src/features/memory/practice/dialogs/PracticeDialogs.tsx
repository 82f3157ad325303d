import type { MemoryPassage } from '../../model/memoryPassage';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { EditPassageDialog } from '../../passage/EditPassageDialog';
import { EditExplanationDialog } from './EditExplanationDialog';
import { GoToPassageDialog } from './GoToPassageDialog';
import { passageName } from '@/features/memory/model/passageEdit';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from '../Practice.module.scss';

const ListenDialog = lazyDialog(async () => (await import('../../listening/ListenDialog')).ListenDialog);

export type PracticeDialog = 'explanation' | 'editExplanation' | 'goToPassage' | 'edit' | 'listen';

interface PracticeDialogsProps {
  dialog: PracticeDialog;
  passage: MemoryPassage;
  ids: readonly number[];
  /** Another dialog replaces this one, so that two never stack. */
  onDialog: (dialog: PracticeDialog) => void;
  onClose: () => void;
  onGoTo: (passageId: number) => void;
}

/** The dialog that is open over practice. */
export function PracticeDialogs(props: PracticeDialogsProps) {
  const { dialog, passage, ids, onDialog, onClose, onGoTo } = props;
  switch (dialog) {
    case 'explanation':
      return (
        <ExplanationDialog passage={passage} onEdit={() => onDialog('editExplanation')} onClose={onClose} />
      );
    case 'editExplanation':
      return <EditExplanationDialog passage={passage} onClose={onClose} />;
    case 'edit':
      return <EditPassageDialog passage={passage} onClose={onClose} />;
    case 'listen':
      return <ListenDialog ids={ids.slice(Math.max(0, ids.indexOf(passage.passageId)))} onClose={onClose} />;
    case 'goToPassage': {
      const onPick = (passageId: number) => {
        onClose();
        onGoTo(passageId);
      };
      return <GoToPassageDialog ids={ids} onClose={onClose} onPick={onPick} />;
    }
  }
}

interface ExplanationDialogProps {
  passage: MemoryPassage;
  onEdit: () => void;
  onClose: () => void;
}

/** Shows a passage's explanation. */
function ExplanationDialog({ passage, onEdit, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      readOnly
      title="Passage Explanation"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onEdit}>Update</Button>
          <Button main onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className="muted">{passageName(passage)}</p>
      <p dir="auto" className={styles.explanation}>
        {passage.explanation}
      </p>
    </Dialog>
  );
}
