import { yearCalendar, type CalendarDays, type CalendarKind, type CalendarYear } from './model/yearCalendar';
import { formatNumber } from '@/platform/values/text';
import { MONTHS } from '@/platform/values/dates';
import { useMedia } from '@/platform/page/useMedia';
import { WIDE } from '@/ui/listDetail/useListDetail';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Map.module.scss';
import { YearDays } from './YearDays';

const HEADINGS: Readonly<Record<CalendarKind, string>> = {
  views: 'Views',
  readings: 'Readings',
  prayers: 'Prayers',
  recall: 'Recall days',
};

interface YearCalendarProps {
  year: number;
  days: CalendarDays;
  /** The days to count. */
  kinds: readonly CalendarKind[];
  /** The kinds that are fully known; the others have no numbers. */
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
      <YearDays key={year} year={year} calendar={calendar} isWhole={kinds.length === known.length} />
      <dl className={styles.totals}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{HEADINGS[kind]}</dt>
            <dd>{known.includes(kind) ? formatNumber(calendar.totals[kind]) : 'not known'}</dd>
          </div>
        ))}
      </dl>
      {wide ? table : <Disclosure summary="By month">{table}</Disclosure>}
    </section>
  );
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
                {known.includes(kind) ? formatNumber(totals[kind]) : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
