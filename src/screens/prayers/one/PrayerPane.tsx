import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Prayer } from '@/domain/prayers/prayer';
import { isPrayedToday } from '@/domain/prayers/prayerDays';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectWaitingPrayers } from '@/store/prayers/prayerSelectors';
import { loadPrayerSessions } from '@/store/prayers/prayerSessions';
import { useToday } from '@/ui/hooks/useToday';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import type { PrayerLists } from '../usePrayerLists';
import { NotRecorded } from '../sessions/NotRecorded';
import { PrayerFacts } from './PrayerFacts';
import { PrayerSessions } from '../sessions/PrayerSessions';
import { PrayerTools } from './PrayerTools';
import { PrayerWords } from './PrayerWords';
import styles from './PrayerPane.module.scss';

interface PrayerPaneProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** Beside the list it has a heading of its own. */
  beside: boolean;
  onDialog: (action: PrayerAction) => void;
}

/** One prayer with all its words, what can be done with it, and its sessions. */
export function PrayerPane({ prayer, lists, beside, onDialog }: PrayerPaneProps) {
  const { prayerId, details } = prayer;
  const { lastPrayed, historyKnown } = lists;
  const today = useToday();
  const waiting = useAppSelector(selectWaitingPrayers).has(prayerId);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // What was recorded here so far has the device's time; the server's is the one that counts.
    void dispatch(loadPrayerSessions());
  }, [dispatch, prayerId]);
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
      <PrayerFacts
        prayer={prayer}
        lastPrayed={lastPrayed.get(prayerId)}
        historyKnown={historyKnown}
        prayedToday={isPrayedToday(lastPrayed, prayerId, today)}
        waiting={waiting}
      />
      <p className={styles.details}>{details === '' ? 'No details.' : <PrayerWords text={details} />}</p>
      <NotRecorded prayerId={prayerId} />
      {beside ? <h3 className={styles.history}>History</h3> : <h2 className={styles.history}>History</h2>}
      <PrayerSessions prayerId={prayerId} />
    </section>
  );
}
