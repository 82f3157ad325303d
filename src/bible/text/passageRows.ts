import * as v from 'valibot';
import { nullableText, positive, wholeNumber } from '@/data/decode/decoder';
import { bookOf, type BookName } from '../books';
import { MAX_VERSES, type StoredRange, type VerseRange } from '../passage';
import { formatChapter } from '../references/reference';
import { type TranslationCode, isTranslationCode } from '../translations';
import { withBook } from './names';
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
export const optionalNumber = v.nullish(
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
/** The range of a person's row, whose numbers may be any. */
export const ownRangeFields = { ...rangeFields, chapter: optionalNumber, startVerse: optionalNumber };
type RangeRow = v.InferOutput<v.ObjectSchema<typeof ownRangeFields, undefined>>;
export const translationFields = { translationName: nullableText, translationId: nullableText };
type TranslationRow = v.InferOutput<v.ObjectSchema<typeof translationFields, undefined>>;

/**
 * The range of a row as best it can be shown: a chapter that the book does not have by its number, and from verse 1 at the
 * earliest. Without an end, or with one before its start or beyond any chapter, it is a single verse: loops run up to the end, so
 * it must be bounded.
 */
function decodeRange(row: RangeRow, bookName: BookName): StoredRange {
  const chapter = row.chapter ?? 0;
  const stored = { bookName, chapter, startVerse: row.startVerse ?? 0 };
  const storedEnd = row.endVerse !== null && row.endVerse > 0 ? row.endVerse : stored.startVerse;
  const startVerse = Math.max(1, stored.startVerse);
  const endVerse = storedEnd >= startVerse && storedEnd <= MAX_VERSES ? storedEnd : startVerse;
  const range = { bookName, chapter, startVerse, endVerse };
  const isSound =
    startVerse === stored.startVerse &&
    endVerse === storedEnd &&
    chapter >= 1 &&
    chapter <= bookOf(bookName).maxChapter;
  return isSound ? range : { ...range, storedAs: inNumbers({ ...stored, endVerse: storedEnd }) };
}

/** `John 3:18-16`: the numbers as they are. */
const inNumbers = ({ startVerse, endVerse, ...chapter }: VerseRange): string =>
  `${formatChapter(chapter)}:${startVerse}${endVerse === startVerse ? '' : `-${endVerse}`}`;

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

/** Adds the decoded range to a row. */
export const withRange = <Row extends RangeRow, T>(build: (row: Row, range: StoredRange) => T) =>
  withBook((row: Row, bookName): T => build(row, decodeRange(row, bookName)));
