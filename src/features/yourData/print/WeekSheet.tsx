import { formatChapter } from '@/bible/references/reference';
import { DAYS } from '@/platform/values/dates';
import { readingFor, withoutFuture } from '@/features/plan/model/public';
import { loadPlan, selectPlan } from '@/features/plan/public';
import { useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import { useToday } from '@/platform/page/useToday';
import { displayDate, isoDay } from '@/platform/values/dates';
import { Loading, LoadError } from '@/ui/feedback/LoadState';
import styles from './Print.module.scss';

/** The next seven days of the plan, each with its chapter. */
export function WeekSheet() {
  const today = useToday();
  const { phase, retry } = useList(selectPlan, loadPlan);
  const { rows } = useAppSelector(selectPlan);
  if (phase === 'loading') return <Loading what="your reading" />;
  if (phase === 'error') return <LoadError message="Your reading could not be loaded." onRetry={retry} />;
  const history = withoutFuture(rows, today);
  const week = DAYS.map((_, ahead) => {
    const date = new Date(`${today}T12:00:00`);
    date.setDate(date.getDate() + ahead);
    return date;
  });
  return (
    <table className={`${styles.page} ${styles.week}`}>
      <tbody>
        {week.map((date) => {
          const day = DAYS[date.getDay()] ?? 'Sunday';
          return (
            <tr key={day}>
              <th scope="row">
                {day}
                <br />
                <small>{displayDate(isoDay(date))}</small>
              </th>
              <td>{formatChapter(readingFor(day, history))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
