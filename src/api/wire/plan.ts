import * as v from 'valibot';
import { parseServerDateTime } from '@/domain/text/dates';
import { DAYS, type DayOfWeek, type ReadingProgress } from '@/domain/plan/reading';
import { nullableText, positive, rows, wholeNumber } from './decoder';
import { withBook } from './names';

const DAYS_BY_NAME: ReadonlyMap<string, DayOfWeek> = new Map(
  DAYS.flatMap((day) => [day, day.slice(0, 3)].map((form) => [form.toLowerCase(), day] as const)),
);

/** `Sunday`, in any case, or its first three letters. */
const dayNamed = (name: string): DayOfWeek | undefined => DAYS_BY_NAME.get(name.trim().toLowerCase());

/** The day of a date, with or without a time, if it exists. */
const dayOf = (date: string): string | undefined =>
  parseServerDateTime(`${date.trim().slice(0, 10)}T00:00`)?.slice(0, 10);

const progressRow = v.object({
  dayOfWeek: v.pipe(v.string(), v.transform(dayNamed), v.picklist(DAYS)),
  bookName: nullableText,
  // Used only if the name is not a book's.
  bookId: v.fallback(wholeNumber, 0),
  chapter: positive,
  // A reading without a valid date still counts.
  dateRead: v.fallback(v.pipe(v.string(), v.transform(dayOf), v.string()), ''),
});

/** `get_all_reading_plan_progress`. */
export const readingProgress = rows(
  v.pipe(
    progressRow,
    withBook((row: v.InferOutput<typeof progressRow>, bookName): ReadingProgress => {
      const { dayOfWeek, chapter, dateRead } = row;
      return { dayOfWeek, chapter, bookName, dateRead };
    }),
  ),
);
