import {
  timesOn,
  yearCalendar,
  type CalendarCounts,
  type CalendarDays,
  type CalendarKind,
  type CalendarYear,
} from './model/yearCalendar';
import { levelOf } from './model/bibleMap';
import { counted } from '@/platform/values/text';
import { useMedia } from '@/platform/page/useMedia';
import { WIDE } from '@/ui/layout/TwoPanes';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Map.module.scss';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const HEADINGS: Readonly<Record<CalendarKind, string>> = {
  views: 'Views',
  readings: 'Readings',
  prayers: 'Prayers',
  recall: 'Recall days',
};

interface YearCalendarProps {
  year: number;
  days: CalendarDays;
  /** What it counts. */
  kinds: readonly CalendarKind[];
  /** The kinds of which all is known; the others have no numbers. */
  known: readonly CalendarKind[];
}

/** A year by days, each in its shade, and how often passages were viewed, chapters read, and prayers prayed. */
export function YearCalendar({ year, days, kinds, known }: YearCalendarProps) {
  const wide = useMedia(WIDE);
  const calendar = yearCalendar(year, days);
  const table = <MonthTable calendar={calendar} kinds={kinds} known={known} />;
  return (
    <section aria-label={`Calendar of ${year}`} className={styles.calendar}>
      <h2>{year}</h2>
      <Days calendar={calendar} />
      <dl className={styles.totals}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{HEADINGS[kind]}</dt>
            <dd>{known.includes(kind) ? calendar.totals[kind].toLocaleString('en') : 'not known'}</dd>
          </div>
        ))}
      </dl>
      {wide ? table : <Disclosure summary="By month">{table}</Disclosure>}
    </section>
  );
}

/** The days as squares, a column for each week, which begins on Sunday; the numbers below say the same. */
function Days({ calendar: { startsOn, months } }: { calendar: CalendarYear }) {
  const columnOf = (dayOfYear: number) => Math.floor((startsOn + dayOfYear) / 7) + 1;
  return (
    <div aria-hidden className={styles.year}>
      {months.map(({ month, first }) => (
        <span key={month} className={styles.month} style={{ gridColumn: `${columnOf(first)} / span 4` }}>
          {MONTHS[month - 1]}
        </span>
      ))}
      {months.flatMap(({ month, first, days }) =>
        days.map((day, index) => {
          const words = countsLabel(day);
          const row = ((startsOn + first + index) % 7) + 2;
          return (
            <span
              key={first + index}
              data-level={levelOf(timesOn(day))}
              style={{ gridArea: `${row} / ${columnOf(first + index)}` }}
              title={words === '' ? undefined : `${MONTHS[month - 1] ?? ''} ${index + 1}: ${words}`}
            />
          );
        }),
      )}
    </div>
  );
}

/** `2 views, 1 reading, recall`. */
function countsLabel({ views, readings, prayers, recall }: CalendarCounts): string {
  return [
    views > 0 && counted(views, 'view'),
    readings > 0 && counted(readings, 'reading'),
    prayers > 0 && counted(prayers, 'prayer'),
    recall > 0 && 'recall',
  ]
    .filter(Boolean)
    .join(', ');
}

interface MonthTableProps {
  calendar: CalendarYear;
  kinds: readonly CalendarKind[];
  known: readonly CalendarKind[];
}

function MonthTable({ calendar: { months }, kinds, known }: MonthTableProps) {
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {HEADINGS[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, totals }) => (
          <tr key={month}>
            <th scope="row">{MONTHS[month - 1]}</th>
            {kinds.map((kind) => (
              <td key={kind} className={totals[kind] === 0 ? 'muted' : undefined}>
                {known.includes(kind) ? totals[kind] : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
