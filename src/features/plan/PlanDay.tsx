import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { displayBookName, formatChapter } from '@/bible/references/reference';
import { useAppSelector } from '@/data/store/hooks';
import { displayDate, type DayOfWeek } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { forecast } from './model/forecast';
import { bookProgress, dayProgress, type ReadingProgress } from './model/readingPlan';
import styles from './PlanScreen.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface PlanDayProps {
  day: DayOfWeek;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Whether today is that day of the week. */
  current: boolean;
  history: readonly ReadingProgress[];
  /** The day from which the pace is computed; null for the last weeks. */
  since: string | null;
  onMark: () => void;
}

/**
 * A day of the week as a row: its next chapter, the progress through its list, and when the list will be finished; it
 * expands to its books.
 */
export function PlanDay({ day, today, current, history, since, onMark }: PlanDayProps) {
  const guest = useAppSelector(selectIsGuest);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { read, total, next, book } = dayProgress(day, history);
  const { ends, perWeek, assumed } = forecast(day, history, today, since);
  return (
    <>
      <tr aria-current={current ? 'date' : undefined}>
        <th scope="row">
          <button
            type="button"
            className={styles.unfold}
            aria-label={`Books of ${day}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight aria-hidden size={16} />
            {day}
          </button>
        </th>
        <td>{formatChapter(next)}</td>
        <td>
          <ReadBar name={`${day}’s list`} read={read} total={total} />
          <span className={styles.of}>
            {read} of {total}
          </span>
        </td>
        <td className={styles.wideOnly}>{displayDate(ends)}</td>
        <td className={styles.wideOnly}>
          {chapters(perWeek)} a week{assumed && ', assumed'}
        </td>
      </tr>
      {open && (
        <tr>
          <td id={id} colSpan={5} className={styles.unfolded}>
            <p className="muted">
              {book.read} of {book.total} chapters of {displayBookName(book.bookName)} are read, and {read} of{' '}
              {total} of {day}&apos;s list. It finishes on {displayDate(ends)} at {assumed && 'an assumed '}
              {chapters(perWeek)} a week.
            </p>
            <ul className={`plain-list ${styles.books}`}>
              {bookProgress(day, history).map(({ bookName, ...each }) => (
                <li key={bookName} className={styles.book}>
                  <span>{displayBookName(bookName)}</span>
                  <ReadBar name={displayBookName(bookName)} {...each} />
                  <span className="muted">
                    {each.read}/{each.total}
                  </span>
                </li>
              ))}
            </ul>
            {!guest && <Button onClick={onMark}>Mark a chapter as read...</Button>}
          </td>
        </tr>
      )}
    </>
  );
}

/** `1 chapter`, `1.33 chapters`: the pace with which the forecast is computed. */
const chapters = (perWeek: number): string => pluralize(perWeek, 'chapter');

interface ReadBarProps {
  name: string;
  read: number;
  total: number;
}

const ReadBar = ({ name, read, total }: ReadBarProps) => (
  <progress value={read} max={total} aria-label={`${read} of ${total} chapters of ${name} read`} />
);
