import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import type { Call } from '@/data/client/call';
import { readList, type ReadRows } from '@/data/define/rawRows';
import { bookName, withBook } from '@/bible/text/names';
import { rememberReadingDay, withReadingDays } from './recordedDays';
import { chaptersReadOn, isSameReading, withReading, type ReadingProgress } from './model/readingPlan';
import { DAYS, isoDay, parseServerDay, type DayOfWeek } from '@/platform/values/dates';
import { formatChapter } from '@/bible/references/reference';
import { defineWrite } from '@/data/define/write';
import { refuseGuests } from '@/data/session/users';
import type { LostAttempt } from '@/data/define/recognition';
import { bookOf } from '@/bible/books';
import { nullableText, positive, success, wholeNumber } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';

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
      // Otherwise the plan would continue after a chapter that does not exist.
      return chapter <= bookOf(bookName).maxChapter ? { dayOfWeek, chapter, bookName, dateRead } : null;
    }),
  ),
);

/** The recorded readings of the weekly plan, newest first. */
export const readingProgress = listOfUser('plan', 'get_all_reading_plan_progress', progressRows, {
  isAlwaysStale: true,
  decorate: withReadingDays,
});

/** Records a chapter of the plan as read, dated by the server. */
export const sendReading = (
  call: Call,
  { dayOfWeek, bookName, chapter }: Omit<ReadingProgress, 'dateRead'>,
): Promise<'success'> => {
  const { bookId } = bookOf(bookName);
  const params = { user: call.user, dayOfWeek, book: bookName, bookId, chapter };
  return call.get('update_reading_plan', params, success);
};

const HOUR_MS = 3_600_000;

/** Whether the server may have dated a reading by the day of an attempt: its day is of its own zone, which may be any. */
function isDatedIn({ dateRead }: ReadingProgress, { sentAt }: LostAttempt): boolean {
  const day = Date.parse(dateRead);
  return day > sentAt - 36 * HOUR_MS && day <= sentAt + 15 * HOUR_MS;
}

/** The server's list; null where its answer is not valid, which a second one may be. Throws an ApiError without a network. */
async function readingsOf(read: ReadRows): Promise<readonly ReadingProgress[] | null> {
  try {
    return await readList(readingProgress, read);
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind !== 'network') return null;
    throw error;
  }
}

/**
 * Whether another tab or device has already recorded the reading: on its day, or today by the server's clock, which
 * would then date it the same. If the list is invalid twice, it counts as not recorded.
 */
async function isRecorded(call: Call, reading: ReadingProgress, read: ReadRows): Promise<boolean> {
  const rows = (await readingsOf(read)) ?? (await readingsOf(read)) ?? [];
  const same = rows.filter((row) => isSameReading(row, reading));
  const now = call.serverNow();
  const days = [reading.dateRead, ...(now === undefined ? [] : [isoDay(new Date(now))])];
  return days.some((day) => chaptersReadOn(day, reading.dayOfWeek, same).length > 0);
}

/** Records a chapter of the plan as read, unless the server's list shows it already. */
export const recordReadingWrite = defineWrite('progress', {
  schema: v.object({
    dayOfWeek: v.picklist(DAYS),
    bookName,
    chapter: v.number(),
    /** The device's day, used until the server's is known. */
    dateRead: v.string(),
  }),
  prepare: async (call, reading, { read }) =>
    (await isRecorded(call, reading, read))
      ? () => Promise.resolve('success')
      : (sending) => sendReading(sending, reading),
  effects: { plan: withReading },
  messages: {
    error: 'Error recording reading progress',
    recorded: (reading) => `${formatChapter(reading)} recorded as read`,
  },
  undo: 'discard',
  // The day's list continues after its newest reading, so a reading before that must not be undone alone: it would be
  // skipped for good.
  isUndoneWith: (newer, older) => newer.dayOfWeek === older.dayOfWeek,
  label: (reading) => `Read ${formatChapter(reading)}`,
  refuse: refuseGuests('progress', 'Guest users record no reading'),
  // The readings of a day go on from each other; those of another day do not wait for them.
  queueKey: (reading) => reading.dayOfWeek,
  silent: true,
  onConfirmed: rememberReadingDay,
  // The server dates it when it is sent, which may be days after it was made.
  recognition: {
    list: 'plan',
    matches: (row, reading, attempt) => isSameReading(row, reading) && isDatedIn(row, attempt),
  },
});
