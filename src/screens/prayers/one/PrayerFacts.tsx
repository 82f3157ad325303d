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
  /** The person as it is to be shown, where it is marked. */
  person?: ReactNode;
}

/** For whom a prayer is, how often, and when it was last prayed. */
export function PrayerFacts({ prayer, lastPrayed, historyKnown, prayedToday, person }: PrayerFactsProps) {
  const { personName, daily } = prayer;
  return (
    <p className={styles.facts}>
      {personName !== '' && <span className={styles.person}>{person ?? personName}</span>}
      {daily && <span className={styles.daily}>Daily</span>}
      <LastPrayed day={lastPrayed} today={prayedToday} known={historyKnown} />
    </p>
  );
}
