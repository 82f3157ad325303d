import { bookOf } from '@/domain/books';
import type { ChapterRef, DayOfWeek, ReadingProgress } from '@/domain/entities';
import { get } from './client';
import { shaped, success } from './wire/decoder';
import { readingProgress } from './wire/plan';

/** What was read of the weekly plan, newest first. */
export const getReadingProgress = (user: string, signal?: AbortSignal): Promise<ReadingProgress[]> =>
  get('get_all_reading_plan_progress', { user }, shaped(readingProgress), signal);

/** Records a chapter of the plan as read; the server dates it. */
export const updateReadingPlan = (
  user: string,
  dayOfWeek: DayOfWeek,
  { bookName, chapter }: ChapterRef,
  signal?: AbortSignal,
): Promise<'success'> =>
  get(
    'update_reading_plan',
    { user, dayOfWeek, book: bookName, bookId: bookOf(bookName).bookId, chapter },
    success,
    signal,
  );
