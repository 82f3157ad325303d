import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import type { Call } from '@/data/client/call';
import { readList, type ReadRows } from '@/data/define/rawRows';
import { bookName, withBook } from '@/bible/text/names';
import { rememberReadingDay, withReadingDays } from './recordedDays';
import { withReading, type ReadingProgress } from './model/readingPlan';
import { findReading, latestSeen, recordOf, type SentReading } from './model/sentReading';
import { DAYS, isoDay, parseServerDay, type DayOfWeek } from '@/platform/values/dates';
import { formatChapter } from '@/bible/references/reference';
import { defineWrite } from '@/data/define/write';
import { refuseGuests } from '@/data/session/users';
import { isSame } from '@/platform/values/isSame';
import { bookOf } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';
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
export const postReading = (
  call: Call,
  { dayOfWeek, bookName, chapter }: SentReading,
): Promise<'success'> => {
  const { bookId } = bookOf(bookName);
  const params = { user: call.user, dayOfWeek, book: bookName, bookId, chapter };
  return call.get('update_reading_plan', params, success);
};

/** The server's list; null where its answer is not valid, which a second one may be. Throws an ApiError without a network. */
async function readingsOf(read: ReadRows): Promise<readonly ReadingProgress[] | null> {
  try {
    return await readList(readingProgress, read);
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind !== 'network') return null;
    throw error;
  }
}

/** The device's day of a moment of the server's clock, or of the device's own if that is not known. */
const dayOf = (serverNow: number | undefined, now: number): string => isoDay(new Date(serverNow ?? now));

const READ_ON = 'The plan has gone on to ';

/** Refuses a reading that would set the plan of all devices back; the person may send it even so. */
function refuseOvertaken({ dayOfWeek }: SentReading, latest: ChapterRef): never {
  const theirs = formatChapter(latest);
  const conflict = { name: 'wasLatest', field: `${dayOfWeek}’s list`, theirs };
  throw new ApiError({
    kind: 'rejected',
    endpoint: 'update_reading_plan',
    detail: READ_ON + theirs,
    conflict,
  });
}

/**
 * Records a chapter of the plan as read, unless the server's list shows that it is recorded already, or that another
 * device has read on (`findReading`). A list that is invalid twice shows nothing.
 */
export const recordReadingWrite = defineWrite('progress', {
  schema: v.object({
    dayOfWeek: v.picklist(DAYS),
    bookName,
    chapter: v.number(),
    /** The device's day, used until the server's is known. */
    dateRead: v.string(),
    wasLatest: v.exactOptional(v.array(v.nullable(latestSeen))),
  }),
  prepare: async (call, reading, { read }) => {
    const rows = (await readingsOf(read)) ?? (await readingsOf(read)) ?? [];
    const found = findReading(reading, rows, dayOf(call.serverNow(), call.clock.now()));
    if (found.kind === 'overtaken') refuseOvertaken(reading, found.latest);
    return found.kind === 'recorded'
      ? () => Promise.resolve('success')
      : (sending) => postReading(sending, reading);
  },
  effects: {
    plan: (rows, reading, { at }) =>
      findReading(reading, rows, isoDay(new Date(at))).kind === 'recorded'
        ? rows
        : withReading(rows, recordOf(reading)),
  },
  messages: {
    rejected: (reading, detail) =>
      detail?.startsWith(READ_ON)
        ? `${detail}: ${formatChapter(reading)} was not recorded`
        : 'Error recording reading progress',
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
  onConfirmed: (user, reading) => rememberReadingDay(user, recordOf(reading), isoDay(new Date())),
  recognition: {
    find: async (reading, { sentAt }, { read, serverNow }) => {
      const rows = await readList(readingProgress, read);
      return findReading(reading, rows, dayOf(serverNow(), sentAt)).kind === 'recorded'
        ? { saved: 0 }
        : 'absent';
    },
    isDuplicate: isSame,
  },
});
