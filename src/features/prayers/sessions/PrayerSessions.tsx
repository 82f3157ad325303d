import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { prayerHistory } from '../model/prayerOrder';
import { displayDateTime } from '@/platform/values/dates';
import { formatNumber } from '@/platform/values/text';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectRefusedSessions } from '../store/prayerSelectors';
import { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from '../store/prayerSessions';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { Button } from '@/ui/controls/Button';
import { ListFeedback } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';
import { UnclearSession } from './UnclearSession';
import styles from './PrayerSessions.module.scss';

/** How many sessions are added at a time: years of daily prayer make thousands. */
const STEP = 100;

/** When a prayer was prayed, newest first, with the notes; times are shown as the server wrote them. */
export function PrayerSessions({ prayerId }: { prayerId: number }) {
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(selectPrayerSessions);
  const refused = useAppSelector(selectRefusedSessions).filter((each) => each.prayerId === prayerId);
  const { phase } = useAppSelector(selectPrayerSessionsState);
  const [shown, setShown] = useState(STEP);
  const load = useCallback(() => void dispatch(loadPrayerSessions()), [dispatch]);
  // Sessions recorded in this visit have the device's time; reloading replaces it by the server's.
  useEffect(load, [load, prayerId]);
  const history = useMemo(() => prayerHistory(sessions, prayerId), [sessions, prayerId]);
  return (
    <>
      {refused.length > 0 && (
        <ol className={styles.sessions}>
          {refused.map(({ id, dateTime, note, unclear }) => (
            <Session
              key={id}
              dateTime={dateTime}
              note={note}
              problem={unclear ? 'May have been recorded' : 'Not recorded'}
            >
              {unclear && <UnclearSession id={id} />}
            </Session>
          ))}
        </ol>
      )}
      {phase === 'ready' && history.length === 0 && <Empty message="No prayer history available." />}
      {phase === 'ready' && history.length > 0 && (
        <p className="muted">
          {history.length === 1 ? 'Prayed once' : `Prayed ${formatNumber(history.length)} times`}
        </p>
      )}
      {history.length > 0 && (
        <ol className={styles.sessions}>
          {history.slice(0, shown).map(({ sessionId, dateTime, note }) => (
            <Session
              key={sessionId}
              dateTime={dateTime}
              note={note}
              {...(isProvisional(sessionId) && { problem: 'Waiting to be sent' })}
            />
          ))}
        </ol>
      )}
      <ListFeedback
        phase={phase}
        what="your prayer history"
        error="Error fetching prayer history"
        onRetry={load}
      />
      {history.length > shown && (
        <Button data-repeats onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}

interface SessionProps {
  dateTime: string;
  note: string;
  /** Why the server does not have the session yet. */
  problem?: string;
  /** The choice that the person has to make. */
  children?: ReactNode;
}

function Session({ dateTime, note, problem, children }: SessionProps) {
  return (
    <li>
      {dateTime === '' ? (
        <span>Date not known</span>
      ) : (
        <time dateTime={dateTime}>{displayDateTime(dateTime)}</time>
      )}
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      {note !== '' && (
        <p dir="auto">
          <LinkedReferences text={note} />
        </p>
      )}
      {children}
    </li>
  );
}
