import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isPrayedToday } from '@/domain/prayers/prayerDays';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { prayerPath } from '@/routes/prayerPaths';
import { useToday } from '@/ui/hooks/useToday';
import type { PrayerLists } from '../usePrayerLists';
import type { Rota } from './useRota';
import styles from './PrayersOfDay.module.scss';

/** At a glance is not for hundreds. */
const MAX_SHOWN = 30;

/** The prayers of the day at a glance, where no prayer is chosen. */
export function PrayersOfDay({ lists: { lastPrayed }, rota: { ofDay } }: { lists: PrayerLists; rota: Rota }) {
  const today = useToday();
  if (ofDay.length === 0) return null;
  return (
    <section aria-labelledby="prayers-of-day">
      <h2 id="prayers-of-day">Today’s prayers</h2>
      <ul className={styles.prayers}>
        {ofDay.slice(0, MAX_SHOWN).map((prayer) => {
          const isPrayed = isPrayedToday(lastPrayed, prayer.prayerId, today);
          return (
            <li key={prayer.prayerId}>
              {isPrayed ? (
                <Check aria-label="Prayed today" role="img" size={18} className={styles.prayed} />
              ) : (
                <Circle aria-hidden size={18} className={styles.open} />
              )}
              <Link to={prayerPath(prayer.prayerId)}>{prayerTitle(prayer)}</Link>
              {prayer.personName !== '' && <span className="muted">{prayer.personName}</span>}
            </li>
          );
        })}
      </ul>
      {ofDay.length > MAX_SHOWN && <p className="muted">and {ofDay.length - MAX_SHOWN} more</p>}
    </section>
  );
}
