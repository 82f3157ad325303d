import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { isoDay } from '@/platform/values/dates';
import { sessionDay } from '@/features/prayers/model/public';
import { useAppSelector } from '@/data/store/hooks';
import { useRecallLog } from '@/features/memory/public';
import { readingDay } from '@/features/plan/model/public';
import { selectPlan } from '@/features/plan/public';
import { selectPrayerSessions } from '@/features/prayers/public';
import { weekOf, type TodayEntry, type WeekDay } from './model/todayProgress';
import { pluralize } from '@/platform/values/text';
import { AddItem } from './AddItem';
import { KIND_NOUNS, type Budget, type TodayItem } from './model/todayItem';
import { selectNameOf } from './store/todayItems';
import styles from './Today.module.scss';

interface ClosingProps {
  entries: readonly TodayEntry[];
  budget: Budget;
  /** A chapter of the day that did not fit into the budget; undefined if all are read or skipped. */
  unread: TodayItem | undefined;
  /** Whether all of the day is done: no chapter is unread, and no list missing. */
  isDayDone: boolean;
  /** Whether lists are missing, and with them a part of the day. */
  isIncomplete: boolean;
  today: string;
}

/** A summary of the day: '3 passages, 1 chapter and 2 prayers'. */
function doneMessage(entries: readonly TodayEntry[]): string {
  const done = entries.filter(({ state }) => state === 'done');
  const parts = Object.entries(KIND_NOUNS).flatMap(([kind, noun]) => {
    const count = done.filter(({ item }) => item.kind === kind).length;
    return count === 0 ? [] : [pluralize(count, ...noun)];
  });
  return new Intl.ListFormat('en').format(parts);
}

/** The end of the queue: a summary of today and of the week, and the chapter that is still to be read. */
export function Closing({ entries, budget, unread, isDayDone, isIncomplete, today }: ClosingProps) {
  const nameOf = useAppSelector(selectNameOf);
  const notAll = isIncomplete ? 'Done, but for what is not loaded' : `Your ${budget} minutes are done`;
  return (
    <section className={styles.closing} aria-labelledby="today-done">
      <h2 id="today-done">{isDayDone ? 'Done for today' : notAll}</h2>
      <p>{doneMessage(entries)}.</p>
      {unread && (
        <>
          <p>{nameOf(unread)} is still to be read today.</p>
          <p>
            <AddItem item={unread} />
          </p>
        </>
      )}
      <Week today={today} />
    </section>
  );
}

const STATE_LABELS: Readonly<Record<WeekDay['state'], string>> = {
  done: 'done',
  today: 'today',
  quiet: 'quiet',
  future: 'to come',
};

/** The days of this week; those with recall, reading or prayer are marked. */
function Week({ today }: { today: string }) {
  const { entries } = useRecallLog();
  const { rows: history } = useAppSelector(selectPlan);
  const sessions = useAppSelector(selectPrayerSessions);
  const days = useMemo(() => {
    const recalled = entries.map(({ at }) => isoDay(new Date(at)));
    return weekOf(
      today,
      new Set([...recalled, ...history.map(readingDay), ...sessions.map(sessionDay), today]),
    );
  }, [today, entries, history, sessions]);
  return (
    <ol className={styles.week} aria-label="This week">
      {days.map(({ day, dayOfWeek, state }) => (
        <li key={day} data-state={state} {...(day === today && { 'aria-current': 'date' })}>
          <span aria-hidden>{dayOfWeek.slice(0, 2)}</span>
          <span className={styles.day}>{state === 'done' && <Check aria-hidden size={16} />}</span>
          <span className="visually-hidden">
            {dayOfWeek}: {STATE_LABELS[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
