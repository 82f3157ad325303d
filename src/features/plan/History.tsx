import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { displayDate } from '@/platform/values/dates';
import type { ReadingProgress } from './model/reading';
import { formatChapter } from '@/bible/references/reference';
import type { TranslationCode } from '@/bible/translations';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import styles from './PlanScreen.module.scss';

/** Three weeks. */
const PER_PAGE = 21;

interface HistoryProps {
  history: readonly ReadingProgress[];
  translation: TranslationCode;
  /** Today's chapter, `Matthew 1`, and the reading of it. */
  first: string;
  onRead: () => void;
}

/** What was read, newest first. Re-read opens a chapter without recording it, so the plan stays where it is. */
export function History({ history, translation, first, onRead }: HistoryProps) {
  const [wanted, setPage] = useState(1);
  // The sort is stable: within a day, the server's order stays.
  const sorted = useMemo(() => history.toSorted((a, b) => b.dateRead.localeCompare(a.dateRead)), [history]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(wanted, pageCount);
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">Reading History</h2>
      {sorted.length === 0 && (
        <Empty message="Nothing read yet.">
          <p className="muted">Read opens today&apos;s chapter and notes it here.</p>
          <Button onClick={onRead}>Start with {first}</Button>
        </Empty>
      )}
      <ul className={`plain-list ${styles.rows}`}>
        {sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((reading, index) => (
          <li key={index}>
            <span className="muted">
              {[reading.dayOfWeek, displayDate(reading.dateRead)].filter(Boolean).join(', ')}
            </span>
            <span>{formatChapter(reading)}</span>
            <Link to={readerPath(translation, reading)} aria-label={`Re-read ${formatChapter(reading)}`}>
              Re-read
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onPage={setPage} label="Pages of the reading history" />
    </section>
  );
}
