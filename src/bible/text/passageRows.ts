import * as v from 'valibot';
import { nullableText, positive, wholeNumber } from '@/data/decode/decoder';
import { bookOf, UNKNOWN_BOOK, type Book } from '../books';
import { MAX_VERSES, type StoredRange, type VerseRange } from '../passage';
import { type TranslationCode, isTranslationCode } from '../translations';
import { isValidRange, maxVerseCount } from '../versification';
import { bookOfRow, withBook } from './names';
import type { VerseJson } from './verses';

export interface TopicJson {
  id: number;
  name: string;
}

/** A passage, as in every answer that contains one. */
export interface PassageJson {
  passageId: number;
  bookId: number | null;
  bookName: string | null;
  translationId: string | null;
  translationName: string | null;
  chapter: number | null;
  startVerse: number | null;
  endVerse: number | null;
  verseText: string | null;
  explanation: string | null;
  frequencyDays: number | null;
  last_viewed_str: string | null;
  last_viewed_num: number;
  passageRefAppendLetter: string | null;
  verses: VerseJson[];
  topics: TopicJson[];
}

/** A number that may be unset: `null`, absent, `""` or `"N/A"`. */
const optionalNumber = v.nullish(
  v.union([
    wholeNumber,
    v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  ]),
  null,
);

/** The range of a row of the Bible. */
export const rangeFields = {
  bookId: optionalNumber,
  bookName: nullableText,
  chapter: positive,
  startVerse: positive,
  endVerse: optionalNumber,
};
/** A number of a person's row. One that makes no sense counts as unset, so that the row is not lost. */
export const ownNumber = v.fallback(optionalNumber, null);
/** A text of a person's row. One that makes no sense counts as unset, so that the row is not lost. */
export const ownText = v.fallback(nullableText, null);
/** The range of a person's row, whose book and numbers may be any. */
export const ownRangeFields = {
  bookId: ownNumber,
  bookName: ownText,
  chapter: ownNumber,
  startVerse: ownNumber,
  endVerse: ownNumber,
};
type RangeRow = v.InferOutput<v.ObjectSchema<typeof ownRangeFields, undefined>>;
export const translationFields = { translationName: nullableText, translationId: nullableText };
/** The translation of a person's row, which may be any. */
export const ownTranslationFields = { translationName: ownText, translationId: ownText };
type TranslationRow = v.InferOutput<v.ObjectSchema<typeof translationFields, undefined>>;

/**
 * The range of a row as it can be shown: a chapter or first verse that does not exist keeps its number, and verse 1 is the earliest.
 * @param book undefined if it is unknown, and with it the number of its chapters
 */
function decodeRange(row: RangeRow, book: Book | undefined): StoredRange {
  const bookName = book?.bookName ?? UNKNOWN_BOOK;
  const chapter = row.chapter ?? 0;
  const storedStart = row.startVerse ?? 0;
  const storedEnd = row.endVerse !== null && row.endVerse > 0 ? row.endVerse : storedStart;
  const startVerse = Math.max(1, storedStart);
  const endVerse = lastShown(startVerse, storedEnd, maxVerseCount(bookName, chapter) ?? MAX_VERSES);
  const isSound = isValidRange({ bookName, chapter, startVerse: storedStart, endVerse: storedEnd });
  const bookInWords = book?.longName ?? storedBookOf(row);
  return {
    bookName,
    chapter,
    startVerse,
    endVerse,
    ...(!book && { storedBook: bookInWords }),
    ...(!isSound && { storedAs: inNumbers(bookInWords, chapter, storedStart, storedEnd) }),
  };
}

/**
 * The last verse of a range that is shown. One that ends beyond its chapter ends with the chapter's last, as in the server's text. A range
 * that ends before its start or beyond any chapter is a single verse: loops run up to the end, so it must be bounded.
 */
function lastShown(startVerse: number, storedEnd: number, last: number): number {
  if (storedEnd < startVerse || storedEnd > MAX_VERSES) return startVerse;
  return startVerse <= last ? Math.min(storedEnd, last) : storedEnd;
}

/** The name or number of an unknown book. */
function storedBookOf({ bookName, bookId }: RangeRow): string {
  const name = bookName?.trim() ?? '';
  if (name !== '' && name.toLowerCase() !== 'n/a') return name;
  return bookId !== null && bookId > 0 ? `(book ${bookId})` : '(no book)';
}

/** `John 3:18-16`: the numbers as they are. */
const inNumbers = (book: string, chapter: number, startVerse: number, endVerse: number): string =>
  `${book} ${chapter}:${startVerse}${endVerse === startVerse ? '' : `-${endVerse}`}`;

/** In lists `translationName` has the code. */
const codesOf = ({ translationName, translationId }: TranslationRow): string[] =>
  [translationName, translationId].map((name) => name?.trim().toLowerCase() ?? '');

/** The translation of a row; `unset` where it has none that is known. */
export const decodeTranslation = (row: TranslationRow, unset: TranslationCode): TranslationCode =>
  codesOf(row).find(isTranslationCode) ?? unset;

/** What a row has in place of a translation; undefined for a known one, and where none is set. */
export function unknownTranslation(row: TranslationRow): string | undefined {
  const codes = codesOf(row);
  return codes.some(isTranslationCode) ? undefined : codes.find((code) => code !== '' && code !== 'n/a');
}

/** Adds the decoded range to a row of the Bible; a row of an unknown book is invalid. */
export const withRange = <Row extends RangeRow, T>(build: (row: Row, range: VerseRange) => T) =>
  withBook((row: Row, bookName): T => build(row, decodeRange(row, bookOf(bookName))));

/** Adds the decoded range to a person's row, whatever its book is. */
export const withOwnRange = <Row extends RangeRow, T>(build: (row: Row, range: StoredRange) => T) =>
  v.transform((row: Row): T => build(row, decodeRange(row, bookOfRow(row.bookName, row.bookId))));
