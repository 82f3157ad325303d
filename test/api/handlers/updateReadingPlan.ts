import * as v from 'valibot';
import { bookOf } from '../../../src/bible/books';
import { isoDay } from '../../../src/platform/values/dates';
import { DAYS, type DayOfWeek } from '../../../src/platform/values/dates';
import { userEndpoint } from './endpoint';
import { book, wholeNumber } from './inputs';

const dayOfWeek = v.custom<DayOfWeek>((x) => DAYS.some((day) => day === x), 'no day of the week');

/** Records a chapter of the plan as read today, by the server's clock. */
export const updateReadingPlan = userEndpoint({
  name: 'update_reading_plan',
  method: 'GET',
  writes: true,
  input: v.object({ dayOfWeek, book, bookId: wholeNumber, chapter: wholeNumber }),
  invalid: 'error',
  answer: (input, { data, now }): 'success' | 'error' => {
    const { bookId, maxChapter } = bookOf(input.book);
    if (input.bookId !== bookId || input.chapter < 1 || input.chapter > maxChapter) return 'error';
    const { dayOfWeek: day, book: bookName, chapter } = input;
    data.readingProgress.push({ dayOfWeek: day, bookName, chapter, dateRead: isoDay(now()) });
    return 'success';
  },
});
