import { subDays } from 'date-fns';
import { dayOfWeek, isoDay } from '../../../src/platform/values/dates';
import type { ChapterRef } from '../../../src/bible/passage';
import type { DayOfWeek } from '../../../src/platform/values/dates';
import { readingFor } from '../../../src/features/plan/model/readingPlan';
import type { ReadingProgressRow } from '../schema';

const DAYS_READ = 42;

/** The position of each day's reading at the beginning of the history, chosen so that books end and begin within it. */
const STOOD_AT: Readonly<Record<DayOfWeek, ChapterRef>> = {
  Sunday: { bookName: 'romans', chapter: 12 },
  Monday: { bookName: 'genesis', chapter: 36 },
  Tuesday: { bookName: 'joshua', chapter: 20 },
  Wednesday: { bookName: 'psalms', chapter: 41 },
  Thursday: { bookName: 'job', chapter: 37 },
  Friday: { bookName: 'isaiah', chapter: 51 },
  Saturday: { bookName: 'matthew', chapter: 24 },
};

/** Six weeks of reading, a chapter a day up to yesterday, in the plan's order; oldest first. */
export function readingProgressRows(scale: number, now: Date): ReadingProgressRow[] {
  const last = new Map<DayOfWeek, ChapterRef>();
  return Array.from({ length: Math.round(DAYS_READ * scale) }, (_, index) => {
    const date = subDays(now, Math.round(DAYS_READ * scale) - index);
    const day = dayOfWeek(date);
    const before = { ...(last.get(day) ?? STOOD_AT[day]), dayOfWeek: day, dateRead: '' };
    const chapter = readingFor(day, [before]);
    last.set(day, chapter);
    return { dayOfWeek: day, ...chapter, dateRead: isoDay(date) };
  });
}
