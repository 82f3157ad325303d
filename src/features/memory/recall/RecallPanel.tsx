import { pluralize } from '@/platform/values/text';
import { Exercises, type ExercisesProps } from './Exercises';
import { useRecallLog } from './log/useRecallLog';
import styles from './Recall.module.scss';

/** The recall exercises: from reading the text to writing it from memory, with a correction at the end. */
export function RecallPanel(props: ExercisesProps) {
  const { ready, damaged, isPersistent } = useRecallLog();
  return (
    <section aria-label="Recall" className={styles.panel} data-no-swipe>
      {damaged > 0 && (
        <p role="status">
          {pluralize(damaged, 'entry', 'entries')} of the recall log could not be read and{' '}
          {damaged === 1 ? 'was' : 'were'} set aside.
        </p>
      )}
      {!isPersistent && (
        <p role="status">This browser keeps no recall log: results last only for this visit.</p>
      )}
      {ready ? <Exercises {...props} /> : <p role="status">Loading the recall log…</p>}
    </section>
  );
}
