import { itemKey, type TodayItem } from './todayItem';

/** What a person made of their queue, by keys of items (`itemKey`). */
export interface TodayMarks {
  /** Not today. */
  skipped: readonly string[];
  /** Later today: after the others, in the order in which they were put off. */
  putOff: readonly string[];
  /** Done, where no list tells: opened nuggets and quotes, a guest's reading. */
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
  /** In the order in which they come: put-off ones after the others. */
  entries: readonly TodayEntry[];
  done: number;
  /** All but the skipped ones. */
  total: number;
  /** What comes next; undefined when all is done. */
  next: TodayEntry | undefined;
  /** Seconds of what is still to be done. */
  left: number;
}

/** How far a queue is. `isDone` tells what the lists know to be done, wherever it was done. */
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
    left: open.reduce((sum, { item }) => sum + item.seconds, 0),
  };
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((each) => each !== key);

/** The marks after an item was skipped for today; skipped once more it is back. */
export const skipToggled = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  skipped: marks.skipped.includes(key) ? without(marks.skipped, key) : [...marks.skipped, key],
});

/** The marks after an item was put off: it comes after all others, also those that were put off before. */
export const putOffUntilLater = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  putOff: [...without(marks.putOff, key), key],
});

/** The marks after an item was opened that no list tells of. */
export const markedOpened = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  opened: [...without(marks.opened, key), key],
});
