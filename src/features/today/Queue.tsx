import { useId, type ReactNode } from 'react';
import { Disclosure } from '@/ui/lists/Disclosure';
import { GROUPS, groupOf, type TodayItem } from './model/todayItem';
import type { TodayEntry, TodayProgress } from './model/todayProgress';
import styles from './Today.module.scss';
import { Check } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { Menu } from '@/ui/dialogs/Menu';
import { moveFocusOutOfRow } from '@/ui/focus/moveFocusOutOfRow';
import { KIND_ICONS } from './kindIcons';
import { minutesLabel } from './model/pace';
import { selectFirstWords } from './store/firstWords';
import { selectItemWaits } from './store/itemWaits';
import { useOnline } from '@/platform/page/useOnline';
import { itemRestored, putOffItem, skipItem } from './store/today';

interface QueueProps {
  progress: TodayProgress;
  /** How many rows will probably be added to the group Read. */
  awaited: number;
  nameOf: (item: TodayItem) => string;
  onOpen: (item: TodayItem) => void;
}

/** The open items of the day by group, then those put off, and one line with those done or skipped. */
export function Queue({ progress, awaited, nameOf, onOpen }: QueueProps) {
  const { entries, next, done } = progress;
  const row = (entry: TodayEntry) => (
    <QueueRow
      key={entry.key}
      entry={entry}
      label={nameOf(entry.item)}
      isNext={entry === next}
      onOpen={() => onOpen(entry.item)}
    />
  );
  const open = entries.filter(({ state }) => state === 'open');
  const later = open.filter(({ isPutOff }) => isPutOff);
  const finished = entries.filter(({ state }) => state !== 'open');
  const skipped = finished.length - done;
  const summary = [done > 0 && `${done} done`, skipped > 0 && `${skipped} not today`].filter(Boolean);
  return (
    <div role="group" aria-label="Today's queue" className={styles.groups}>
      {GROUPS.map((group) => {
        const rows = open.filter(({ item, isPutOff }) => !isPutOff && groupOf(item) === group).map(row);
        const placeholders = group === 'Read' ? awaited : 0;
        return (
          <Group key={group} title={group} isEmpty={rows.length + placeholders === 0}>
            {rows}
            {Array.from({ length: placeholders }, (_, index) => (
              // The first is replaced, and the others do not move.
              <PlaceholderRow key={placeholders - index} />
            ))}
          </Group>
        );
      })}
      <Group title="Later today" isEmpty={later.length === 0}>
        {later.map(row)}
      </Group>
      {finished.length > 0 && (
        <Disclosure summary={summary.join(' · ')}>
          <ol className={styles.queue} aria-label="Done or not today">
            {finished.map(row)}
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

/** An item of the queue with its first words: a tap opens it, and its menu puts it off, skips it or restores it. */
function QueueRow({ entry, label, isNext, onOpen }: QueueRowProps) {
  const dispatch = useAppDispatch();
  const { item, key, state, isPutOff, readFirst } = entry;
  const firstWords = useAppSelector((all) => selectFirstWords(all, item));
  const waits = useAppSelector((all) => state === 'done' && selectItemWaits(all, item));
  const stateLabel = state === 'skipped' ? 'not today' : waits ? 'done (waiting)' : 'done';
  const hasText = item.kind !== 'prayer';
  const isMissing = !useOnline() && hasText && firstWords === '';
  const Icon = state === 'done' ? Check : KIND_ICONS[item.kind];
  // The row moves to another list, and its menu's button with it.
  const leaving = (run: () => void) => () => {
    moveFocusOutOfRow(document.activeElement);
    run();
  };
  const restore = {
    label: 'Bring back',
    run: leaving(() => {
      if (readFirst) dispatch(itemRestored(readFirst.key));
      dispatch(itemRestored(key));
    }),
  };
  const putOff = {
    label: 'Put off until later',
    run: leaving(() => dispatch(putOffItem(key, label))),
  };
  const menu = {
    open: [
      isPutOff ? restore : putOff,
      { label: 'Skip for today', run: leaving(() => dispatch(skipItem(key, label))) },
    ],
    skipped: [restore],
    done: [],
  }[state];
  return (
    <li className={styles.row} data-state={state} {...(isNext && { 'aria-current': 'step' })}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon aria-hidden size={20} />
        <span className={styles.label}>
          <span dir="auto" className={styles.name}>
            {label}
          </span>{' '}
          <span className={styles.duration}>
            {state === 'open' ? minutesLabel(item.seconds) : stateLabel}
          </span>{' '}
          {state === 'open' && (firstWords !== '' || hasText) && (
            <span dir="auto" className={styles.words}>
              {isMissing ? 'Not on this device' : firstWords}
            </span>
          )}
        </span>
      </button>
      {menu.length > 0 && <Menu items={menu} label={`More for ${label}`} />}
    </li>
  );
}

/** Reserves the space of an item whose list is still loading. */
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
