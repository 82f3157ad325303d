import type { ReactNode } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { LastPrayed } from './LastPrayed';
import styles from './PrayerFacts.module.scss';

interface PrayerFactsProps {
  prayer: Prayer;
  /** `yyyy-MM-dd`; undefined when no session is known. */
  lastPrayed: string | undefined;
  historyKnown: boolean;
  prayedToday: boolean;
  /** It, or a change of it, waits to be sent. */
  waiting: boolean;
  /** The person as it is to be shown, where it is marked. */
  person?: ReactNode;
}

/** For whom a prayer is, how often, and when it was last prayed. */
export function PrayerFacts(props: PrayerFactsProps) {
  const { prayer, lastPrayed, historyKnown, prayedToday, waiting, person } = props;
  const { personName, daily, priority = '' } = prayer;
  return (
    <p className={styles.facts}>
      {personName !== '' && <span className={styles.person}>{person ?? personName}</span>}
      {daily && <span className={styles.daily}>Daily</span>}
      {!daily && priority !== '' && <span className={styles.daily}>{priority}</span>}
      <LastPrayed day={lastPrayed} today={prayedToday} known={historyKnown} />
      {waiting && <span className={styles.waiting}>Waiting to be sent</span>}
    </p>
  );
}
