import { useId, type ReactNode } from 'react';
import { Disclosure } from '@/ui/lists/Disclosure';
import { GROUPS, groupOf, type TodayItem } from './model/todayItem';
import type { TodayEntry, TodayProgress } from './model/todayProgress';
import { PlaceholderRow, QueueRow } from './QueueRow';
import styles from './Today.module.scss';

interface QueueProps {
  progress: TodayProgress;
  /** How many rows will probably join those to read. */
  awaited: number;
  labelOf: (item: TodayItem) => string | null;
  onOpen: (item: TodayItem) => void;
  onSkip: (key: string) => void;
  onPutOff: (key: string) => void;
}

/** What is left of the day by groups, then what was put off, and in one line what is done or skipped. */
export function Queue({ progress, awaited, labelOf, onOpen, onSkip, onPutOff }: QueueProps) {
  const { entries, next, done } = progress;
  const row = (entry: TodayEntry) => (
    <QueueRow
      key={entry.key}
      entry={entry}
      label={labelOf(entry.item) ?? 'No longer there'}
      isNext={entry === next}
      onOpen={() => onOpen(entry.item)}
      onSkip={() => onSkip(entry.key)}
      onPutOff={() => onPutOff(entry.key)}
    />
  );
  const open = entries.filter(({ state }) => state === 'open');
  const later = open.filter(({ isPutOff }) => isPutOff);
  const settled = entries.filter(({ state }) => state !== 'open');
  const skipped = settled.length - done;
  const summary = [done > 0 && `${done} done`, skipped > 0 && `${skipped} not today`].filter(Boolean);
  return (
    <div role="group" aria-label="Today's queue" className={styles.groups}>
      {GROUPS.map((group) => {
        const rows = open.filter(({ item, isPutOff }) => !isPutOff && groupOf(item) === group).map(row);
        const places = group === 'Read' ? awaited : 0;
        return (
          <Group key={group} title={group} isEmpty={rows.length + places === 0}>
            {rows}
            {Array.from({ length: places }, (_, index) => (
              // The first is replaced, and the others stay where they are.
              <PlaceholderRow key={places - index} />
            ))}
          </Group>
        );
      })}
      <Group title="Later today" isEmpty={later.length === 0}>
        {later.map(row)}
      </Group>
      {settled.length > 0 && (
        <Disclosure summary={summary.join(' · ')}>
          <ol className={styles.queue} aria-label="Done or not today">
            {settled.map(row)}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      <ol className={styles.queue}>{children}</ol>
    </section>
  );
}
