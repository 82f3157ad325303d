import { useState } from 'react';
import { age, displayDate } from '@/domain/text/dates';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName } from '@/domain/memory/passageEdit';
import { isBlank } from '@/domain/text/text';
import type { PracticeVisit } from '@/store/passages/practice';
import { Disclosure } from '@/ui/lists/Disclosure';
import { BoxButtons } from '../shared/memory/BoxButtons';
import styles from './Practice.module.scss';
import type { PracticeDialog } from './PracticeDialogs';

interface PassageInfoProps {
  passage: MemoryPassage;
  visit: PracticeVisit;
  onDialog: (dialog: PracticeDialog) => void;
}

/** The collapsible info line: box, last practice, id and explanation; beside it up and down a box (§2 'Practice'). */
export function PassageInfo({ passage, visit, onDialog }: PassageInfoProps) {
  const { passageId, box, explanation } = passage;
  const [openedAt] = useState(() => Date.now());
  // The view that is being recorded now is not the last practice a person asks about.
  const before = visit.recorded[passageId];
  const lastViewed = before === undefined ? passage.lastViewed : before;
  const explained = !isBlank(explanation);
  return (
    <div className={styles.info}>
      <Disclosure summary="Passage info">
        <p className={styles.line}>
          <span>{boxName(box)}</span>
          <span>
            {lastViewed === null
              ? 'Not practiced yet'
              : `Last practiced ${displayDate(new Date(lastViewed))} (${age(lastViewed, openedAt)})`}
          </span>
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
      <div className={styles.boxes}>
        <BoxButtons key={passageId} passage={passage} />
      </div>
    </div>
  );
}
