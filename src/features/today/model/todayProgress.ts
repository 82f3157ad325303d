import { GROUPS, groupOf, todayItemKey, keyBefore, totalSeconds, type TodayItem } from './todayItem';
import { addDays } from 'date-fns/addDays';
import { dayOfWeekOf, isoDay, type DayOfWeek } from '@/platform/values/dates';

/** The user's marks on the queue, as keys of items (`itemKey`). */
export interface TodayMarks {
  /** Not today. */
  skipped: readonly string[];
  /** Later today: after the others, in the order they were put off. */
  putOff: readonly string[];
  /** Done, if no list records it: nuggets and quotes that were read, a guest's reading. */
  read: readonly string[];
}

export const NO_MARKS: TodayMarks = { skipped: [], putOff: [], read: [] };

export type ItemState = 'done' | 'open' | 'skipped';

export interface TodayEntry {
  item: TodayItem;
  key: string;
  state: ItemState;
  /** Moved behind the others. */
  isPutOff: boolean;
  /** The day's first chapter, while neither it nor this second one is read: the plan would not come back to it. */
  readFirst: TodayEntry | undefined;
}

export interface TodayProgress {
  /** In the order to do them: by groups, put-off ones after the others. */
  entries: readonly TodayEntry[];
  done: number;
  /** All but the skipped ones. */
  total: number;
  /** Undefined if all are done. */
  next: TodayEntry | undefined;
  /** The total seconds of the open items. */
  left: number;
}

/**
 * The progress of a queue. `isDone` tells whether the lists have an item as done, on any device. A chapter that comes
 * after an earlier one of `items` is skipped and put off along with it.
 */
export function todayProgress(
  items: readonly TodayItem[],
  { skipped, putOff, read }: TodayMarks,
  isDone: (item: TodayItem) => boolean,
): TodayProgress {
  const entries: TodayEntry[] = [];
  for (const item of items) {
    const key = todayItemKey(item);
    const before = keyBefore(item);
    const isRead = read.includes(key) || isDone(item);
    const readFirst = isRead
      ? undefined
      : entries.find((each) => each.key === before && each.state !== 'done');
    const isSkipped = skipped.includes(key) || readFirst?.state === 'skipped';
    entries.push({
      item,
      key,
      state: isRead ? 'done' : isSkipped ? 'skipped' : 'open',
      isPutOff: putOff.includes(key) || readFirst?.isPutOff === true,
      readFirst,
    });
  }
  const putOffRank = ({ key, readFirst }: TodayEntry): number =>
    Math.max(putOff.indexOf(key), readFirst ? putOffRank(readFirst) : -1);
  entries.sort(
    (a, b) =>
      putOffRank(a) - putOffRank(b) || GROUPS.indexOf(groupOf(a.item)) - GROUPS.indexOf(groupOf(b.item)),
  );
  const open = entries.filter(({ state }) => state === 'open');
  return {
    entries,
    done: entries.filter(({ state }) => state === 'done').length,
    total: entries.filter(({ state }) => state !== 'skipped').length,
    next: open[0],
    left: totalSeconds(open.map(({ item }) => item)),
  };
}

/**
 * The item to continue with after the one with a key: the next open one behind it, wrapping around, and never itself,
 * nor a second chapter before the first. The first open one if the key is null or belongs to no entry.
 */
export function following(
  { entries }: Pick<TodayProgress, 'entries'>,
  key: string | null,
): TodayEntry | undefined {
  const at = entries.findIndex((entry) => entry.key === key);
  return [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))].find(
    ({ state, readFirst }) => state === 'open' && !readFirst,
  );
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((each) => each !== key);

/** How many items are still to do. */
export const leftToday = ({ entries }: TodayProgress): number =>
  entries.filter(({ state }) => state === 'open').length;

/** The marks after an item was skipped for today. */
export const skippedToday = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  skipped: [...without(marks.skipped, key), key],
});

/** The marks after an item was put off: it comes after all others, including those put off earlier. */
export const putOffUntilLater = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  putOff: [...without(marks.putOff, key), key],
});

/** The marks after an item that was skipped or put off is in the queue again, where it was. */
export const unskip = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  skipped: without(marks.skipped, key),
  putOff: without(marks.putOff, key),
});

/** The marks with an item skipped and put off, or not, as it was `before`; those of other items are left as they are. */
export const markedAsBefore = (marks: TodayMarks, key: string, before: TodayMarks): TodayMarks => {
  const asBefore = (now: readonly string[], then: readonly string[]) =>
    then.includes(key) ? without(now, key).toSpliced(then.indexOf(key), 0, key) : without(now, key);
  return {
    ...marks,
    skipped: asBefore(marks.skipped, before.skipped),
    putOff: asBefore(marks.putOff, before.putOff),
  };
};

/** The marks after an item was read whose reading is not recorded in a list. */
export const markedRead = (marks: TodayMarks, key: string): TodayMarks => ({
  ...marks,
  read: [...without(marks.read, key), key],
});

export interface WeekDay {
  /** `yyyy-MM-dd`. */
  day: string;
  dayOfWeek: DayOfWeek;
  state: 'done' | 'quiet' | 'today' | 'future';
}

/**
 * The seven days of the week of `today` (`yyyy-MM-dd`), Sunday first. A day in `active` is done, also today, but not
 * a day to come, which a server in another zone may date a reading by; any other past day is quiet. Throws RangeError if `today` is not a day.
 */
export function weekOf(today: string, active: ReadonlySet<string>): WeekDay[] {
  // At noon, because not every midnight exists in every zone.
  const noon = new Date(`${today}T12:00:00`);
  return Array.from({ length: 7 }, (_, index) => {
    const day = isoDay(addDays(noon, index - noon.getDay()));
    const state = day > today ? 'future' : active.has(day) ? 'done' : day === today ? 'today' : 'quiet';
    return { day, dayOfWeek: dayOfWeekOf(day), state };
  });
}
