import { bookOf, BOOKS, type BookName } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';
import { chapterKey } from '@/bible/references/reference';
import { DAY_MS, type DayOfWeek } from '@/platform/values/dates';

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` if it is not known. */
  dateRead: string;
  /** The day on the device that recorded it, `yyyy-MM-dd`, if known. The server's day may differ. */
  day?: string;
}

/** The day on which a reading counts, `yyyy-MM-dd`: the device's if it was recorded here, or the server's; `''` if unknown. */
export const readingDay = ({ day, dateRead }: Pick<ReadingProgress, 'day' | 'dateRead'>): string =>
  day ?? dateRead;

export const isSameChapter = (a: ChapterRef, b: ChapterRef): boolean =>
  a.bookName === b.bookName && a.chapter === b.chapter;

/** Whether two readings are of the same chapter, for the same day of the week. */
export const isSameReading = (
  a: Pick<ReadingProgress, 'dayOfWeek' | 'bookName' | 'chapter'>,
  b: Pick<ReadingProgress, 'dayOfWeek' | 'bookName' | 'chapter'>,
): boolean => a.dayOfWeek === b.dayOfWeek && isSameChapter(a, b);

/** Whether a day (`yyyy-MM-dd`) can be the other one in a zone: the same, the one before or the one after. */
export const isWithinADay = (day: string, other: string): boolean =>
  Math.abs(Date.parse(day) - Date.parse(other)) <= DAY_MS;

/** The books from the first to the last in canonical order, both included. */
function through(first: BookName, last: BookName): BookName[] {
  return BOOKS.slice(bookOf(first).bookId - 1, bookOf(last).bookId).map((book) => book.bookName);
}

/** The books read on each day of the week, in order. */
export const PLAN: Readonly<Record<DayOfWeek, readonly BookName[]>> = {
  Sunday: through('romans', 'jude'),
  Monday: through('genesis', 'deuteronomy'),
  Tuesday: through('joshua', 'esther'),
  Wednesday: ['psalms'],
  Thursday: ['job', 'proverbs', 'ecclesiastes', 'song-of-solomon'],
  Friday: [...through('isaiah', 'malachi'), 'revelation'],
  Saturday: through('matthew', 'acts'),
};

/**
 * Whether a record belongs to a day of the week and to a book of its list; other records do not count for the day's
 * progress.
 */
export const isOfList = ({ dayOfWeek, bookName }: ReadingProgress, day: DayOfWeek): boolean =>
  dayOfWeek === day && PLAN[day].includes(bookName);

/** The most recent record of a day's list. Of several with the newest date, the first in the list counts. */
export function latestRecord(
  day: DayOfWeek,
  history: readonly ReadingProgress[],
): ReadingProgress | undefined {
  let latest: ReadingProgress | undefined;
  for (const record of history) {
    if (!isOfList(record, day)) continue;
    if (latest === undefined || record.dateRead > latest.dateRead) latest = record;
  }
  return latest;
}

/**
 * The history without records dated more than a day after `today` (`yyyy-MM-dd`). Those come from a wrong clock, and as
 * the latest record they would stop progress until their date has come. One day ahead can be the server's time zone.
 */
export const withoutFuture = (
  history: readonly ReadingProgress[],
  today: string,
): readonly ReadingProgress[] =>
  history.filter(({ dateRead }) => !(Date.parse(dateRead) - Date.parse(today) > DAY_MS));

/** The next chapter to read, and its book's index in the day's list. */
function position(day: DayOfWeek, history: readonly ReadingProgress[]): { index: number; next: ChapterRef } {
  const books = PLAN[day];
  const latest = latestRecord(day, history);
  const at = latest === undefined ? -1 : books.indexOf(latest.bookName);
  if (latest !== undefined && latest.chapter < bookOf(latest.bookName).maxChapter) {
    return { index: at, next: { bookName: latest.bookName, chapter: latest.chapter + 1 } };
  }
  const index = (at + 1) % books.length;
  const bookName = books[index];
  if (bookName === undefined) throw new RangeError(`${day} has no books`);
  return { index, next: { bookName, chapter: 1 } };
}

/**
 * The chapter to read on a day of the week: the one after the day's most recent record. After the last chapter of a
 * book comes the next book of the day's list, and after the last book the first. Without a record of the list it is the
 * first book's chapter 1. `history` may be in any order and must not contain future dates (see `withoutFuture`).
 */
export const readingFor = (day: DayOfWeek, history: readonly ReadingProgress[]): ChapterRef =>
  position(day, history).next;

/**
 * The chapters read on `today` (`yyyy-MM-dd`), whose day of the week is `day`, newest first, without duplicates. The
 * server dates a reading in its own zone, where it may be the day before or after; the day of the week is the device's,
 * and so is the day of a reading that was recorded here.
 */
export function chaptersReadOn(
  today: string,
  day: DayOfWeek,
  history: readonly ReadingProgress[],
): readonly ReadingProgress[] {
  const seen = new Set<string>();
  return history.filter((record) => {
    const isToday = record.day === undefined ? isWithinADay(record.dateRead, today) : record.day === today;
    if (record.dayOfWeek !== day || !isToday) return false;
    const key = chapterKey(record);
    return !seen.has(key) && seen.add(key);
  });
}

export interface BookProgress {
  bookName: BookName;
  /** Its distinct chapters that were recorded in this round. */
  read: number;
  total: number;
}

export interface DayProgress {
  /** Distinct chapters of the day's list that were recorded in this round. */
  read: number;
  /** Chapters of the day's list. */
  total: number;
  /** The chapter to read. */
  next: ChapterRef;
  /** Chapters of the day's list before `next`, whether they were read or not. */
  before: number;
  /** The book of `next`. */
  book: BookProgress;
}

function chaptersOf(books: readonly BookName[]): number {
  return books.reduce((sum, bookName) => sum + bookOf(bookName).maxChapter, 0);
}

/**
 * The keys of the chapters of a day's list that were recorded in this round. A round begins with the first chapter after
 * the last, and with the first reading after all chapters were read.
 */
function chaptersOfRound(day: DayOfWeek, history: readonly ReadingProgress[]): ReadonlySet<string> {
  const books = PLAN[day];
  const total = chaptersOf(books);
  const isLast = ({ bookName, chapter }: ChapterRef) =>
    bookName === books.at(-1) && chapter === bookOf(bookName).maxChapter;
  // The sort is stable, so readings of one date are in the order in which they were recorded.
  const oldestFirst = history
    .filter((record) => isOfList(record, day))
    .toReversed()
    .sort((a, b) => (a.dateRead < b.dateRead ? -1 : Number(a.dateRead > b.dateRead)));
  let round = new Set<string>();
  oldestFirst.forEach((record, index) => {
    const previous = oldestFirst[index - 1];
    const isFirst = record.bookName === books[0] && record.chapter === 1;
    if (round.size === total || (isFirst && previous && isLast(previous))) round = new Set();
    round.add(chapterKey(record));
  });
  return round;
}

/** Progress of each book of a day's list in this round, in the day's order. */
export function bookProgress(day: DayOfWeek, history: readonly ReadingProgress[]): BookProgress[] {
  const round = chaptersOfRound(day, history);
  return PLAN[day].map((bookName) => {
    const total = bookOf(bookName).maxChapter;
    const chapters = Array.from({ length: total }, (_, index) => ({ bookName, chapter: index + 1 }));
    return { bookName, read: chapters.filter((chapter) => round.has(chapterKey(chapter))).length, total };
  });
}

/** Progress through a day's list, in chapters. */
export function dayProgress(day: DayOfWeek, history: readonly ReadingProgress[]): DayProgress {
  const { index, next } = position(day, history);
  const books = bookProgress(day, history);
  const book = books[index];
  if (book === undefined) throw new RangeError(`${day} has no such book`);
  return {
    read: books.reduce((sum, { read }) => sum + read, 0),
    total: chaptersOf(PLAN[day]),
    next,
    before: chaptersOf(PLAN[day].slice(0, index)) + next.chapter - 1,
    book,
  };
}

/**
 * The history, newest first, with a new reading added. The server may be a day ahead of the device, so the reading is
 * dated no earlier than the day's latest record. A reading that already is the latest is not added twice, also if the
 * server is a day behind. Records with dates in the future do not count as the latest (see `withoutFuture`) but remain in the history.
 */
export function withReading(
  history: readonly ReadingProgress[],
  reading: ReadingProgress,
): readonly ReadingProgress[] {
  const latest = latestRecord(reading.dayOfWeek, withoutFuture(history, reading.dateRead));
  const recordedHere = { ...reading, day: reading.dateRead };
  if (latest === undefined) return [recordedHere, ...history];
  // One that was recorded here has its own day.
  const mayBeDatedBehind = latest.day === undefined && isWithinADay(latest.dateRead, reading.dateRead);
  const isKnown = latest.dateRead >= reading.dateRead || mayBeDatedBehind;
  if (isSameChapter(latest, reading) && isKnown) return history;
  const dateRead = latest.dateRead > reading.dateRead ? latest.dateRead : reading.dateRead;
  return [{ ...recordedHere, dateRead }, ...history];
}
