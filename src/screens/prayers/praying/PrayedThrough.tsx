import type { Prayer } from '@/domain/prayers/prayer';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useAppSelector } from '@/store/core/hooks';
import { selectUnrecorded } from '@/store/prayers/prayerSelectors';
import styles from './PrayThrough.module.scss';

interface PrayedThroughProps {
  /** What was prayed this time, in the order of the list. */
  prayed: readonly Prayer[];
  /** Where there are others that were not prayed today. */
  onAll?: () => void;
}

/** The end of praying through: what was prayed, and what there is to do next. */
export function PrayedThrough({ prayed, onAll }: PrayedThroughProps) {
  const unrecorded = useAppSelector(selectUnrecorded);
  return (
    <div className={styles.prayer}>
      {prayed.some(({ prayerId }) => unrecorded.has(prayerId)) && (
        <p role="status">What could not be recorded is still to be prayed, or recorded again.</p>
      )}
      {prayed.length > 0 && (
        <>
          <h2 className={styles.prayedFor}>
            {prayed.length === 1 ? 'You prayed for' : `You prayed for these ${prayed.length}`}
          </h2>
          <ul className={styles.prayed}>
            {prayed.map((prayer) => (
              <li key={prayer.prayerId}>
                {prayerTitle(prayer)}
                {prayer.personName !== '' && <span className="muted"> · {prayer.personName}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {onAll && (
        <p>
          <button type="button" className="btn btn-outline-secondary" onClick={onAll}>
            Go on with the others
          </button>
        </p>
      )}
    </div>
  );
}

/** What the end is called. */
export function endTitle({ kind }: PrayScope, left: number | null): string {
  if (left === null) return 'The end of the list';
  if (left > 0) return left === 1 ? 'One is left today' : `${left} are left today`;
  return kind === 'today' || kind === 'all' ? 'All prayed for today' : 'All of these are prayed for today';
}
