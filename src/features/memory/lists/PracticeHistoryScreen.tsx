import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useSessionState } from '@/data/visit/sessionState';
import { useNow } from '@/platform/page/useNow';
import { formatNumber } from '@/platform/values/text';
import { paths, memoryPassagePath } from '@/routes/paths';
import { mergedHistory, practiceDays } from '../model/practiceHistory';
import { useList } from '@/data/list/useList';
import { loadPracticeHistory, selectPracticeHistory } from '../store/practiceHistory';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import { Screen } from '@/ui/layout/Screen';
import { useLatched } from '@/ui/useLatched';
import { passageName } from '../model/passageEdit';
import { displayDate } from '@/platform/values/dates';
import type { MemoryPassage, PracticeHistoryEntry } from '../model/memoryPassage';
import { Button } from '@/ui/controls/Button';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Memory.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** Days per page. */
const PAGE_SIZE = 5;

/** The name of a passage that is not in the list: only a loaded list can tell that it was deleted. */
const UNNAMED = {
  loading: 'Loading its reference…',
  error: 'Reference not known yet',
  ready: 'Unknown Passage',
} as const;

/** The views of passages by day. */
export function PracticeHistoryScreen() {
  const { list, passages } = useMemoryPassages();
  const guest = useAppSelector(selectIsGuest);
  const history = useList(selectPracticeHistory, loadPracticeHistory);
  // Both lists make up the days, and passages that came later would move the others under a finger. Shown days remain while
  // failed passages are loaded again.
  const areNamed = useLatched(list.phase !== 'loading');
  const [page, setPage] = useSessionState('practiceHistoryPage', v.number(), 1);
  const now = useNow();
  const days = useMemo(
    () => practiceDays(mergedHistory(history.rows, passages), now),
    [history.rows, passages, now],
  );
  const byId = useMemo(() => new Map(passages.map((passage) => [passage.passageId, passage])), [passages]);
  const pageCount = Math.ceil(days.length / PAGE_SIZE);
  const shownPage = Math.min(page, Math.max(1, pageCount));

  const state = () => {
    const failed = history.phase === 'error' && (
      <LoadError
        message="Error loading practice history"
        what="your practice history"
        {...(history.failure?.detail !== undefined && { detail: history.failure.detail })}
        onRetry={history.retry}
      />
    );
    // Without the server's history, each passage's own last view is still known.
    // At the same position as above the days, so that the button keeps its focus when these load.
    if (failed && days.length === 0) return <>{failed}</>;
    if (history.phase === 'loading' || !areNamed) return <Loading what="your practice history" />;
    if (days.length === 0) {
      return (
        <Empty message="No practice history available.">
          <p className="muted">
            {guest
              ? 'Sign in under your own name to keep a history.'
              : 'Each passage you practise is listed here.'}
          </p>
          <ButtonLink main to={guest ? paths.login : paths.practiceSetup}>
            {guest ? 'Login' : 'Practice Setup'}
          </ButtonLink>
        </Empty>
      );
    }
    return (
      <>
        {failed}
        {list.phase === 'error' && (
          <LoadError
            message="Error loading memory passages: Failed to load memory passages"
            what="your memory passages"
            onRetry={list.retry}
          />
        )}
        <p className="muted">
          From the server&apos;s history and each passage&apos;s last view; a passage counts once a day.
        </p>
        <ul className="plain-list">
          {days.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE).map(({ day, entries: views }) => (
            <li key={day ?? 'unknown'}>
              <HistoryDay day={day} views={views} byId={byId} unnamed={UNNAMED[list.phase]} />
            </li>
          ))}
        </ul>
        <Pager page={shownPage} pageCount={pageCount} onPage={setPage} label="Pages of practice history" />
      </>
    );
  };
  return (
    <Screen title="Memory Practice History" width="reading">
      {state()}
    </Screen>
  );
}

/** A day shows no more rows than this until Show all. */
const FIRST_SHOWN = 200;

interface HistoryDayProps {
  /** `yyyy-MM-dd`; null for an unknown day. */
  day: string | null;
  views: readonly PracticeHistoryEntry[];
  byId: ReadonlyMap<number, MemoryPassage>;
  /** The name of a passage that is missing from `byId`. */
  unnamed: string;
}

/** One day of practice, which expands to its passages and times. */
function HistoryDay({ day, views, byId, unnamed }: HistoryDayProps) {
  const [all, setAll] = useState(false);
  const shown = all ? views : views.slice(0, FIRST_SHOWN);
  return (
    <Disclosure
      summary={
        <span>
          {day === null ? 'Day unknown' : displayDate(day)}{' '}
          <span className="muted">({formatNumber(views.length)})</span>
        </span>
      }
    >
      <ul className={`plain-list ${styles.views}`}>
        {shown.map(({ passageId, viewedAt }, index) => {
          const passage = byId.get(passageId);
          return (
            <li key={index}>
              <time dateTime={new Date(viewedAt).toISOString()}>
                {new Date(viewedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
              </time>
              {passage ? (
                <Link to={memoryPassagePath(passageId)}>{passageName(passage)}</Link>
              ) : (
                <span>{unnamed}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < views.length && (
        <Button onClick={() => setAll(true)}>Show all {formatNumber(views.length)}</Button>
      )}
    </Disclosure>
  );
}
