import { itemKey, totalSeconds, type TodayItem } from './todayItem';

/** The user's marks on the queue, as keys of items (`itemKey`). */
export interface TodayMarks {
  /** Not today. */
  skipped: readonly string[];
  /** Later today: after the others, in the order they were put off. */
  putOff: readonly string[];
  /** Done, for what no list records: opened nuggets and quotes, a guest's reading. */
  opened: readonly string[];
}

export const NO_MARKS: TodayMarks = { skipped: [], putOff: [], opened: [] };

export type ItemState = 'done' | 'open' | 'skipped';

export interface TodayEntry {
  item: TodayItem;
  key: string;
  state: ItemState;
}

export interface TodayProgress {
  /** In the order to do them: put-off ones after the others. */
  entries: readonly TodayEntry[];
  done: number;
  /** All but the skipped ones. */
  total: number;
  /** Undefined when all is done. */
  next: TodayEntry | undefined;
  /** Seconds for what is still to do. */
  left: number;
}

/** The progress of a queue. `isDone` says what the lists know to be done, on any device. */
export function todayProgress(
  items: readonly TodayItem[],
  { skipped, putOff, opened }: TodayMarks,
  isDone: (item: TodayItem) => boolean,
): TodayProgress {
  const stateOf = (item: TodayItem, key: string): ItemState => {
    if (opened.includes(key) || isDone(item)) return 'done';
    return skipped.includes(key) ? 'skipped' : 'open';
  };
  const entries = items
    .map((item) => ({ item, key: itemKey(item) }))
    .map((entry) => ({ ...entry, state: stateOf(entry.item, entry.key) }))
    .sort((a, b) => putOff.indexOf(a.key) - putOff.indexOf(b.key));
  const open = entries.filter(({ state }) => state === 'open');
  return {
    entries,
    done: entries.filter(({ state }) => state === 'done').length,
    total: entries.filter(({ state }) => state !== 'skipped').length,
    next: open[0],
    left: totalSeconds(open.map(({ item }) => item)),
  };
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((each) => each !== key);

/** The marks after an item was skipped for today; skipping it again brings it back. */
export const skipToggled = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  skipped: marks.skipped.includes(key) ? without(marks.skipped, key) : [...marks.skipped, key],
});

/** The marks after an item was put off: it comes after all others, including those put off earlier. */
export const putOffUntilLater = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  putOff: [...without(marks.putOff, key), key],
});

/** The marks after an item was opened whose opening no list records. */
export const markedOpened = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  opened: [...without(marks.opened, key), key],
});
