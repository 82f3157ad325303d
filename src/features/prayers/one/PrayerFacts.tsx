import type { ReactNode } from 'react';
import type { Prayer } from '../model/prayer';
import { useAppSelector } from '@/data/store/hooks';
import { selectWaitingPrayers, selectWaitingSessions } from '../store/prayerSelectors';
import type { PrayerLists } from '../usePrayerLists';
import { displayDate } from '@/platform/values/dates';
import styles from './PrayerFacts.module.scss';
import { Check } from 'lucide-react';

interface PrayerFactsProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** The person's name with the searched words highlighted. */
  person?: ReactNode;
}

/** The person a prayer is for, how often it is prayed, and when it was last prayed. */
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

/** When a prayer was last prayed, with the green marker if that was today. */
export function LastPrayed({ prayer, lists }: { prayer: Prayer; lists: PrayerLists }) {
  const waiting = useAppSelector((state) => selectWaitingSessions(state).has(prayer.prayerId));
  return (
    <span className={styles.lastPrayed}>
      {lists.isPrayedToday(prayer) ? (
        <span className={styles.marker}>
          <Check aria-hidden size={16} strokeWidth={2.5} />
          {waiting ? 'Prayed today (waiting)' : 'Prayed today'}
        </span>
      ) : (
        lastPrayedText(lists.lastPrayed.get(prayer.prayerId), lists.historyKnown)
      )}
    </span>
  );
}

/**
 * An empty day is one that the server does not know. Without a day, 'never' is shown only if the history is complete.
 */
function lastPrayedText(day: string | undefined, historyKnown: boolean): string {
  if (day === undefined && historyKnown) return 'Never prayed';
  return `Last prayed: ${day ? displayDate(day) : 'not known'}`;
}
