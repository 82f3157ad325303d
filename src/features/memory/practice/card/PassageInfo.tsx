import { memo, useMemo } from 'react';
import { useNow } from '@/platform/page/useNow';
import { damagedAs, type MemoryPassage } from '../../model/memoryPassage';
import { boxName, boxRhythm } from '../../model/passageEdit';
import type { PracticeMode } from '../../model/practiceOrder';
import { isBlank } from '@/platform/values/text';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { useAppSelector } from '@/data/store/hooks';
import { selectLastPractisedOf } from '../../recall/log/practised';
import { useRecallLog } from '../../recall/log/useRecallLog';
import { Disclosure } from '@/ui/lists/Disclosure';
import { lastPracticedOn, practicedAgo } from '../../passage/lastPracticed';
import { BoxButtons } from '../../passage/BoxButtons';
import { DamagedMark } from '../../passage/DamagedMark';
import { LikelihoodLine } from '../../passage/LikelihoodLine';
import styles from '../Practice.module.scss';
import type { PracticeDialog } from '../dialogs/PracticeDialogs';
import { selectIsGuest } from '@/data/session/session';

interface PassageInfoProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  /** The last view before this one, epoch milliseconds; null for never. */
  viewedBefore: number | null;
  onDialog: (dialog: PracticeDialog) => void;
}

/** The state of a passage: one line, as far as it fits, that expands to the whole. Showing the answer does not change it. */
export const PassageInfo = memo(function PassageInfo(props: PassageInfoProps) {
  const { mode, passage, viewedBefore, onDialog } = props;
  const { passageId, box, explanation } = passage;
  const now = useNow();
  useRecallLog();
  const guest = useAppSelector(selectIsGuest);
  const practisedAt = useAppSelector(selectLastPractisedOf)(passage, viewedBefore);
  const explained = !isBlank(explanation);
  // By the same last practice, because this view has only just begun.
  const known = useMemo(() => ({ ...passage, lastViewed: practisedAt }), [passage, practisedAt]);
  return (
    <div className={styles.info}>
      <Disclosure
        summary={
          <span className={styles.known}>
            <span className="visually-hidden">Passage info:</span>
            <strong>{boxName(box)}</strong>
            <span>{practicedAgo(practisedAt, now)}</span>
            <LikelihoodLine inPieces passage={known} direction={mode} now={now} />
          </span>
        }
      >
        <p className={styles.line}>
          <span>{boxRhythm(box)}</span>
          {practisedAt !== null && <span>{lastPracticedOn(practisedAt, now)}</span>}
          <span>{isProvisional(passageId) ? 'Waiting to be sent' : `Passage ${passageId}`}</span>
          <button
            type="button"
            className={styles.link}
            onClick={() => onDialog(explained ? 'explanation' : 'editExplanation')}
          >
            {explained ? 'Explanation' : 'Add explanation'}
          </button>
        </p>
      </Disclosure>
      <BoxButtons isCurrent passage={passage} />
      {damagedAs(passage) !== undefined && (
        <p className={styles.line}>
          <DamagedMark passage={passage} />
        </p>
      )}
      {box === -1 && !guest && (
        <p className={styles.line}>Box buttons are off here: another box is chosen in Edit Mem Passage.</p>
      )}
    </div>
  );
});
