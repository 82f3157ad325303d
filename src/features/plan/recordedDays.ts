import * as v from 'valibot';
import { bookName } from '@/bible/text/names';
import { DAYS } from '@/platform/values/dates';
import { arraySchema, stored } from '@/platform/storage/stored';
import { isSameReading, isWithinADay, type ReadingProgress } from './model/readingPlan';

/** The newest are enough, because only the readings of today and of the days beside it are looked up. */
const CAPACITY = 100;

const reading = v.object({
  dayOfWeek: v.picklist(DAYS),
  bookName,
  chapter: v.number(),
  /** The device's day. */
  dateRead: v.string(),
});
/** The readings that were recorded on this device, oldest first. */
const readings = stored('nuggets.readingDays/', arraySchema(reading), [], 'user');

/** Remembers on which day of this device a chapter was recorded, because the server dates it by its own clock. */
export const rememberReadingDay = (user: string, recorded: ReadingProgress): void =>
  readings.write(user, [...readings.read(user), recorded].slice(-CAPACITY));

/** The readings, each with the device's day if it was recorded here. */
export function withReadingDays(user: string, rows: readonly ReadingProgress[]): readonly ReadingProgress[] {
  const known = readings.read(user);
  if (known.length === 0) return rows;
  return rows.map((row) => {
    const here = known.findLast(
      (each) => isSameReading(each, row) && isWithinADay(each.dateRead, row.dateRead),
    );
    return here === undefined ? row : { ...row, day: here.dateRead };
  });
}
