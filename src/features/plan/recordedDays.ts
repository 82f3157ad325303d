import * as v from 'valibot';
import { chapterKey } from '@/bible/references/reference';
import { bookName } from '@/bible/text/names';
import { DAY_MS, DAYS } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import { arraySchema, stored } from '@/platform/storage/stored';
import { isSameReading, isWithinADay, type ReadingProgress } from './model/readingPlan';

/** More than a year of the plan, in less than 50 KB. */
const CAPACITY = 500;

const reading = v.object({
  dayOfWeek: v.picklist(DAYS),
  bookName,
  chapter: v.number(),
  /** The device's day on which it was recorded. */
  dateRead: v.string(),
  /** The device's day on which the server had it, if that was another. */
  sentOn: v.exactOptional(v.string()),
});
type RecordedReading = v.InferOutput<typeof reading>;

/** The readings that were recorded on this device, oldest first. */
const readings = stored('nuggets.readingDays/', arraySchema(reading), [], 'user');

/**
 * Remembers on which day of this device a chapter was recorded, because the server dates it by its own clock.
 * @param sentOn the device's day on which the server had it, `yyyy-MM-dd`
 */
export function rememberReadingDay(
  user: string,
  { dayOfWeek, bookName: book, chapter, dateRead }: ReadingProgress,
  sentOn: string,
): void {
  const late = sentOn === dateRead ? {} : { sentOn };
  const recorded: RecordedReading = { dayOfWeek, bookName: book, chapter, dateRead, ...late };
  // Each tab that hears of it remembers it.
  const others = readings
    .read(user)
    .filter((each) => !(isSameReading(each, recorded) && each.dateRead === dateRead));
  readings.write(user, [...others, recorded].slice(-CAPACITY));
}

/** Whether a row is a reading of this device: the server dated it on the day on which it was sent. */
function isRowOf(row: ReadingProgress, here: RecordedReading): boolean {
  // No chapter is read after it was sent, but by a clock that was ahead.
  const isAhead = Date.parse(here.dateRead) - Date.parse(row.dateRead) > DAY_MS;
  return isSameReading(here, row) && isWithinADay(here.sentOn ?? here.dateRead, row.dateRead) && !isAhead;
}

/** The readings, each with the device's day if it was recorded here. */
export function withReadingDays(user: string, rows: readonly ReadingProgress[]): readonly ReadingProgress[] {
  const known = readings.read(user);
  if (known.length === 0) return rows;
  const byChapter = groupBy(known.map((each) => [chapterKey(each), each] as const));
  return rows.map((row) => {
    const here = byChapter.get(chapterKey(row))?.findLast((each) => isRowOf(row, each));
    return here === undefined ? row : { ...row, day: here.dateRead };
  });
}
