import type { MemoryPassage } from '../../model/memoryPassage';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { EditPassageDialog } from '../../passage/EditPassageDialog';
import { EditExplanationDialog } from './EditExplanationDialog';
import { ExplanationDialog } from './ExplanationDialog';
import { GoToPassageDialog } from './GoToPassageDialog';

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
