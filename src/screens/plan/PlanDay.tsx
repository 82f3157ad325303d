import { displayDate } from '@/domain/text/dates';
import { forecast } from '@/domain/plan/forecast';
import type { DayOfWeek, ReadingProgress } from '@/domain/plan/reading';
import { bookProgress, dayProgress } from '@/domain/plan/readingPlan';
import { displayBookName, formatChapter } from '@/domain/references/reference';
import { counted } from '@/domain/text/text';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { Button } from '@/ui/forms/Button';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './PlanScreen.module.scss';

interface PlanDayProps {
  day: DayOfWeek;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Whether today is that day. */
  current: boolean;
  history: readonly ReadingProgress[];
  onMark: () => void;
}

/** A day of the week: its next chapter, the progress of its list and books, and when the list will be finished. */
export function PlanDay({ day, today, current, history, onMark }: PlanDayProps) {
  const guest = useAppSelector(selectIsGuest);
  const { read, total, next, book } = dayProgress(day, history);
  const { ends, perWeek, assumed } = forecast(day, history, today);
  return (
    <li className={styles.day} aria-current={current ? 'date' : undefined}>
      <span className={styles.dayName}>{day}</span>
      <span>{formatChapter(next)}</span>
      <progress value={read} max={total} aria-label={`${day}: chapters read`} />
      <span className={`muted ${styles.figures}`}>
        {book.read} of {book.total} chapters · {read} of {total} in all
      </span>
      <span className={`muted ${styles.figures}`}>
        Through on {displayDate(ends)} at {assumed ? 'one chapter' : chapters(perWeek)} a week
      </span>
      <div className={styles.books}>
        <Disclosure summary={`Books of ${day}`}>
          <ul className="plain-list">
            {bookProgress(day, history).map(({ bookName, ...each }) => (
              <li key={bookName} className={styles.book}>
                <span>{displayBookName(bookName)}</span>
                <progress value={each.read} max={each.total} aria-label={displayBookName(bookName)} />
                <span className="muted">
                  {each.read}/{each.total}
                </span>
              </li>
            ))}
          </ul>
          {!guest && <Button onClick={onMark}>Mark a chapter as read...</Button>}
        </Disclosure>
      </div>
    </li>
  );
}

/** `1 chapter`, `1.3 chapters`. */
const chapters = (count: number): string => counted(Math.round(count * 10) / 10, 'chapter');
