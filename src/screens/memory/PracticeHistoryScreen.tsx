import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { mergedHistory, practiceDays } from '@/domain/memory/practiceHistory';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPracticeHistory, selectPracticeHistory } from '@/store/passages/practiceHistory';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';
import { Pager } from '@/ui/lists/Pager';
import { Screen } from '@/ui/layout/Screen';
import { HistoryDay } from './HistoryDay';

/** Days per page (§9). */
const PAGE_SIZE = 5;

/** The name of a passage that is not in the list: only a loaded list can tell that it was deleted. */
const UNNAMED = {
  loading: 'Loading its reference…',
  error: 'Reference not known yet',
  ready: 'Unknown Passage',
} as const;

/** The views of passages by day (§2 'Memory Practice History'). */
export function PracticeHistoryScreen() {
  const dispatch = useAppDispatch();
  const { list, passages } = useMemoryPassages();
  const { phase, retry } = list;
  const { entries, loadedAt, status, failure } = useAppSelector(selectPracticeHistory);
  const [page, setPage] = useState(1);
  const idle = status === 'idle';
  useEffect(() => {
    void dispatch(loadPracticeHistory());
    // After a change of user the list is idle again.
  }, [dispatch, idle]);
  const days = useMemo(() => practiceDays(mergedHistory(entries, passages)), [entries, passages]);
  const byId = useMemo(() => new Map(passages.map((passage) => [passage.passageId, passage])), [passages]);
  const pageCount = Math.ceil(days.length / PAGE_SIZE);
  const shownPage = Math.min(page, Math.max(1, pageCount));

  const state = () => {
    const failed = status === 'error' && loadedAt === null && (
      <LoadError
        message="Error loading practice history"
        {...(failure?.detail !== undefined && { detail: failure.detail })}
        onRetry={() => void dispatch(loadPracticeHistory())}
      />
    );
    // Without the server's history there are still each passage's own last views.
    if (failed && days.length === 0) return failed;
    if (!failed && loadedAt === null) return <Loading what="practice history" />;
    if (days.length === 0) {
      return (
        <Empty message="No practice history available.">
          <p className="muted">Each passage you practice is listed here.</p>
          <Link className="btn btn-primary" to={paths.practiceSetup}>
            Practice Setup
          </Link>
        </Empty>
      );
    }
    return (
      <>
        {failed}
        {phase === 'error' && (
          <LoadError
            message="Error loading memory passages: Failed to load memory passages"
            onRetry={retry}
          />
        )}
        <p className="muted">
          From the server&apos;s history and each passage&apos;s last view; a passage counts once a day.
        </p>
        <ul className="plain-list">
          {days.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE).map(({ day, entries: views }) => (
            <li key={day}>
              <HistoryDay day={day} views={views} byId={byId} unnamed={UNNAMED[phase]} />
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
