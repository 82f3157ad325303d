import { useNavigate } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { dayOfWeekOf, displayDate } from '@/domain/text/dates';
import type { ReadingProgress } from '@/domain/plan/reading';
import { readingFor, readOn } from '@/domain/plan/readingPlan';
import { formatChapter } from '@/domain/references/reference';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { useAppDispatch } from '@/store/core/hooks';
import { recordReading } from '@/store/plan/plan';
import styles from './PlanScreen.module.scss';

interface TodaysReadingProps {
  /** `yyyy-MM-dd`. */
  today: string;
  history: readonly ReadingProgress[];
}

/** Today's chapter. Read records it and opens it at once: the text does not wait for the record (§4). */
export function TodaysReading({ today, history }: TodaysReadingProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const day = dayOfWeekOf(today);
  const chapter = readingFor(day, history);
  const already = readOn(today, day, history);
  const read = () => {
    void dispatch(recordReading({ dayOfWeek: day, ...chapter, today }));
    void navigate(readerPath(DEFAULT_TRANSLATION, chapter));
  };
  return (
    <section aria-labelledby="todays-reading" className={styles.today}>
      <h2 id="todays-reading">Today&apos;s Reading</h2>
      <p className="muted">
        {day}, {displayDate(today)}
      </p>
      <p className={styles.chapter}>{formatChapter(chapter)}</p>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={read}>
          Read
        </button>
        {already.length > 0 && (
          <span className="muted">Read today: {already.map(formatChapter).reverse().join(', ')}</span>
        )}
      </div>
    </section>
  );
}
