import { bookOf } from '@/domain/bible/books';
import type { ReadingProgress } from '@/domain/plan/reading';
import { withReading } from '@/domain/plan/readingPlan';
import { decoded, get } from '@/api/client/client';
import { amendAnswer } from '@/api/cache/answerCache';
import { shaped, success } from '@/api/wire/decoder';
import { readingProgress } from '@/api/wire/plan';

const LIST = 'get_all_reading_plan_progress';
const list = shaped(readingProgress);

/** What was read of the weekly plan, newest first. */
export const getReadingProgress = (user: string, signal?: AbortSignal): Promise<ReadingProgress[]> =>
  get(LIST, { user }, list, signal);

/** Records a chapter of the plan as read; the server dates it itself. */
export async function updateReadingPlan(
  user: string,
  reading: ReadingProgress,
  signal?: AbortSignal,
): Promise<'success'> {
  const { dayOfWeek, bookName, chapter } = reading;
  const { bookId } = bookOf(bookName);
  const params = { user, dayOfWeek, book: bookName, bookId, chapter };
  const answer = await get('update_reading_plan', params, success, signal);
  // Without a network the kept list is all there is: the plan is to go on from here.
  await amendAnswer(LIST, { user }, (kept) =>
    JSON.stringify(withReading(decoded(LIST, kept, list), reading)),
  );
  return answer;
}
