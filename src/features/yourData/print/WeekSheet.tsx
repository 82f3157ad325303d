import { formatChapter } from '@/bible/references/reference';
import { chaptersReadOn, readingFor, withoutFuture } from '@/features/plan/model/public';
import { loadPlan, selectPlan } from '@/features/plan/public';
import { useList } from '@/data/list/useList';
import { useToday } from '@/platform/page/useToday';
import { DAYS, displayDate, isoDay } from '@/platform/values/dates';
import { ListFeedback } from '@/ui/feedback/ListFeedback';
import { Paper } from './Paper';
import styles from './Print.module.scss';

/** The next seven days of the plan, each with its chapter; today with the chapters already read. */
export function WeekSheet() {
  const today = useToday();
  const { rows, phase, retry } = useList(selectPlan, loadPlan);
  const history = withoutFuture(rows, today);
  const week = DAYS.map((_, ahead) => {
    const date = new Date(`${today}T12:00:00`);
    date.setDate(date.getDate() + ahead);
    return date;
  });
  return (
    <Paper title="A week of the plan" isReady={phase === 'ready'}>
      <ListFeedback
        phase={phase}
        what="your reading progress"
        error="Your reading could not be loaded."
        onRetry={retry}
      >
        <table className={`${styles.page} ${styles.week}`}>
          <tbody>
            {week.map((date) => {
              const day = DAYS[date.getDay()] ?? 'Sunday';
              const read = chaptersReadOn(isoDay(date), day, history).toReversed();
              const chapters = read.length > 0 ? read : [readingFor(day, history)];
              return (
                <tr key={day}>
                  <th scope="row">
                    {day}
                    <br />
                    <small>{displayDate(isoDay(date))}</small>
                  </th>
                  <td>{chapters.map(formatChapter).join(', ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ListFeedback>
    </Paper>
  );
}
