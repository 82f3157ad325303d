import * as v from 'valibot';
import { bookOf } from '@/bible/books';
import { withBook } from '@/bible/text/names';
import { get } from '@/data/client/client';
import { nullableText, positive, success, wholeNumber } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import { parseServerDay } from '@/platform/values/dates';
import { DAYS, type DayOfWeek } from '@/platform/values/dates';
import { type ReadingProgress } from '../model/reading';

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
