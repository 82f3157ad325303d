import { Check } from 'lucide-react';
import { displayDate } from '@/domain/text/dates';
import styles from './LastPrayed.module.scss';

interface LastPrayedProps {
  /** `yyyy-MM-dd`, or '' for a day that nobody knows; undefined when no session is known. */
  day: string | undefined;
  /** Whether that was on the device's day. */
  today: boolean;
  /** Whether all sessions are known: without them 'never' would be a guess. */
  known: boolean;
}

/** When a prayer was last prayed: the green marker where that was today (§4). */
export function LastPrayed({ day, today, known }: LastPrayedProps) {
  return (
    <span className={styles.lastPrayed}>
      {today ? (
        <span className={styles.marker}>
          <Check aria-hidden size={16} strokeWidth={2.5} />
          Prayed today
        </span>
      ) : (
        words(day, known)
      )}
    </span>
  );
}

function words(day: string | undefined, known: boolean): string {
  if (day === undefined && known) return 'Never prayed';
  return `Last prayed: ${day ? displayDate(day) : 'not known'}`;
}
