import { passageName } from '../../model/passageEdit';
import type { MemoryPassage } from '../../model/memoryPassage';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from '../Practice.module.scss';

interface ExplanationDialogProps {
  passage: MemoryPassage;
  onEdit: () => void;
  onClose: () => void;
}

/** Shows a passage's explanation. */
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
      <p dir="auto" className={styles.explanation}>
        {passage.explanation}
      </p>
    </Dialog>
  );
}
