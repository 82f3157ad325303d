import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import { serverNow, get } from '@/data/client/client';
import { readList, type ReadRows } from '@/data/list/rawRows';
import { bookName, withBook } from '@/bible/text/names';
import { chaptersReadOn, withReading, type ReadingProgress } from './model/readingPlan';
import { DAYS, isoDay, parseServerDay, type DayOfWeek } from '@/platform/values/dates';
import { formatChapter } from '@/bible/references/reference';
import { defineWrite } from '@/data/write/definition';
import type { LostAttempt } from '@/data/write/recognition';
import { bookOf } from '@/bible/books';
import { nullableText, positive, success, wholeNumber } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';

declare module '@/data/list/listResource' {
  export interface ListRows {
    plan: ReadingProgress;
  }
}

export interface ReadingProgressJson {
  bookId: number;
  bookName: string;
  chapter: number;
  dateRead: string;
  dayOfWeek: string;
}

const DAYS_BY_NAME: ReadonlyMap<string, DayOfWeek> = new Map(
  DAYS.flatMap((day) => [day, day.slice(0, 3)].map((form) => [form.toLowerCase(), day] as const)),
);

/** `Sunday`, in any case, or its first three letters. */
const dayNamed = (name: string): DayOfWeek | undefined => DAYS_BY_NAME.get(name.trim().toLowerCase());

const oneProgress = v.object({
  dayOfWeek: v.pipe(v.string(), v.transform(dayNamed), v.picklist(DAYS)),
  bookName: nullableText,
  // Used only if the name is not a book's.
  bookId: v.fallback(wholeNumber, 0),
  chapter: positive,
  // A reading without a valid date still counts.
  dateRead: v.fallback(v.pipe(v.string(), v.transform(parseServerDay), v.string()), ''),
});

/** `get_all_reading_plan_progress`. */
const progressRows = allRows(
  v.pipe(
    oneProgress,
    withBook((row: v.InferOutput<typeof oneProgress>, bookName): ReadingProgress | null => {
      const { dayOfWeek, chapter, dateRead } = row;
      // The plan would go on after a chapter that there is not.
      return chapter <= bookOf(bookName).maxChapter ? { dayOfWeek, chapter, bookName, dateRead } : null;
    }),
  ),
);

/** The recorded readings of the weekly plan, newest first. */
export const readingProgress = defineListOfUser('plan', 'get_all_reading_plan_progress', progressRows);

/** Records a chapter of the plan as read, dated by the server. */
export const updateReadingPlan = (
  user: string,
  { dayOfWeek, bookName, chapter }: Omit<ReadingProgress, 'dateRead'>,
  signal?: AbortSignal,
): Promise<'success'> => {
  const { bookId } = bookOf(bookName);
  return get('update_reading_plan', { user, dayOfWeek, book: bookName, bookId, chapter }, success, signal);
};

type Reading = Pick<ReadingProgress, 'dayOfWeek' | 'bookName' | 'chapter'>;

const isSameChapter = (row: ReadingProgress, { dayOfWeek, bookName, chapter }: Reading): boolean =>
  row.dayOfWeek === dayOfWeek && row.bookName === bookName && row.chapter === chapter;

const HOUR_MS = 3_600_000;

/** Whether the server dated a reading during an attempt. It dates by a day of its own zone, which may be any. */
function isDatedIn({ dateRead }: ReadingProgress, { from, to }: LostAttempt): boolean {
  const day = Date.parse(dateRead);
  return day > from - 36 * HOUR_MS && day <= to + 14 * HOUR_MS;
}

/** The server's list; null where its answer is not valid, which a second one may be. Throws an ApiError without a network. */
async function readingsOf(user: string, read: ReadRows): Promise<readonly ReadingProgress[] | null> {
  try {
    return await readList(readingProgress, user, read);
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind !== 'network') return null;
    throw error;
  }
}

/**
 * Whether another tab or device has recorded it already: on its day, or today by the server's clock, which would date it so once
 * more. If the list is invalid twice, it is taken as not recorded.
 */
async function isRecorded(user: string, reading: ReadingProgress, read: ReadRows): Promise<boolean> {
  const rows = (await readingsOf(user, read)) ?? (await readingsOf(user, read)) ?? [];
  const same = rows.filter((row) => isSameChapter(row, reading));
  const now = serverNow();
  const days = [reading.dateRead, ...(now === undefined ? [] : [isoDay(new Date(now))])];
  return days.some((day) => chaptersReadOn(day, reading.dayOfWeek, same).length > 0);
}

/** Records a chapter of the plan as read, unless the server's list shows it already. */
export const recordReading = defineWrite('progress', {
  schema: v.object({
    dayOfWeek: v.picklist(DAYS),
    bookName,
    chapter: v.number(),
    /** The device's day, used until the server's is known. */
    dateRead: v.string(),
  }),
  prepare: async (user, reading, { read }) =>
    (await isRecorded(user, reading, read))
      ? () => Promise.resolve('success')
      : (signal) => updateReadingPlan(user, reading, signal),
  effects: { plan: withReading },
  messages: {
    error: 'Error recording reading progress',
    waiting: (reading) => `${formatChapter(reading)} recorded as read`,
  },
  undo: 'discard',
  // The day goes on after its newest reading: one before that, taken back alone, would be left out for good.
  isUndoneWith: (newer, older) => newer.dayOfWeek === older.dayOfWeek,
  label: (reading) => `Read ${formatChapter(reading)}`,
  guestMessage: 'Guest users record no reading',
  lane: () => 'reading',
  silent: true,
  // The server dates it when it is sent, which may be days after it was made.
  recognition: {
    list: 'plan',
    matches: (row, reading, attempt) => isSameChapter(row, reading) && isDatedIn(row, attempt),
  },
});
