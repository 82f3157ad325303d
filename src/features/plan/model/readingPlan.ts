import { bookOf, BOOKS, type BookName } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';
import { chapterKey } from '@/bible/references/reference';
import { DAY_MS, type DayOfWeek } from '@/platform/values/dates';

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` when that is not known. */
  dateRead: string;
}

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

/** Whether a record is of a day of the week, and of a book of its list: others say nothing of how far the day is. */
export const isOfList = ({ dayOfWeek, bookName }: ReadingProgress, day: DayOfWeek): boolean =>
  dayOfWeek === day && PLAN[day].includes(bookName);

/** The most recent record of a day's list. Of several with the newest date, the first in the list counts. */
function latestRecord(day: DayOfWeek, history: readonly ReadingProgress[]): ReadingProgress | undefined {
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
 * The chapter to read on a day of the week: the one after the day's most recent record. A book's
 * last chapter is followed by the next book of the day's list, and the last book by the first. Without a record of a book
 * of that list it is the first book's chapter 1. `history` may be in any order and
 * must not contain future dates (see `withoutFuture`).
 */
export const readingFor = (day: DayOfWeek, history: readonly ReadingProgress[]): ChapterRef =>
  position(day, history).next;

/**
 * The chapters read on `today` (`yyyy-MM-dd`), whose day of the week is `day`, newest first, each chapter once. The
 * server dates a reading in its own zone, where it may be the day before or after; the day of the week is the device's.
 */
export function chaptersReadOn(
  today: string,
  day: DayOfWeek,
  history: readonly ReadingProgress[],
): readonly ReadingProgress[] {
  const seen = new Set<string>();
  return history.filter((record) => {
    const { dayOfWeek, dateRead } = record;
    if (dayOfWeek !== day || !(Math.abs(Date.parse(dateRead) - Date.parse(today)) <= DAY_MS)) return false;
    const key = chapterKey(record);
    return !seen.has(key) && seen.add(key);
  });
}

export interface DayProgress {
  /** Chapters of the day's list before `next`: 0 at the start of every round. */
  read: number;
  /** Chapters of the day's list. */
  total: number;
  /** The chapter to read. */
  next: ChapterRef;
  /** The book of `next`: its chapters read in this round, and all it has. */
  book: BookProgress;
}

function chaptersOf(books: readonly BookName[]): number {
  return books.reduce((sum, bookName) => sum + bookOf(bookName).maxChapter, 0);
}

/** Progress through a day's list, in chapters; the same rules as `readingFor`. */
export function dayProgress(day: DayOfWeek, history: readonly ReadingProgress[]): DayProgress {
  const { index, next } = position(day, history);
  const { bookName } = next;
  const read = next.chapter - 1;
  return {
    read: chaptersOf(PLAN[day].slice(0, index)) + read,
    total: chaptersOf(PLAN[day]),
    next,
    book: { bookName, read, total: bookOf(bookName).maxChapter },
  };
}

export interface BookProgress {
  bookName: BookName;
  /** Chapters read in this round. */
  read: number;
  total: number;
}

/** Progress of each book of a day's list in this round, in the day's order; the same rules as `readingFor`. */
export function bookProgress(day: DayOfWeek, history: readonly ReadingProgress[]): BookProgress[] {
  const { index, next } = position(day, history);
  return PLAN[day].map((bookName, at) => {
    const total = bookOf(bookName).maxChapter;
    return { bookName, read: at < index ? total : at === index ? next.chapter - 1 : 0, total };
  });
}

/**
 * The history, newest first, with a new reading added. The server may be a day ahead of the device, so the reading is
 * dated no earlier than the day's latest record. A reading that already is the latest is not added twice. Records with
 * dates in the future do not count as the latest (see `withoutFuture`) but stay in the history.
 */
export function withReading(
  history: readonly ReadingProgress[],
  reading: ReadingProgress,
): readonly ReadingProgress[] {
  const latest = latestRecord(reading.dayOfWeek, withoutFuture(history, reading.dateRead));
  if (latest === undefined) return [reading, ...history];
  const known = latest.bookName === reading.bookName && latest.chapter === reading.chapter;
  if (known && latest.dateRead >= reading.dateRead) return history;
  const dateRead = latest.dateRead > reading.dateRead ? latest.dateRead : reading.dateRead;
  return [{ ...reading, dateRead }, ...history];
}
