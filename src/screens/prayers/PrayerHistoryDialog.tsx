import { useEffect, useMemo, useState } from 'react';
import { displayDateTime } from '@/domain/dates';
import type { Prayer } from '@/domain/entities';
import { prayerHistory } from '@/domain/prayerOrder';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from '@/store/prayerSessions';
import { Dialog } from '@/ui/Dialog';
import { Empty, LoadError, Loading } from '@/ui/LoadState';
import styles from './PrayerHistoryDialog.module.scss';

/** Years of daily prayer are thousands of sessions; the newest are read first. */
const STEP = 100;

/** When a prayer was prayed, newest first, with its notes; times stand as the server wrote them (§3). */
export function PrayerHistoryDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // What was recorded here so far has the device's time; the server's is the one that counts.
    void dispatch(loadPrayerSessions());
  }, [dispatch]);
  return (
    <Dialog readOnly title="Prayer History" onClose={onClose}>
      <p>{prayer.title}</p>
      <History prayerId={prayer.prayerId} />
    </Dialog>
  );
}

function History({ prayerId }: { prayerId: number }) {
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(selectPrayerSessions);
  const { status, loadedAt } = useAppSelector(selectPrayerSessionsState);
  const [shown, setShown] = useState(STEP);
  const history = useMemo(() => prayerHistory(sessions, prayerId), [sessions, prayerId]);
  if (loadedAt === null && status === 'error') {
    return (
      <LoadError
        message="Error fetching prayer history"
        onRetry={() => void dispatch(loadPrayerSessions())}
      />
    );
  }
  if (loadedAt === null && history.length === 0) return <Loading what="the prayer history" />;
  if (history.length === 0) return <Empty message="No prayer history available." />;
  return (
    <>
      <p className="muted">{history.length === 1 ? 'Prayed once' : `Prayed ${history.length} times`}</p>
      <ol className={styles.sessions}>
        {history.slice(0, shown).map(({ sessionId, dateTime, note }) => (
          <li key={sessionId}>
            <time dateTime={dateTime}>{displayDateTime(dateTime)}</time>
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {history.length > shown && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(shown + STEP)}>
          Show more
        </button>
      )}
    </>
  );
}
