import * as v from 'valibot';
import { ApiError } from '@/api/client/ApiError';
import { get } from '@/api/client/client';
import { readingProgress, updateReadingPlan } from '@/api/resources/plan';
import { bookName } from '@/api/wire/names';
import { readOn, withReading } from '@/domain/plan/readingPlan';
import { DAYS, type ReadingProgress } from '@/domain/plan/reading';
import { formatChapter } from '@/domain/references/reference';
import { defineWrite } from './definition';

const isIt = (row: ReadingProgress, it: ReadingProgress): boolean =>
  row.bookName === it.bookName &&
  row.chapter === it.chapter &&
  readOn(it.dateRead, it.dayOfWeek, [row]).length > 0;

/** Whether another tab or device has recorded it already. If the list is invalid, it is taken as not recorded. */
async function isRecorded(user: string, reading: ReadingProgress, signal: AbortSignal): Promise<boolean> {
  const { endpoint, params, decode } = readingProgress;
  try {
    return (await get(endpoint, params(user), decode, signal)).some((row) => isIt(row, reading));
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind !== 'network') return false;
    throw error;
  }
}

/** Records a chapter of the plan as read (§4 'Reading plan'), unless the server's list shows it already. */
export const recordReading = defineWrite({
  schema: v.object({
    dayOfWeek: v.picklist(DAYS),
    bookName,
    chapter: v.number(),
    /** The device's day, used until the server's is known. */
    dateRead: v.string(),
  }),
  send: async (user, reading, signal) =>
    (await isRecorded(user, reading, signal)) ? 'success' : updateReadingPlan(user, reading, signal),
  effects: { plan: withReading },
  words: { error: 'Error recording reading progress' },
  label: (reading) => `Read ${formatChapter(reading)}`,
  guestWords: 'Guest users record no reading',
  lane: () => 'reading',
  silent: true,
  recognition: { list: 'plan', isIt },
});
