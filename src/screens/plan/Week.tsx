import { dayOfWeekOf } from '@/domain/text/dates';
import type { ReadingProgress } from '@/domain/plan/reading';
import { dayProgress, DAYS } from '@/domain/plan/readingPlan';
import { formatChapter } from '@/domain/references/reference';
import styles from './PlanScreen.module.scss';

/** The whole week at a glance: what each day reads next, and how far its books are. */
export function Week({ today, history }: { today: string; history: readonly ReadingProgress[] }) {
  const current = dayOfWeekOf(today);
  return (
    <section aria-labelledby="week">
      <h2 id="week">The Week</h2>
      <ul className={`plain-list ${styles.week}`}>
        {DAYS.map((day) => {
          const { read, total, next, book } = dayProgress(day, history);
          return (
            <li key={day} className={styles.day} aria-current={day === current ? 'date' : undefined}>
              <span className={styles.dayName}>{day}</span>
              <span>{formatChapter(next)}</span>
              <progress value={read} max={total} aria-label={`${day}: chapters read`} />
              <span className={`muted ${styles.figures}`}>
                {book.read} of {book.total} chapters · {read} of {total} in all
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
