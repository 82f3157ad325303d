import type { RecallDay } from '../model/overview';
import { displayDate, MONTHS } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { Disclosure } from '@/ui/lists/Disclosure';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';
import { shadeOf, SHADES } from './shades';

const SIZE = 12;
const GAP = 2;
const STEP = SIZE + GAP;
/** Room for the names of the weekdays beside the weeks, and of the months above. */
const RIGHT = 30;
const TOP = 16;

const WEEKDAYS = [
  { day: 1, name: 'Mon' },
  { day: 3, name: 'Wed' },
  { day: 5, name: 'Fri' },
];

/** A year as a grid of days, one column per week, and as a table of the days with recalls. */
export function RecallCalendar({ year }: { year: readonly RecallDay[] }) {
  const first = year[0];
  // The first column starts on a Sunday.
  const offset = first ? new Date(`${first.day}T12:00:00`).getDay() : 0;
  const weeks = Math.ceil((year.length + offset) / 7);
  const practised = year.filter(({ runs }) => runs > 0);
  const runs = practised.reduce((sum, day) => sum + day.runs, 0);
  return (
    <>
      <p>
        {pluralize(runs, 'recall')} on {pluralize(practised.length, 'day')} in a year
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, also by the keyboard */}
      <div role="group" aria-label="Calendar" tabIndex={0} className={styles.calendar}>
        <svg viewBox={`0 0 ${weeks * STEP + RIGHT} ${TOP + 7 * STEP}`} aria-hidden>
          {WEEKDAYS.map(({ day, name }) => (
            <text key={name} x={weeks * STEP + 4} y={TOP + day * STEP + SIZE - 2}>
              {name}
            </text>
          ))}
          {monthsOf(year, offset).map(({ name, week }) => (
            <text key={week} x={week * STEP} y={TOP - 5}>
              {name}
            </text>
          ))}
          {year.map((each, index) => (
            <rect
              key={each.day}
              x={Math.floor((index + offset) / 7) * STEP}
              y={TOP + ((index + offset) % 7) * STEP}
              width={SIZE}
              height={SIZE}
              rx={2}
              data-shade={shadeOf(each.runs)}
            >
              <title>{`${displayDate(each.day)}: ${each.runs}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <Legend />
      {practised.length > 0 && (
        <Disclosure summary="Days as a table">
          <FiguresTable columns={['Day', 'Recalls']}>
            {practised.toReversed().map((each) => (
              <tr key={each.day}>
                <td>{displayDate(each.day)}</td>
                <td>{each.runs}</td>
              </tr>
            ))}
          </FiguresTable>
        </Disclosure>
      )}
    </>
  );
}

/** The months of a year of days, each at the week in which its first day is. */
function monthsOf(year: readonly RecallDay[], offset: number): { name: string; week: number }[] {
  return year.flatMap(({ day }, index) => {
    const name = MONTHS[Number(day.slice(5, 7)) - 1];
    return day.endsWith('-01') && name !== undefined
      ? [{ name, week: Math.floor((index + offset) / 7) }]
      : [];
  });
}

/** The legend of the shades, in numbers of recalls. */
function Legend() {
  const shades = [0, ...SHADES].map((from, index) => {
    const next = SHADES[index];
    if (next === undefined) return `${from} or more`;
    return next - 1 === from ? String(from) : `${from} to ${next - 1}`;
  });
  return (
    <ul aria-label="Recalls a day" className={`plain-list muted ${styles.legend}`}>
      {shades.map((label, shade) => (
        <li key={label}>
          <span data-shade={shade} aria-hidden /> {label}
        </li>
      ))}
    </ul>
  );
}
