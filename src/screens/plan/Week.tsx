import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { useState } from 'react';
import { dayOfWeekOf } from '@/domain/text/dates';
import type { ChapterRef } from '@/domain/bible/passage';
import { DAYS, type DayOfWeek, type ReadingProgress } from '@/domain/plan/reading';
import { PlanDay } from './PlanDay';
import styles from './PlanScreen.module.scss';

const MarkReadDialog = lazyWithPreload(async () => (await import('./MarkReadDialog')).MarkReadDialog);

interface WeekProps {
  /** `yyyy-MM-dd`. */
  today: string;
  history: readonly ReadingProgress[];
  onRecord: (day: DayOfWeek, chapter: ChapterRef) => void;
}

/** The seven days of the plan, and the dialog that records what was read elsewhere. */
export function Week({ today, history, onRecord }: WeekProps) {
  const [marking, setMarking] = useState<DayOfWeek | null>(null);
  const current = dayOfWeekOf(today);
  return (
    <section aria-labelledby="week">
      <h2 id="week">The Week</h2>
      <ul className={`plain-list ${styles.week}`} aria-labelledby="week">
        {DAYS.map((day) => (
          <PlanDay
            key={day}
            day={day}
            today={today}
            current={day === current}
            history={history}
            onMark={() => setMarking(day)}
          />
        ))}
      </ul>
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
