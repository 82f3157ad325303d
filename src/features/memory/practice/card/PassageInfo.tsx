import { useState } from 'react';
import type { MemoryPassage } from '../../model/memoryPassage';
import { boxName } from '../../model/passageEdit';
import type { PracticeMode } from '../../model/practiceOrder';
import { isBlank } from '@/platform/values/text';
import { useRecallLog } from '../../recall/log/useRecallLog';
import { Disclosure } from '@/ui/lists/Disclosure';
import { lastPracticed } from '../../passage/lastPracticed';
import { LikelihoodLine } from '../../passage/LikelihoodLine';
import styles from '../Practice.module.scss';
import type { PracticeDialog } from '../dialogs/PracticeDialogs';

interface PassageInfoProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  /** The last view before this one, epoch milliseconds; null for never. */
  viewedBefore: number | null;
  onDialog: (dialog: PracticeDialog) => void;
}

/** Box, last practice and how likely it is recalled; id and explanation unfold. */
export function PassageInfo({ mode, passage, viewedBefore, onDialog }: PassageInfoProps) {
  const { passageId, box, explanation } = passage;
  const [openedAt] = useState(() => Date.now());
  useRecallLog();
  const explained = !isBlank(explanation);
  return (
    <div className={styles.info}>
      <p className={styles.line}>
        <strong>{boxName(box)}</strong>
        {box === -1 && (
          <span className="muted">Its box buttons rest: another box is chosen in Edit Mem Passage.</span>
        )}
        <span className="muted">{lastPracticed(viewedBefore, openedAt)}</span>
      </p>
      <p className={`muted ${styles.likely}`}>
        <LikelihoodLine passage={passage} direction={mode} now={openedAt} />
      </p>
      <Disclosure summary="Passage info">
        <p className={`${styles.line} ${styles.details}`}>
          <span>Passage {passageId}</span>
          <button
            type="button"
            className={styles.link}
            onClick={() => onDialog(explained ? 'explanation' : 'editExplanation')}
          >
            {explained ? 'Explanation' : 'Add explanation'}
          </button>
        </p>
      </Disclosure>
    </div>
  );
}
