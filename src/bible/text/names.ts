import * as v from 'valibot';
import { bookById, bookByName, isBookName, type Book, type BookName } from '../books';
import { isTranslationCode, type TranslationCode } from '../translations';

/** One of the 66 slugs. */
export const bookName = v.custom<BookName>((name) => typeof name === 'string' && isBookName(name));

/** One of the 14 codes. */
export const translationCode = v.custom<TranslationCode>(
  (code) => typeof code === 'string' && isTranslationCode(code),
);

/** The book of a row: by its slug, in any case or with spaces, otherwise by its number. */
export const bookOfRow = (name: string | null, id: number | null): Book | undefined =>
  bookByName(name?.trim().toLowerCase().replace(/\s+/g, '-') ?? '') ?? bookById(id ?? 0);

/** Builds a value from a row and its book; it is invalid if its book is unknown, or `build` returns null. */
export const withBook = <Row extends { bookName: string | null; bookId: number | null }, T>(
  build: (row: Row, bookName: BookName) => T | null,
) =>
  v.rawTransform<Row, T>(({ dataset, addIssue, NEVER }) => {
    const book = bookOfRow(dataset.value.bookName, dataset.value.bookId);
    const built = book ? build(dataset.value, book.bookName) : null;
    if (built !== null) return built;
    addIssue({ message: 'not in the Bible' });
    return NEVER;
  });
