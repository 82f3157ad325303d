import { bookOf, BOOKS, type BookName } from '../bible/books';
import type { ChapterRef } from '../bible/passage';
import type { DayOfWeek, ReadingProgress } from './reading';

export { DAYS } from './weekdays';

/** The books from one to another in canonical order, both included. */
function through(first: BookName, last: BookName): BookName[] {
  return BOOKS.slice(bookOf(first).bookId - 1, bookOf(last).bookId).map((book) => book.bookName);
}

/** The books read on each day of the week, in order (§9 'Weekly reading plan'). */
export const PLAN: Readonly<Record<DayOfWeek, readonly BookName[]>> = {
  Sunday: through('romans', 'jude'),
  Monday: through('genesis', 'deuteronomy'),
  Tuesday: through('joshua', 'esther'),
  Wednesday: ['psalms'],
  Thursday: ['job', 'proverbs', 'ecclesiastes', 'song-of-solomon'],
  Friday: [...through('isaiah', 'malachi'), 'revelation'],
  Saturday: through('matthew', 'acts'),
};

/** The most recent record of a day of the week. Of several with the newest date, the first in the list is the newest. */
function latestRecord(day: DayOfWeek, history: readonly ReadingProgress[]): ReadingProgress | undefined {
  let latest: ReadingProgress | undefined;
  for (const record of history) {
    if (record.dayOfWeek !== day) continue;
    if (latest === undefined || record.dateRead > latest.dateRead) latest = record;
  }
  return latest;
}

const DAY_MS = 86_400_000;

/**
 * The history without what is dated more than a day after `today` (`yyyy-MM-dd`). A clock that was wrong wrote it: as the
 * latest it would hold a day of the week at its chapter for as long as it is ahead. A day ahead is the server's zone.
 */
export const withoutFuture = (
  history: readonly ReadingProgress[],
  today: string,
): readonly ReadingProgress[] =>
  history.filter(({ dateRead }) => !(Date.parse(dateRead) - Date.parse(today) > DAY_MS));

/** Where reading stands: the index in the day's list of the book to read, and its chapter. */
function position(day: DayOfWeek, history: readonly ReadingProgress[]): { index: number; chapter: number } {
  const books = PLAN[day];
  const latest = latestRecord(day, history);
  const index = latest === undefined ? -1 : books.indexOf(latest.bookName);
  if (latest === undefined || index < 0) return { index: 0, chapter: 1 };
  if (latest.chapter < bookOf(latest.bookName).maxChapter) return { index, chapter: latest.chapter + 1 };
  return { index: (index + 1) % books.length, chapter: 1 };
}

function bookAt(day: DayOfWeek, index: number): BookName {
  const bookName = PLAN[day][index];
  if (bookName === undefined) throw new RangeError(`${day} has no book ${index}`);
  return bookName;
}

/**
 * The chapter to read on a day of the week (§4 'Reading plan'): the one after the day's most recent record, after a
 * book's last chapter the next book of the day's list, after the last book the first. With no record for the day, or
 * one of a book that is not in the day's list, the first book's chapter 1. `history` comes in any order of dates, without
 * what is dated in the future.
 */
export function readingFor(day: DayOfWeek, history: readonly ReadingProgress[]): ChapterRef {
  const { index, chapter } = position(day, history);
  return { bookName: bookAt(day, index), chapter };
}

/**
 * What was read of the plan on `today` (`yyyy-MM-dd`), whose day of the week is `day`, newest first. The server dates
 * a reading in its own zone, where it may be the day before or after; the day of the week is the device's. Each chapter
 * once, however often the server has it.
 */
export function readOn(
  today: string,
  day: DayOfWeek,
  history: readonly ReadingProgress[],
): readonly ReadingProgress[] {
  const seen = new Set<string>();
  return history.filter(({ dayOfWeek, dateRead, bookName, chapter }) => {
    if (dayOfWeek !== day || !(Math.abs(Date.parse(dateRead) - Date.parse(today)) <= DAY_MS)) return false;
    // A reading that was sent twice is still one chapter.
    const key = `${bookName} ${chapter}`;
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

/** How far along a day's books are, in chapters (§4 'Reading plan'); the same rules as `readingFor`. */
export function dayProgress(day: DayOfWeek, history: readonly ReadingProgress[]): DayProgress {
  const { index, chapter } = position(day, history);
  const bookName = bookAt(day, index);
  const read = chapter - 1;
  return {
    read: chaptersOf(PLAN[day].slice(0, index)) + read,
    total: chaptersOf(PLAN[day]),
    next: { bookName, chapter },
    book: { bookName, read, total: bookOf(bookName).maxChapter },
  };
}

export interface BookProgress {
  bookName: BookName;
  /** Chapters read in this round. */
  read: number;
  total: number;
}

/** How far each book of a day's list is in this round, in the day's order; the same rules as `readingFor`. */
export function bookProgress(day: DayOfWeek, history: readonly ReadingProgress[]): BookProgress[] {
  const { index, chapter } = position(day, history);
  return PLAN[day].map((bookName, at) => {
    const total = bookOf(bookName).maxChapter;
    if (at < index) return { bookName, read: total, total };
    return { bookName, read: at === index ? chapter - 1 : 0, total };
  });
}

/**
 * The history, newest first, with a reading that was just recorded. The server may be a day ahead of the device, so
 * the reading is dated no earlier than the day's latest; one that the history already has as the latest stays one. What is
 * dated later than that is no latest (see `withoutFuture`), and stays in the history.
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
