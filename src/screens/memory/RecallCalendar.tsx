import type { RecallDay } from '@/domain/recall/overview';
import { displayDate } from '@/domain/text/dates';
import { counted } from '@/domain/text/text';
import { Disclosure } from '@/ui/lists/Disclosure';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';

const SIZE = 12;
const GAP = 2;
const STEP = SIZE + GAP;

/** The number of runs at which each darker shade begins. */
const SHADES = [1, 3, 6, 10];
const shadeOf = (runs: number): number => SHADES.filter((from) => runs >= from).length;

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
        {counted(runs, 'recall')} on {counted(practised.length, 'day')} in a year
      </p>
      <div className={styles.calendar}>
        <svg viewBox={`0 0 ${weeks * STEP} ${7 * STEP}`} aria-hidden>
          {year.map((each, index) => (
            <rect
              key={each.day}
              x={Math.floor((index + offset) / 7) * STEP}
              y={((index + offset) % 7) * STEP}
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
