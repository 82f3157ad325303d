import type { ReactNode } from 'react';
import type { Prayer } from '../model/prayer';
import { useAppSelector } from '@/data/store/hooks';
import { selectWaitingPrayers } from '../store/prayerSelectors';
import type { PrayerLists } from '../usePrayerLists';
import { LastPrayed } from './LastPrayed';
import styles from './PrayerFacts.module.scss';

interface PrayerFactsProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** The person's name with what was searched for marked in it. */
  person?: ReactNode;
}

/** For whom a prayer is, how often, and when it was last prayed. */
export function PrayerFacts({ prayer, lists, person }: PrayerFactsProps) {
  const { prayerId, personName, daily, priority = '' } = prayer;
  const waiting = useAppSelector((state) => selectWaitingPrayers(state).has(prayerId));
  return (
    <p className={styles.facts}>
      {personName !== '' && <span className={styles.person}>{person ?? personName}</span>}
      {daily && <span className={styles.daily}>Daily</span>}
      {!daily && priority !== '' && <span className={styles.daily}>{priority}</span>}
      <LastPrayed prayer={prayer} lists={lists} />
      {waiting && <span className={styles.waiting}>Waiting to be sent</span>}
    </p>
  );
}
