import { dayOfWeekOf, displayDate, type DayOfWeek } from '@/platform/values/dates';
import type { ChapterRef } from '@/bible/passage';
import { chaptersReadOn, isSameReading, type ReadingProgress } from './model/readingPlan';
import { selectWaitingReadings } from './store/plan';
import { formatChapter } from '@/bible/references/reference';
import { useAppSelector } from '@/data/store/hooks';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import styles from './PlanScreen.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface TodaysReadingProps {
  /** `yyyy-MM-dd`. */
  today: string;
  history: readonly ReadingProgress[];
  chapter: ChapterRef;
  /** Opens the chapter, which is recorded once its text is on the screen. */
  onRead: () => void;
  /** Only records the chapter, which was read in another Bible. */
  onReadElsewhere: () => void;
  /** Until when two chapters are read on each scheduled day, and on which days; null for one chapter. */
  two: { until: string; days: readonly DayOfWeek[] } | null;
  /** Ends reading two chapters a day. */
  onStopTwo: () => void;
}

/** Today's chapter, and the chapters read today. */
export function TodaysReading(props: TodaysReadingProps) {
  const { today, history, chapter, onRead, onReadElsewhere, two, onStopTwo } = props;
  const guest = useAppSelector(selectIsGuest);
  const day = dayOfWeekOf(today);
  const keywords = formatChapter(chapter);
  const read = { label: 'Read', keywords, run: onRead };
  const readElsewhere = {
    label: 'Done elsewhere',
    names: ['mark read', 'mark as read'],
    keywords,
    when: !guest,
    run: onReadElsewhere,
  };
  useActions([read, readElsewhere]);
  const already = chaptersReadOn(today, day, history);
  const waiting = useAppSelector(selectWaitingReadings);
  const nameOf = (reading: ReadingProgress) =>
    waiting.some((each) => isSameReading(each, reading))
      ? `${formatChapter(reading)} (waiting)`
      : formatChapter(reading);
  return (
    <section aria-labelledby="todays-reading" className={styles.today}>
      <h2 id="todays-reading">Today&apos;s Reading</h2>
      <p className="muted">
        {day}, {displayDate(today)}
      </p>
      <p className={styles.chapter}>{formatChapter(chapter)}</p>
      {two && (
        <p className="muted">
          {two.days.includes(day) || already.length > 1
            ? `Two chapters a day until ${displayDate(two.until)}: ${Math.min(already.length, 2)} of 2 read today.`
            : `Two chapters a day on ${two.days.join(', ')}, until ${displayDate(two.until)}.`}{' '}
          <button type="button" className="btn btn-link" onClick={withFocusHandoff(onStopTwo)}>
            Stop
          </button>
        </p>
      )}
      <div className="actions">
        <ActionButton main action={read} />
        <ActionButton action={readElsewhere} title="Records the chapter as read without opening it" />
      </div>
      <p role="status" className={`muted ${styles.already}`}>
        {already.length > 0 && `Read today: ${already.map(nameOf).reverse().join(', ')}`}
      </p>
    </section>
  );
}
