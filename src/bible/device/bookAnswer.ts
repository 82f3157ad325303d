import * as v from 'valibot';
import { parsedJson } from '@/data/decode/json';
import { bookOf, type BookName } from '../books';
import type { Verse } from '../passage';
import { bookOfRow } from '../text/names';
import { decodeTranslation, rangeFields, translationFields } from '../text/passageRows';
import { verses } from '../text/verses';
import type { TranslationCode } from '../translations';
import { shortChapters } from './missingVerses';
import { packBook, type PackedBook } from './packedBook';

/** The answer to the request for a whole book: the book, and its chapters with fewer verses than expected. */
export type BookAnswer =
  { kind: 'book'; book: PackedBook; short: readonly number[] } | { kind: 'empty' } | { kind: 'malformed' };

const { bookId, bookName, chapter } = rangeFields;
const verseRow = v.object({
  bookId,
  bookName,
  chapter,
  ...translationFields,
  verses: v.array(v.unknown()),
});
const answered = v.nullable(v.array(verseRow));

/**
 * Reads and packs the server's answer to the request for a whole book. The verses of a chapter are decoded together, as in the
 * answer about a chapter. An answer with a row of another book or translation, or one without verses, is malformed.
 */
export function readBookAnswer(text: string, translation: TranslationCode, wanted: BookName): BookAnswer {
  const decoded = v.safeParse(answered, parsedJson(text));
  if (!decoded.success) return { kind: 'malformed' };
  if (!decoded.output?.length) return { kind: 'empty' };
  const byChapter = new Map<number, unknown[]>();
  for (const row of decoded.output) {
    const isWanted =
      bookOfRow(row.bookName, row.bookId)?.bookName === wanted &&
      row.chapter <= bookOf(wanted).maxChapter &&
      decodeTranslation(row, translation) === translation;
    if (!isWanted) return { kind: 'malformed' };
    const rows = byChapter.get(row.chapter);
    if (rows) rows.push(...row.verses);
    else byChapter.set(row.chapter, [...row.verses]);
  }
  const chapters = new Map<number, readonly Verse[]>();
  for (const [number, rows] of byChapter) {
    const ofChapter = v.safeParse(verses, rows);
    if (!ofChapter.success || ofChapter.output.length === 0) return { kind: 'malformed' };
    chapters.set(number, ofChapter.output);
  }
  const book = packBook(chapters);
  return book
    ? { kind: 'book', book, short: shortChapters(translation, wanted, chapters) }
    : { kind: 'malformed' };
}
