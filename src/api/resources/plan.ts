import { bookOf } from '@/domain/bible/books';
import type { ReadingProgress } from '@/domain/plan/reading';
import { get } from '@/api/client/client';
import { success } from '@/api/wire/decoder';
import { readingProgress as rows } from '@/api/wire/plan';
import { listOfUser } from './listResource';

/** The recorded readings of the weekly plan, newest first. */
export const readingProgress = listOfUser('get_all_reading_plan_progress', rows);

/** Records a chapter of the plan as read, dated by the server. */
export const updateReadingPlan = (
  user: string,
  { dayOfWeek, bookName, chapter }: Omit<ReadingProgress, 'dateRead'>,
  signal?: AbortSignal,
): Promise<'success'> => {
  const { bookId } = bookOf(bookName);
  return get('update_reading_plan', { user, dayOfWeek, book: bookName, bookId, chapter }, success, signal);
};
