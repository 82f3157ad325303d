import { Link } from 'react-router-dom';
import { prayerPath } from '@/routes/prayerPaths';
import { longestUnprayed } from '../model/prayerOrder';
import { prayerTitle } from '../model/prayerTitle';
import type { PrayerLists } from '../usePrayerLists';
import { LastNote } from './LastNote';
import { PrayerFacts } from './PrayerFacts';
import styles from './PrayerPane.module.scss';
import { PrayerWords } from './PrayerWords';

/** Beside the list while no prayer is chosen: the one that has waited longest, with its last note. */
export function LongestUnprayed({ lists }: { lists: PrayerLists }) {
  const { active, lastPrayed, historyKnown } = lists;
  const prayer = historyKnown
    ? longestUnprayed(
        active.filter((each) => !lists.isPrayedToday(each)),
        lastPrayed,
      )
    : undefined;
  if (!prayer) return null;
  const { prayerId, details } = prayer;
  return (
    <section aria-labelledby="longest-unprayed" className={styles.pane}>
      <p id="longest-unprayed" className="muted">
        Longest not prayed for
      </p>
      <h2 className={styles.title}>
        <Link to={prayerPath(prayerId)}>{prayerTitle(prayer)}</Link>
      </h2>
      <PrayerFacts prayer={prayer} lists={lists} />
      {details !== '' && (
        <p className={styles.details}>
          <PrayerWords text={details} />
        </p>
      )}
      <LastNote prayerId={prayerId} />
    </section>
  );
}
