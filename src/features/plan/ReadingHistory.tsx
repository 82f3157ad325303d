import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { dayOfWeekOf, displayDate } from '@/platform/values/dates';
import { formatChapter } from '@/bible/references/reference';
import type { TranslationCode } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import { isSameReading, type ReadingProgress } from './model/readingPlan';
import { selectWaitingReadings } from './store/plan';
import styles from './PlanScreen.module.scss';
import { selectIsGuest } from '@/data/session/session';

/**
 * The day of the week whose list has the chapter, and the date of reading. They differ if a chapter was marked on
 * another day, or if the server has another date than the device.
 */
function whenRead({ dayOfWeek, dateRead }: ReadingProgress): string {
  if (dateRead === '') return `${dayOfWeek}, date not known`;
  return dayOfWeekOf(dateRead) === dayOfWeek
    ? `${dayOfWeek}, ${displayDate(dateRead)}`
    : `For ${dayOfWeek}, dated ${displayDate(dateRead)}`;
}

/** The page in the URL, from 1. */
function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Three weeks. */
const PER_PAGE = 21;

interface ReadingHistoryProps {
  history: readonly ReadingProgress[];
  translation: TranslationCode;
  /** Today's chapter, `Matthew 1`, and the action to read it. */
  first: string;
  onRead: () => void;
}

/** The recorded readings, newest first. Re-read opens a chapter without recording it, so the plan does not move. */
export function ReadingHistory({ history, translation, first, onRead }: ReadingHistoryProps) {
  const guest = useAppSelector(selectIsGuest);
  const [params, setParams] = useSearchParams();
  const waiting = useAppSelector(selectWaitingReadings);
  // The sort is stable, so the server's order is kept within a day.
  const sorted = useMemo(() => history.toSorted((a, b) => b.dateRead.localeCompare(a.dateRead)), [history]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(pageOf(params), pageCount);
  const setPage = (next: number) =>
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true, preventScrollReset: true });
  const waitingRows = new Set(waiting.map((reading) => sorted.find((row) => isSameReading(row, reading))));
  return (
    <section aria-labelledby="history">
      <h2 id="history">Reading History</h2>
      {sorted.length === 0 && (
        <Empty message="Nothing read yet.">
          <p className="muted">
            {guest
              ? 'What is read as the guest is not noted.'
              : "Read opens today's chapter and notes it here."}
          </p>
          <Button onClick={onRead}>Start with {first}</Button>
        </Empty>
      )}
      <div className={styles.container}>
        <ul className={`plain-list ${styles.rows}`}>
          {sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((reading, index) => (
            <li key={index}>
              <span className="muted">{whenRead(reading)}</span>
              <span>{formatChapter(reading)}</span>
              {waitingRows.has(reading) && <span className="muted">Waiting to be sent</span>}
              <Link to={readerPath(translation, reading)} aria-label={`Re-read ${formatChapter(reading)}`}>
                Re-read
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Pager page={page} pageCount={pageCount} onPage={setPage} label="Pages of the reading history" />
    </section>
  );
}
