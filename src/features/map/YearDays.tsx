import { useState } from 'react';
import { useMedia } from '@/platform/page/useMedia';
import { DAY_MS, MONTHS } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { TextField } from '@/ui/controls/Field';
import { WIDE } from '@/ui/listDetail/useListDetail';
import { Disclosure } from '@/ui/lists/Disclosure';
import { levelOf } from './model/bibleMap';
import { timesOn, type CalendarCounts, type CalendarYear } from './model/yearCalendar';
import styles from './Map.module.scss';

interface YearDaysProps {
  year: number;
  calendar: CalendarYear;
  /** False if a part of the counts is not known. */
  isWhole: boolean;
}

/**
 * The days as squares, a column for each week, beginning on Sunday. The numbers of a day are below: of the pressed one,
 * or of the one in the field, which a key and a finger can choose.
 */
export function YearDays({ year, calendar: { startsOn, months }, isWhole }: YearDaysProps) {
  /** The pressed day of the year, from 0. */
  const [pressed, setPressed] = useState<number | null>(null);
  const weeks = useWeeksInRow();
  /** The grid area of a day; a weekday of -1 is the line above it. */
  const gridAreaOf = (dayOfYear: number, weekday: number) => {
    const week = Math.floor((startsOn + dayOfYear) / 7);
    return `${Math.floor(week / weeks) * 8 + weekday + 2} / ${(week % weeks) + 1}`;
  };
  const days = months.flatMap(({ month, first, days: ofMonth }) =>
    ofMonth.map((counts, index) => {
      const label = countsLabel(counts);
      return {
        counts,
        at: first + index,
        name: `${MONTHS[month - 1] ?? ''} ${index + 1}: ${label || (isWhole ? 'nothing' : 'nothing known')}`,
        isEmpty: label === '',
      };
    }),
  );
  return (
    <>
      <div
        aria-hidden
        className={styles.year}
        style={{ gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` }}
        onClick={({ target }) => {
          if (target instanceof HTMLElement && target.dataset.day) setPressed(Number(target.dataset.day));
        }}
      >
        {months.map(({ month, first }) => (
          <span key={month} className={styles.month} style={{ gridArea: gridAreaOf(first, -1) }}>
            {MONTHS[month - 1]}
          </span>
        ))}
        {days.map(({ counts, at, name, isEmpty }) => (
          <span
            key={at}
            data-day={at}
            data-level={levelOf(timesOn(counts))}
            data-pressed={at === pressed || undefined}
            style={{ gridArea: gridAreaOf(at, (startsOn + at) % 7) }}
            title={isEmpty ? undefined : name}
          />
        ))}
      </div>
      <div className={styles.day}>
        <TextField
          label="Day"
          type="date"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          value={pressed === null ? '' : isoDayOf(year, pressed)}
          onChange={(day) => setPressed(dayOfYear(year, day))}
        />
        <p role="status">{pressed !== null && days[pressed]?.name}</p>
      </div>
      <Disclosure summary="Days as a list">
        <ul className="plain-list">
          {days
            .filter(({ isEmpty }) => !isEmpty)
            .toReversed()
            .map(({ at, name }) => (
              <li key={at}>{name}</li>
            ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** A year touches at most 54 weeks. On a desk they are in several rows, so that a pointer has 24 px for a day. */
function useWeeksInRow(): number {
  const isBesideMap = useMedia(WIDE);
  const isDesk = useMedia('(min-width: 48rem)');
  if (isBesideMap) return 14;
  return isDesk ? 27 : 54;
}

/** The date of a day of a year, from 0. */
const isoDayOf = (year: number, day: number): string =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);

/** The day of a year, from 0, of a date (`yyyy-MM-dd`); null for one of another year, or none. */
function dayOfYear(year: number, day: string): number | null {
  if (!day.startsWith(`${year}-`)) return null;
  return (Date.parse(day) - Date.UTC(year, 0, 1)) / DAY_MS;
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
