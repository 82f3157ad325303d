import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import { serverNow } from '@/data/client/client';
import { readList, type ReadRows } from '@/data/list/rawRows';
import { readingProgress, updateReadingPlan } from './calls';
import { bookName } from '@/bible/text/names';
import { readOn, withReading } from '../model/readingPlan';
import { DAYS, isoDay } from '@/platform/values/dates';
import { type ReadingProgress } from '../model/reading';
import { formatChapter } from '@/bible/references/reference';
import { defineWrite } from '@/data/write/definition';
import type { LostAttempt } from '@/data/write/recognition';

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
  return days.some((day) => readOn(day, reading.dayOfWeek, same).length > 0);
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
  words: {
    error: 'Error recording reading progress',
    waiting: (reading) => `${formatChapter(reading)} recorded as read`,
  },
  undo: 'discard',
  label: (reading) => `Read ${formatChapter(reading)}`,
  guestWords: 'Guest users record no reading',
  lane: () => 'reading',
  silent: true,
  // The server dates it when it is sent, which may be days after it was made.
  recognition: {
    list: 'plan',
    matches: (row, reading, attempt) => isSameChapter(row, reading) && isDatedIn(row, attempt),
  },
});
