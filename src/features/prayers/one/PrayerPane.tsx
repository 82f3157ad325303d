import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Prayer } from '../model/prayer';
import { prayerTitle } from '../model/prayerTitle';
import { paths } from '@/routes/paths';
import { useAppDispatch } from '@/data/store/hooks';
import { loadPrayerSessions } from '../store/prayerSessions';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { NotRecorded } from '../sessions/NotRecorded';
import { PrayerSessions } from '../sessions/PrayerSessions';
import type { PrayerLists } from '../usePrayerLists';
import { PrayerFacts } from './PrayerFacts';
import { PrayerTools } from './PrayerTools';
import { PrayerWords } from './PrayerWords';
import styles from './PrayerPane.module.scss';

interface PrayerPaneProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** Whether it stands beside the list, where it needs a heading of its own. */
  beside: boolean;
  onDialog: (action: PrayerAction) => void;
}

/** One prayer with all its words, what can be done with it, and its sessions. */
export function PrayerPane({ prayer, lists, beside, onDialog }: PrayerPaneProps) {
  const { prayerId, details } = prayer;
  const dispatch = useAppDispatch();
  // Sessions recorded in this visit have the device's time; the history shows the server's.
  useEffect(() => void dispatch(loadPrayerSessions()), [dispatch, prayerId]);
  const History = beside ? 'h3' : 'h2';
  return (
    <section aria-label="Prayer" className={styles.pane}>
      {beside ? (
        <h2 className={styles.title}>{prayerTitle(prayer)}</h2>
      ) : (
        <Link className={styles.back} to={paths.prayers}>
          All prayers
        </Link>
      )}
      <PrayerTools prayer={prayer} beside={beside} onDialog={onDialog} />
      <PrayerFacts prayer={prayer} lists={lists} />
      <p dir="auto" className={styles.details}>
        {details === '' ? 'No details.' : <PrayerWords text={details} />}
      </p>
      <NotRecorded prayerId={prayerId} />
      <History className={styles.history}>History</History>
      <PrayerSessions prayerId={prayerId} />
    </section>
  );
}
