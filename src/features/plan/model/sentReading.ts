import * as v from 'valibot';
import { bookName } from '@/bible/text/names';
import { DAY_MS } from '@/platform/values/dates';
import {
  isOfList,
  isSameChapter,
  latestRecord,
  readingFor,
  withoutFuture,
  type ReadingProgress,
} from './readingPlan';

/** A record after which a day's list goes on, dated as the person saw it. */
export const latestSeen = v.object({ dateRead: v.string(), bookName, chapter: v.number() });
export type LatestSeen = v.InferOutput<typeof latestSeen>;

/** A reading that the server may not have yet. */
export type SentReading = Pick<ReadingProgress, 'dayOfWeek' | 'bookName' | 'chapter' | 'dateRead'> & {
  /**
   * The day's latest record when the person chose the chapter, null for none. If that record is itself unsent, its own
   * `wasLatest` follows. Absent in what earlier versions stored, and once the person has chosen to send the reading in
   * spite of newer ones.
   */
  wasLatest?: readonly (LatestSeen | null)[];
};

/** The record that a reading makes in the list, dated by the device. */
export const recordOf = ({ dayOfWeek, bookName: book, chapter, dateRead }: SentReading): ReadingProgress => ({
  dayOfWeek,
  bookName: book,
  chapter,
  dateRead,
});

/**
 * The record after which a day's list goes on; null if there is none. `history` is newest first and has no future dates
 * (see `withoutFuture`).
 */
export function latestSeenIn(
  day: ReadingProgress['dayOfWeek'],
  history: readonly ReadingProgress[],
): LatestSeen | null {
  const latest = latestRecord(day, history);
  return latest ? { dateRead: latest.dateRead, bookName: latest.bookName, chapter: latest.chapter } : null;
}

/** `absent` if it is to be sent; `latest` is the record of another device on which the day's list goes on. */
export type FoundReading =
  | { kind: 'recorded' | 'absent' }
  | { kind: 'overtaken'; latest: Pick<ReadingProgress, 'bookName' | 'chapter'> };

/**
 * Whether the server has a reading already, or another device has read on where the person did not see it. The table in
 * the README has every case.
 * @param rows the server's records, newest first
 * @param today the server's day, `yyyy-MM-dd`; the device's if that is not known
 */
export function findReading(
  reading: SentReading,
  rows: readonly ReadingProgress[],
  today: string,
): FoundReading {
  const { dayOfWeek, dateRead, wasLatest = [null] } = reading;
  // The device's clock may be ahead, and a date may be one of another zone.
  const isSince = (row: ReadingProgress, day: string) =>
    Date.parse(row.dateRead) >= Math.min(Date.parse(day), Date.parse(today)) - DAY_MS;
  const records = newestFirst(withoutFuture(rows, today).filter((row) => isOfList(row, dayOfWeek)));
  const indexOf = (seen: LatestSeen | null) =>
    seen === null
      ? records.length
      : records.findIndex(
          (row) =>
            isSameChapter(row, seen) && (row.dateRead === seen.dateRead || isSince(row, seen.dateRead)),
        );
  const indexes = wasLatest.map(indexOf);
  // If none of them exists any more, no record counts as newer.
  const index = indexes.find((each) => each >= 0) ?? 0;
  const newer = records.slice(0, index);
  // The seen record counts too: its chapter marked again is the same reading.
  const same = indexes[0] === index ? records.slice(0, index + 1) : newer;
  if (same.some((row) => isSameChapter(row, reading) && isSince(row, dateRead))) return { kind: 'recorded' };
  const [latest] = newer;
  return latest && isProposed(reading) ? { kind: 'overtaken', latest } : { kind: 'absent' };
}

/** Sorted by date; of one date the first stays the newest. */
const newestFirst = (records: readonly ReadingProgress[]): readonly ReadingProgress[] =>
  records.toSorted((a, b) => (a.dateRead > b.dateRead ? -1 : Number(a.dateRead < b.dateRead)));

/** Whether the plan itself offered the chapter, as the next one. Any other was chosen by the person. */
function isProposed({ dayOfWeek, bookName: book, chapter, wasLatest }: SentReading): boolean {
  const latest = wasLatest?.[0];
  if (latest === undefined) return false;
  return isSameChapter(readingFor(dayOfWeek, latest ? [{ ...latest, dayOfWeek }] : []), {
    bookName: book,
    chapter,
  });
}
