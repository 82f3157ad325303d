import { prayerTitle, type Prayer } from '../model/prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { useAppSelector } from '@/data/store/hooks';
import { selectUnrecorded } from '../store/prayerSelectors';
import { Button } from '@/ui/controls/Button';
import styles from './PrayThrough.module.scss';

interface PrayedThroughProps {
  /** The prayers recorded in this round, in the order of the list. */
  recorded: readonly Prayer[];
  /** Whether a recording of this round was undone. */
  isUndone: (prayer: Prayer) => boolean;
  /** Continues with all prayers; absent if all of them were prayed today. */
  onAll?: () => void;
}

/** The end of praying through: the recorded prayers, and the next actions. */
export function PrayedThrough({ recorded, isUndone, onAll }: PrayedThroughProps) {
  const unrecorded = useAppSelector(selectUnrecorded);
  const prayed = recorded.filter((prayer) => unrecorded.has(prayer.prayerId) || !isUndone(prayer));
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
              <li key={prayer.prayerId} dir="auto">
                {prayerTitle(prayer)}
                {prayer.personName !== '' && <span className="muted"> · {prayer.personName}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {onAll && (
        <p>
          <Button onClick={onAll}>Go on with the others</Button>
        </p>
      )}
    </div>
  );
}

/** The heading of the end; `left` is null while the history is not known. */
export function endTitle({ kind }: PrayScope, left: number | null): string {
  if (left === null) return 'The end of the list';
  if (left > 0) return left === 1 ? 'One is left today' : `${left} are left today`;
  return kind === 'today' || kind === 'all' ? 'All prayed for today' : 'All of these are prayed for today';
}
