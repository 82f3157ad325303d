import { passageName } from '@/domain/memory/passageEdit';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { Button } from '@/ui/forms/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from '../Practice.module.scss';

interface ExplanationDialogProps {
  passage: MemoryPassage;
  onEdit: () => void;
  onClose: () => void;
}

/** Shows a passage's explanation (§2 'Passage Explanation'). */
export function ExplanationDialog({ passage, onEdit, onClose }: ExplanationDialogProps) {
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
      <p className={styles.explanation}>{passage.explanation}</p>
    </Dialog>
  );
}
