import { Check } from 'lucide-react';
import styles from './PrayedToday.module.scss';

/** The green marker of a prayer that was prayed on the device's day (§4). */
export function PrayedToday() {
  return (
    <span className={styles.marker}>
      <Check aria-hidden size={16} strokeWidth={2.5} />
      Prayed today
    </span>
  );
}
