import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/controls/Field';
import { PORTIONS, type Portion } from '../practiceChoice';
import styles from './PracticeSetup.module.scss';

interface DueWaitingProps {
  portion: Portion;
  onPortion: (portion: Portion) => void;
}

/** Shown until it is known what is due: as large as that, so that nothing moves. */
export const DueWaiting = ({ portion, onPortion }: DueWaitingProps) => (
  <div className={styles.due}>
    <p>
      <Button disabled>Counting…</Button>
    </p>
    <SelectField disabled label="At a time" value={portion} options={PORTIONS} onChange={onPortion} />
  </div>
);
