import { bookOf } from '@/domain/bible/books';
import type { ReadingProgress } from '@/domain/plan/reading';
import { get } from '@/api/client/client';
import { shaped, success } from '@/api/wire/decoder';
import { readingProgress as rows } from '@/api/wire/plan';
import type { ListResource } from './listResource';

/** What was read of the weekly plan, newest first. */
export const readingProgress: ListResource<ReadingProgress> = {
  endpoint: 'get_all_reading_plan_progress',
  params: (user) => ({ user }),
  decode: shaped(rows),
};

/** Records a chapter of the plan as read; the server dates it itself. */
export const updateReadingPlan = (
  user: string,
  { dayOfWeek, bookName, chapter }: Omit<ReadingProgress, 'dateRead'>,
  signal?: AbortSignal,
): Promise<'success'> => {
  const { bookId } = bookOf(bookName);
  return get('update_reading_plan', { user, dayOfWeek, book: bookName, bookId, chapter }, success, signal);
};
