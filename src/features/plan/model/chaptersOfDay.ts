import type { ChapterRef } from '@/bible/passage';
import { dayOfWeekOf } from '@/platform/values/dates';
import { catchUp } from './catchUp';
import { chaptersReadOn, readingFor, withoutFuture, withReading, type ReadingProgress } from './readingPlan';
import { latestSeenIn, type LatestSeen } from './sentReading';

/** A chapter of the plan on a day. */
interface ChapterOfDay {
  chapter: ChapterRef;
  done: boolean;
  /** The record after which the plan offers it; for the second of two unread chapters, the first one's. */
  wasLatest: LatestSeen | null;
}

/**
 * The chapters of a day, in the order to read them: one, or two on a day of the week with missed days for a person who
 * reads two chapters a day until nothing is missed. Those read come first; of more than these, the newest.
 * @param today `yyyy-MM-dd`
 * @param history newest first; dates in the future are ignored
 * @param readsTwo whether the person chose two chapters a day
 */
export function chaptersOfDay(
  today: string,
  history: readonly ReadingProgress[],
  readsTwo: boolean,
): readonly ChapterOfDay[] {
  const day = dayOfWeekOf(today);
  let past = withoutFuture(history, today);
  const read = chaptersReadOn(today, day, history);
  // The second chapter may have made up for the missed day, so two that are read already count as well.
  const isForTwo =
    readsTwo && (read.length > 1 || catchUp(past, today, null).missed.some((each) => each.day === day));
  const count = isForTwo ? 2 : 1;
  const chapters = read
    .slice(0, count)
    .map(({ bookName, chapter }): ChapterOfDay => ({
      chapter: { bookName, chapter },
      done: true,
      wasLatest: latestSeenIn(day, past),
    }))
    .toReversed();
  while (chapters.length < count) {
    const chapter = readingFor(day, past);
    chapters.push({ chapter, done: false, wasLatest: latestSeenIn(day, past) });
    past = withReading(past, { ...chapter, dayOfWeek: day, dateRead: today });
  }
  return chapters;
}

/**
 * Whether the plan has gone on since it offered a chapter on a day (`yyyy-MM-dd`), so that the chapter would be refused.
 * It has not while the chapter before it is today's next one.
 * @param wasLatest the record after which the chapter comes, see `ChapterOfDay`
 */
export function isOvertaken(
  today: string,
  history: readonly ReadingProgress[],
  wasLatest: LatestSeen | null,
): boolean {
  const day = dayOfWeekOf(today);
  const past = withoutFuture(history, today);
  const isAfter = (chapter: ChapterRef | null) =>
    chapter?.bookName === wasLatest?.bookName && chapter?.chapter === wasLatest?.chapter;
  if (isAfter(latestSeenIn(day, past))) return false;
  return wasLatest === null || wasLatest.dateRead < today || !isAfter(readingFor(day, past));
}
