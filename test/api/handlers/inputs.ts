import * as v from 'valibot';
import { isBookName, type BookName } from '../../../src/bible/books';
import { isTranslationCode, type TranslationCode } from '../../../src/bible/translations';
import { verseCount } from '../../../src/bible/versification';

/** A whole number, which a query string gives as text. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.integer(),
);

/** A text that is not blank. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'is blank'),
);

export const nothing = v.unknown();

export const book = v.custom<BookName>((x) => typeof x === 'string' && isBookName(x), 'no such book');
export const translation = v.custom<TranslationCode>(
  (x) => typeof x === 'string' && isTranslationCode(x),
  'no such translation',
);

/** The range for `add_memory_passage` and `add_nonmemory_passage`; it has to exist. */
export const passageRange = v.pipe(
  v.object({ translation, book, chapter: wholeNumber, start: wholeNumber, end: wholeNumber }),
  v.check(({ translation: code, book: bookName, chapter, start, end }) => {
    return start >= 1 && start <= end && end <= (verseCount(code, bookName, chapter) ?? 0);
  }, 'no such range'),
);
