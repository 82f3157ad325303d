import type { TodayEntry } from '@/domain/today/todayProgress';
import { ITEM_KINDS } from './itemKinds';
import styles from './Today.module.scss';
import { Week } from './Week';

interface ClosingProps {
  entries: readonly TodayEntry[];
  today: string;
}

/** What was done: '3 passages, 1 chapter and 2 prayers'. */
function doneWords(entries: readonly TodayEntry[]): string {
  const done = entries.filter(({ state }) => state === 'done');
  const parts = Object.entries(ITEM_KINDS).flatMap(([kind, { noun }]) => {
    const count = done.filter(({ item }) => item.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? noun[0] : noun[1]}`];
  });
  return new Intl.ListFormat('en').format(parts);
}

/** The end of the queue: what was done today, and the week at a glance. */
export function Closing({ entries, today }: ClosingProps) {
  return (
    <section className={styles.closing} aria-labelledby="today-done">
      <h2 id="today-done">Done for today</h2>
      <p>{doneWords(entries)}.</p>
      <Week today={today} />
    </section>
  );
}
