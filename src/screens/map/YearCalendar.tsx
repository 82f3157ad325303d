import { CALENDAR_KINDS, yearCalendar, type CalendarDays } from '@/domain/map/yearCalendar';
import styles from './Map.module.scss';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A year by months: each day as a cell, and the number of days with reading, practice and prayer. */
export function YearCalendar({ year, days }: { year: number; days: CalendarDays }) {
  return (
    <section aria-label={`Calendar of ${year}`}>
      <h2>{year}</h2>
      <p className="muted">Each day with reading, practice and prayer; the numbers are days.</p>
      {/* Focusable, because it scrolls in a small window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.calendar} role="group" aria-label={`Days of ${year}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" aria-hidden />
              {CALENDAR_KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {kind[0]?.toUpperCase()}
                  {kind.slice(1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {yearCalendar(year, days).map(({ month, days: done, totals }) => (
              <tr key={month}>
                <th scope="row">{MONTHS[month - 1]}</th>
                <td aria-hidden>
                  <div className={styles.days}>
                    {done.map((kinds, day) => (
                      <span
                        key={day}
                        data-level={kinds.length}
                        title={
                          kinds.length > 0
                            ? `${MONTHS[month - 1] ?? ''} ${day + 1}: ${kinds.join(', ')}`
                            : undefined
                        }
                      />
                    ))}
                  </div>
                </td>
                {CALENDAR_KINDS.map((kind) => (
                  <td key={kind}>{totals[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
