import * as v from 'valibot';
import { bookById, bookByName } from '@/domain/books';
import type { ReadingProgress } from '@/domain/entities';
import { nullableText, rows, wholeNumber } from './decoder';

const day = v.picklist(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);

const progressRow = v.object({
  dayOfWeek: day,
  bookName: nullableText,
  bookId: v.nullish(wholeNumber, null),
  chapter: v.pipe(wholeNumber, v.minValue(1)),
  dateRead: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/)),
});

/** `get_all_reading_plan_progress`. */
export const readingProgress = rows(
  v.pipe(
    progressRow,
    v.rawTransform<v.InferOutput<typeof progressRow>, ReadingProgress>(({ dataset, addIssue, NEVER }) => {
      const { dayOfWeek, chapter, dateRead, bookName, bookId } = dataset.value;
      const book = bookByName(bookName ?? '') ?? bookById(bookId ?? 0);
      if (book) return { dayOfWeek, chapter, bookName: book.bookName, dateRead: dateRead.slice(0, 10) };
      addIssue({ message: 'no such book' });
      return NEVER;
    }),
  ),
);
