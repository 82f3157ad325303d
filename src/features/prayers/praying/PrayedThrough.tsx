import { prayerTitle, type Prayer } from '../model/prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { useAppSelector } from '@/data/store/hooks';
import { selectUnrecorded } from '../store/prayerSelectors';
import { Button } from '@/ui/controls/Button';
import styles from './PrayThrough.module.scss';

interface PrayedThroughProps {
  /** What was recorded in this session, in the order of the list. */
  recorded: readonly Prayer[];
  /** Whether a recording was taken back since. */
  isTakenBack: (prayer: Prayer) => boolean;
  /** Goes on with all prayers; absent where all of them were prayed today. */
  onAll?: () => void;
}

/** The end of praying through: what was prayed, and what there is to do next. */
export function PrayedThrough({ recorded, isTakenBack, onAll }: PrayedThroughProps) {
  const unrecorded = useAppSelector(selectUnrecorded);
  const prayed = recorded.filter((prayer) => unrecorded.has(prayer.prayerId) || !isTakenBack(prayer));
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
