import type { ReadingProgressJson } from '@/features/plan/api';
import { bookOf } from '../../../src/bible/books';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** All readings of the plan, newest first. */
export const getAllReadingPlanProgress = userEndpoint({
  name: 'get_all_reading_plan_progress',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }): ReadingProgressJson[] =>
    data.readingProgress.toReversed().map((row) => ({ bookId: bookOf(row.bookName).bookId, ...row })),
});
