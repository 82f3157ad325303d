import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { mergedHistory, practiceDays } from '../model/practiceHistory';
import { useList } from '@/data/list/useList';
import { loadPracticeHistory, selectPracticeHistory } from '../store/practiceHistory';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import { Screen } from '@/ui/layout/Screen';
import { HistoryDay } from './HistoryDay';

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
  const history = useList(selectPracticeHistory, loadPracticeHistory);
  const [page, setPage] = useState(1);
  const days = useMemo(() => practiceDays(mergedHistory(history.rows, passages)), [history.rows, passages]);
  const byId = useMemo(() => new Map(passages.map((passage) => [passage.passageId, passage])), [passages]);
  const pageCount = Math.ceil(days.length / PAGE_SIZE);
  const shownPage = Math.min(page, Math.max(1, pageCount));

  const state = () => {
    const failed = history.phase === 'error' && (
      <LoadError
        message="Error loading practice history"
        {...(history.failure?.detail !== undefined && { detail: history.failure.detail })}
        onRetry={history.retry}
      />
    );
    // Without the server's history there are still each passage's own last views.
    if (failed && days.length === 0) return failed;
    if (history.phase === 'loading') return <Loading what="practice history" />;
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
        {list.phase === 'error' && (
          <LoadError
            message="Error loading memory passages: Failed to load memory passages"
            onRetry={list.retry}
          />
        )}
        <p className="muted">
          From the server&apos;s history and each passage&apos;s last view; a passage counts once a day.
        </p>
        <ul className="plain-list">
          {days.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE).map(({ day, entries: views }) => (
            <li key={day}>
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
