import type { ReactNode } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { selectRefusedSession } from '../store/prayerSelectors';
import styles from './NotRecorded.module.scss';

interface NotRecordedProps {
  prayerId: number;
  /** The button to try again. */
  children?: ReactNode;
}

/** Says that the last session of a prayer was not recorded, or may not have been. */
export function NotRecorded({ prayerId, children }: NotRecordedProps) {
  const refused = useAppSelector((state) => selectRefusedSession(state, prayerId));
  if (!refused) return null;
  return (
    <p role="alert" className={styles.notRecorded}>
      {refused.unclear
        ? 'Your last prayer for this may have been recorded. The history of the prayer asks what to do.'
        : 'Your last prayer for this was not recorded.'}
      {!refused.unclear && children}
    </p>
  );
}
