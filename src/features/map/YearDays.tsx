import { useState } from 'react';
import { MONTHS } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { levelOf } from './model/bibleMap';
import { timesOn, type CalendarCounts, type CalendarYear } from './model/yearCalendar';
import styles from './Map.module.scss';

interface YearDaysProps {
  calendar: CalendarYear;
  /** False where not all of what the calendar counts is known. */
  isWhole: boolean;
}

/**
 * The days as squares, a column for each week, which begins on Sunday. A press on one says its numbers below; for the keyboard and
 * screen readers the table by month has them.
 */
export function YearDays({ calendar: { startsOn, months }, isWhole }: YearDaysProps) {
  /** The pressed day of the year, from 0. */
  const [pressed, setPressed] = useState<number | null>(null);
  const columnOf = (dayOfYear: number) => Math.floor((startsOn + dayOfYear) / 7) + 1;
  const days = months.flatMap(({ month, first, days: ofMonth }) =>
    ofMonth.map((counts, index) => {
      const words = countsLabel(counts);
      return {
        counts,
        at: first + index,
        name: `${MONTHS[month - 1] ?? ''} ${index + 1}: ${words || (isWhole ? 'nothing' : 'nothing known')}`,
        isEmpty: words === '',
      };
    }),
  );
  return (
    <>
      <div
        aria-hidden
        className={styles.year}
        onClick={({ target }) => {
          if (target instanceof HTMLElement && target.dataset.day) setPressed(Number(target.dataset.day));
        }}
      >
        {months.map(({ month, first }) => (
          <span key={month} className={styles.month} style={{ gridColumn: `${columnOf(first)} / span 4` }}>
            {MONTHS[month - 1]}
          </span>
        ))}
        {days.map(({ counts, at, name, isEmpty }) => (
          <span
            key={at}
            data-day={at}
            data-level={levelOf(timesOn(counts))}
            data-pressed={at === pressed || undefined}
            style={{ gridArea: `${((startsOn + at) % 7) + 2} / ${columnOf(at)}` }}
            title={isEmpty ? undefined : name}
          />
        ))}
      </div>
      <p role="status" className={styles.day}>
        {pressed !== null && days[pressed]?.name}
      </p>
    </>
  );
}

/** `2 views, 1 reading, recall`. */
function countsLabel({ views, readings, prayers, recall }: CalendarCounts): string {
  return [
    views > 0 && pluralize(views, 'view'),
    readings > 0 && pluralize(readings, 'reading'),
    prayers > 0 && pluralize(prayers, 'prayer'),
    recall > 0 && 'recall',
  ]
    .filter(Boolean)
    .join(', ');
}
