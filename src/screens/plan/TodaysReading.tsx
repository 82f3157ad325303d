import { dayOfWeekOf, displayDate } from '@/domain/text/dates';
import type { ChapterRef } from '@/domain/bible/passage';
import type { ReadingProgress } from '@/domain/plan/reading';
import { readOn } from '@/domain/plan/readingPlan';
import { formatChapter } from '@/domain/references/reference';
import { useAppSelector } from '@/store/core/hooks';
import { useScreenActions } from '@/store/core/screenActions';
import { selectIsGuest } from '@/store/user/user';
import { Button } from '@/ui/forms/Button';
import styles from './PlanScreen.module.scss';

interface TodaysReadingProps {
  /** `yyyy-MM-dd`. */
  today: string;
  history: readonly ReadingProgress[];
  chapter: ChapterRef;
  /** Records the chapter and opens it. */
  onRead: () => void;
  /** Only records the chapter: it was read in another Bible. */
  onReadElsewhere: () => void;
}

/** Today's chapter, and what was read today. */
export function TodaysReading(props: TodaysReadingProps) {
  const { today, history, chapter, onRead, onReadElsewhere } = props;
  const guest = useAppSelector(selectIsGuest);
  const day = dayOfWeekOf(today);
  const words = formatChapter(chapter);
  useScreenActions([
    { label: 'Read', words, run: onRead },
    ...(guest ? [] : [{ label: 'Done elsewhere', words, run: onReadElsewhere }]),
  ]);
  const already = readOn(today, day, history);
  return (
    <section aria-labelledby="todays-reading" className={styles.today}>
      <h2 id="todays-reading">Today&apos;s Reading</h2>
      <p className="muted">
        {day}, {displayDate(today)}
      </p>
      <p className={styles.chapter}>{formatChapter(chapter)}</p>
      <div className="actions">
        <Button main onClick={onRead}>
          Read
        </Button>
        {!guest && (
          <Button title="Notes the chapter as read without opening it" onClick={onReadElsewhere}>
            Done elsewhere
          </Button>
        )}
      </div>
      <p role="status" className={`muted ${styles.already}`}>
        {already.length > 0 && `Read today: ${already.map(formatChapter).reverse().join(', ')}`}
      </p>
    </section>
  );
}
