import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { prayerPath } from '@/routes/prayerPaths';
import type { PrayerLists } from '../usePrayerLists';
import type { Rota } from './useRota';
import styles from './PrayersOfDay.module.scss';

/** More than can be taken in at a glance. */
const MAX_SHOWN = 30;

/** The prayers of the day, shown beside the list while no prayer is chosen. */
export function PrayersOfDay({ lists, rota: { ofDay } }: { lists: PrayerLists; rota: Rota }) {
  if (ofDay.length === 0) return null;
  return (
    <section aria-labelledby="prayers-of-day">
      <h2 id="prayers-of-day">Today’s prayers</h2>
      <ul className={styles.prayers}>
        {ofDay.slice(0, MAX_SHOWN).map((prayer) => (
          <li key={prayer.prayerId}>
            {lists.isPrayedToday(prayer) ? (
              <Check aria-label="Prayed today" role="img" size={18} className={styles.prayed} />
            ) : (
              <Circle aria-hidden size={18} className={styles.open} />
            )}
            <Link to={prayerPath(prayer.prayerId)}>{prayerTitle(prayer)}</Link>
            {prayer.personName !== '' && <span className="muted">{prayer.personName}</span>}
          </li>
        ))}
      </ul>
      {ofDay.length > MAX_SHOWN && <p className="muted">and {ofDay.length - MAX_SHOWN} more</p>}
    </section>
  );
}
