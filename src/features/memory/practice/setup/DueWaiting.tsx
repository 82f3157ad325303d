import { Button } from '@/ui/controls/Button';
import type { Portion } from '../practiceChoice';
import { PortionField } from './PortionField';
import styles from './PracticeSetup.module.scss';

interface DueWaitingProps {
  portion: Portion;
  onPortion: (portion: Portion) => void;
}

/** A placeholder until the due passages are known, as large as their button, so that nothing moves. */
export const DueWaiting = ({ portion, onPortion }: DueWaitingProps) => (
  <div className={styles.due}>
    <p>
      <Button disabled>Counting…</Button>
    </p>
    <PortionField disabled portion={portion} onPortion={onPortion} />
  </div>
);
