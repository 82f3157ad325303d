import { useId, type ReactNode } from 'react';
import { Disclosure } from '@/ui/lists/Disclosure';
import { GROUPS, groupOf, type TodayItem } from './model/todayItem';
import type { TodayEntry, TodayProgress } from './model/todayProgress';
import styles from './Today.module.scss';
import { Check } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { Menu } from '@/ui/dialogs/Menu';
import { moveFocusOutOfRow } from '@/ui/focus/moveFocusOutOfRow';
import { ITEM_KINDS } from './itemKinds';
import { minutesLabel } from './model/pace';
import { selectFirstWords } from './store/firstWords';
import { itemPutOff, itemSkipped } from './store/today';

interface QueueProps {
  progress: TodayProgress;
  /** How many rows will probably join those to read. */
  awaited: number;
  labelOf: (item: TodayItem) => string | null;
  onOpen: (item: TodayItem) => void;
}

/** What is left of the day by groups, then what was put off, and in one line what is done or skipped. */
export function Queue({ progress, awaited, labelOf, onOpen }: QueueProps) {
  const { entries, next, done } = progress;
  const row = (entry: TodayEntry) => (
    <QueueRow
      key={entry.key}
      entry={entry}
      label={labelOf(entry.item) ?? 'No longer there'}
      isNext={entry === next}
      onOpen={() => onOpen(entry.item)}
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

interface QueueRowProps {
  entry: TodayEntry;
  label: string;
  isNext: boolean;
  onOpen: () => void;
}

const STATE_LABELS = { done: 'done', skipped: 'not today' };

/** An item of the queue with its first words: a tap opens it, and its menu puts it off, skips it or brings it back. */
function QueueRow({ entry, label, isNext, onOpen }: QueueRowProps) {
  const dispatch = useAppDispatch();
  const { item, key, state } = entry;
  const words = useAppSelector((all) => selectFirstWords(all, item));
  const hasText = item.kind !== 'prayer';
  const Icon = state === 'done' ? Check : ITEM_KINDS[item.kind].icon;
  // The row goes to another list, and its menu's button with it.
  const leaving = (run: () => void) => () => {
    moveFocusOutOfRow(document.activeElement);
    run();
  };
  const skip = leaving(() => dispatch(itemSkipped(key)));
  const menu = {
    open: [
      { label: 'Put off until later', run: leaving(() => dispatch(itemPutOff(key))) },
      { label: 'Skip for today', run: skip },
    ],
    skipped: [{ label: 'Bring back', run: skip }],
    done: [],
  }[state];
  return (
    <li className={styles.row} data-state={state} {...(isNext && { 'aria-current': 'step' })}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon aria-hidden size={20} />
        <span className={styles.label}>
          <span className={styles.name}>{label}</span>{' '}
          <span className={styles.duration}>
            {state === 'open' ? minutesLabel(item.seconds) : STATE_LABELS[state]}
          </span>{' '}
          {state === 'open' && (words !== '' || hasText) && <span className={styles.words}>{words}</span>}
        </span>
      </button>
      {menu.length > 0 && <Menu items={menu} label={`More for ${label}`} />}
    </li>
  );
}

/** Holds the place of an item whose list is still loading. */
const PlaceholderRow = () => (
  <li aria-hidden className={styles.row}>
    <div className={styles.open}>
      <span className={styles.label}>
        <span className={styles.name}>&nbsp;</span>
        <span className={styles.words}>&nbsp;</span>
      </span>
    </div>
  </li>
);
