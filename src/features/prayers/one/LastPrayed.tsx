import { Check } from 'lucide-react';
import type { Prayer } from '../model/prayer';
import { displayDate } from '@/platform/values/dates';
import type { PrayerLists } from '../usePrayerLists';
import styles from './LastPrayed.module.scss';

/** When a prayer was last prayed: the green marker where that was today. */
export function LastPrayed({ prayer, lists }: { prayer: Prayer; lists: PrayerLists }) {
  return (
    <span className={styles.lastPrayed}>
      {lists.isPrayedToday(prayer) ? (
        <span className={styles.marker}>
          <Check aria-hidden size={16} strokeWidth={2.5} />
          Prayed today
        </span>
      ) : (
        words(lists.lastPrayed.get(prayer.prayerId), lists.historyKnown)
      )}
    </span>
  );
}

/** An empty day is one that the server does not know; without a day, 'never' is only said of a complete history. */
function words(day: string | undefined, historyKnown: boolean): string {
  if (day === undefined && historyKnown) return 'Never prayed';
  return `Last prayed: ${day ? displayDate(day) : 'not known'}`;
}
