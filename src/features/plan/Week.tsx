import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { useState } from 'react';
import { dayOfWeekOf, DAYS, type DayOfWeek } from '@/platform/values/dates';
import type { ChapterRef } from '@/bible/passage';
import { type ReadingProgress } from './model/readingPlan';
import { PlanDay } from './PlanDay';
import styles from './PlanScreen.module.scss';

const MarkReadDialog = lazyDialog(async () => (await import('./MarkReadDialog')).MarkReadDialog);

interface WeekProps {
  /** `yyyy-MM-dd`. */
  today: string;
  history: readonly ReadingProgress[];
  /** The day from which on the pace is reckoned; null for the last weeks. */
  since: string | null;
  onRecord: (day: DayOfWeek, chapter: ChapterRef) => void;
}

/** The seven days of the plan, and the dialog that records what was read elsewhere. */
export function Week({ today, history, since, onRecord }: WeekProps) {
  const [marking, setMarking] = useState<DayOfWeek | null>(null);
  const current = dayOfWeekOf(today);
  return (
    <section aria-labelledby="week">
      <h2 id="week">The Week</h2>
      <table className={styles.week} aria-labelledby="week">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Next chapter</th>
            <th scope="col">
              Read<span className={styles.wideOnly}> of its list</span>
            </th>
            <th scope="col" className={styles.wideOnly}>
              Finishes on
            </th>
            <th scope="col" className={styles.wideOnly}>
              At the pace of
            </th>
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day) => (
            <PlanDay
              key={day}
              day={day}
              today={today}
              current={day === current}
              history={history}
              since={since}
              onMark={() => setMarking(day)}
            />
          ))}
        </tbody>
      </table>
      {marking !== null && (
        <MarkReadDialog
          day={marking}
          history={history}
          onMark={(chapter) => onRecord(marking, chapter)}
          onClose={() => setMarking(null)}
        />
      )}
    </section>
  );
}
