import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { isoDay } from '@/domain/text/dates';
import { weekOf, type WeekDay } from '@/domain/today/week';
import { sessionDay } from '@/domain/prayers/prayerOrder';
import { useAppSelector } from '@/store/core/hooks';
import { selectPassages } from '@/store/passages/passages';
import { selectPlan } from '@/store/plan/plan';
import { selectPrayerSessions } from '@/store/prayers/prayerSessions';
import styles from './Today.module.scss';

const WORDS: Readonly<Record<WeekDay['state'], string>> = {
  done: 'done',
  today: 'today',
  quiet: 'quiet',
  future: 'to come',
};

/** The days of this week, marked where the lists know of practice, reading or prayer. */
export function Week({ today }: { today: string }) {
  const passages = useAppSelector(selectPassages);
  const { history } = useAppSelector(selectPlan);
  const sessions = useAppSelector(selectPrayerSessions);
  const days = useMemo(() => {
    const viewed = passages.flatMap(({ lastViewed }) =>
      lastViewed === null ? [] : isoDay(new Date(lastViewed)),
    );
    const read = history.map(({ dateRead }) => dateRead);
    return weekOf(today, new Set([...viewed, ...read, ...sessions.map(sessionDay), today]));
  }, [today, passages, history, sessions]);
  return (
    <ol className={styles.week} aria-label="This week">
      {days.map(({ day, dayOfWeek, state }) => (
        <li key={day} data-state={state} {...(day === today && { 'aria-current': 'date' })}>
          <span aria-hidden>{dayOfWeek.slice(0, 2)}</span>
          <span className={styles.day}>{state === 'done' && <Check aria-hidden size={16} />}</span>
          <span className="visually-hidden">
            {dayOfWeek}: {WORDS[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
