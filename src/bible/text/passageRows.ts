import * as v from 'valibot';
import { nullableText, positive, wholeNumber } from '@/data/decode/decoder';
import { bookOf, type BookName } from '../books';
import { MAX_VERSES, type VerseRange } from '../passage';
import { type TranslationCode, isTranslationCode } from '../translations';
import { withBook } from './names';
import type { VerseJson } from './verses';

export interface TopicJson {
  id: number;
  name: string;
}

/** A passage, in every answer that has one. */
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

export const rangeFields = {
  bookId: optionalNumber,
  bookName: nullableText,
  chapter: positive,
  startVerse: positive,
  endVerse: optionalNumber,
};
type RangeRow = v.InferOutput<v.ObjectSchema<typeof rangeFields, undefined>>;
export const translationFields = { translationName: nullableText, translationId: nullableText };
type TranslationRow = v.InferOutput<v.ObjectSchema<typeof translationFields, undefined>>;

/**
 * Null for a range that there is not: it would be shown as another one. Without an end, with an unset one, or with one beyond
 * any chapter, it is a single verse: loops run up to the end, so it must be bounded.
 */
function decodeRange({ chapter, startVerse, endVerse }: RangeRow, bookName: BookName): VerseRange | null {
  const end = endVerse !== null && endVerse > 0 && endVerse <= MAX_VERSES ? endVerse : startVerse;
  const exists = chapter <= bookOf(bookName).maxChapter && startVerse <= end;
  return exists ? { bookName, chapter, startVerse, endVerse: end } : null;
}

/** In lists `translationName` has the code. */
export function decodeTranslation(row: TranslationRow, unset: TranslationCode): TranslationCode {
  const codes = [row.translationName, row.translationId].map((name) => name?.trim().toLowerCase() ?? '');
  return codes.find(isTranslationCode) ?? unset;
}

/** Adds the decoded range to a row; a row that names none is invalid. */
export const withRange = <Row extends RangeRow, T>(build: (row: Row, range: VerseRange) => T) =>
  withBook((row: Row, bookName): T | null => {
    const range = decodeRange(row, bookName);
    return range && build(row, range);
  });
