import * as v from 'valibot';
import type { BookName } from '@/domain/bible/books';
import {
  LETTERS,
  type AppendLetter,
  type Box,
  type MemoryPassage,
  type PracticeHistoryEntry,
  type TextOverride,
} from '@/domain/memory/memoryPassage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { SearchResult } from '@/domain/search/searchResult';
import type { Topic } from '@/domain/topics/topic';
import type { Verse, VerseRange } from '@/domain/bible/passage';
import { DEFAULT_TRANSLATION, isTranslationCode, type TranslationCode } from '@/domain/bible/translations';
import {
  distinct,
  innerRows,
  nullableText,
  optionalText,
  positive,
  rows,
  rowsById,
  unsetText,
  wholeNumber,
} from './decoder';
import { withBook } from './names';
import { verses } from './verses';

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

const topic = v.pipe(
  v.object({ id: positive, name: unsetText }),
  v.transform(({ id, name }): Topic => ({ id, name: name ?? `Topic ${id}` })),
);

/** `get_tag_list`; a topic without a name is named by its number. */
export const topics = rowsById(topic, ({ id }) => id);

const rangeFields = {
  bookId: optionalNumber,
  bookName: nullableText,
  chapter: positive,
  startVerse: positive,
  endVerse: optionalNumber,
};
type RangeRow = v.InferOutput<v.ObjectSchema<typeof rangeFields, undefined>>;
const translationFields = { translationName: nullableText, translationId: nullableText };
type TranslationRow = v.InferOutput<v.ObjectSchema<typeof translationFields, undefined>>;

/** §9: the verses of Psalms 119, the longest chapter. */
const MAX_VERSES = 176;

/** Ignores an end before the start or beyond any chapter: loops run up to it, so it must be bounded. */
function rangeOf({ chapter, startVerse, endVerse }: RangeRow, bookName: BookName): VerseRange {
  const ends = endVerse !== null && endVerse > startVerse && endVerse <= MAX_VERSES;
  return { bookName, chapter, startVerse, endVerse: ends ? endVerse : startVerse };
}

/** In lists `translationName` has the code. */
function translationOf(row: TranslationRow, unset: TranslationCode): TranslationCode {
  const codes = [row.translationName, row.translationId].map((name) => name?.trim().toLowerCase() ?? '');
  return codes.find(isTranslationCode) ?? unset;
}

/** The latest time that a Date can have, epoch milliseconds. */
const MAX_TIME = 8.64e15;

/** When a passage was last viewed; 0, -1 and times that no Date can have count as never. */
const viewedAt = (epochMs: number | null): number | null =>
  epochMs !== null && epochMs > 0 && epochMs <= MAX_TIME ? epochMs : null;

/** The box of a stored value: unset is box 1, where a passage starts, and anything above 3 is box 3. */
function boxOf(frequencyDays: number | null): Box {
  if (frequencyDays === -1 || frequencyDays === 2) return frequencyDays;
  return frequencyDays !== null && frequencyDays >= 3 ? 3 : 1;
}

const letterOf = (letter: string | null): AppendLetter =>
  LETTERS.find((each) => each === letter?.trim().toLowerCase()) ?? '';

/** Adds the decoded range to a row; a row without a valid book is invalid. */
const withRange = <Row extends RangeRow, T>(build: (row: Row, range: VerseRange) => T) =>
  withBook((row: Row, bookName) => build(row, rangeOf(row, bookName)));

const memoryRow = v.object({
  ...rangeFields,
  ...translationFields,
  passageId: wholeNumber,
  explanation: unsetText,
  frequencyDays: optionalNumber,
  last_viewed_num: optionalNumber,
  passageRefAppendLetter: nullableText,
});

const idOf = ({ passageId }: { passageId: number }) => passageId;

/** `get_mempsg_list`. */
export const memoryPassages = rowsById(
  v.pipe(
    memoryRow,
    withRange((row: v.InferOutput<typeof memoryRow>, range): MemoryPassage => ({
      ...range,
      passageId: row.passageId,
      translation: translationOf(row, DEFAULT_TRANSLATION),
      box: boxOf(row.frequencyDays),
      lastViewed: viewedAt(row.last_viewed_num),
      explanation: row.explanation === 'N/A' ? '' : (row.explanation ?? ''),
      appendLetter: letterOf(row.passageRefAppendLetter),
    })),
  ),
  idOf,
);

/** Only the text of an own wording is used; its verse may even have no number. */
const wording = innerRows(v.object({ verseParts: innerRows(v.object({ verseText: optionalText })) }));

/** `get_mempsg_text_overrides`: one verse with one part has the whole text. */
export const textOverrides = rowsById(
  v.pipe(
    v.object({ passageId: wholeNumber, passageRefAppendLetter: nullableText, verses: wording }),
    v.transform((row): TextOverride => ({
      passageId: row.passageId,
      appendLetter: letterOf(row.passageRefAppendLetter),
      text: row.verses.flatMap((verse) => verse.verseParts.map((part) => part.verseText)).join(' '),
    })),
  ),
  idOf,
);

const nuggetRow = v.object({ ...rangeFields, passageId: wholeNumber, topics: innerRows(topic) });

/** `get_nugget_id_list`. */
export const nuggets = rowsById(
  v.pipe(
    nuggetRow,
    withRange((row: v.InferOutput<typeof nuggetRow>, range): Nugget => ({
      ...range,
      passageId: row.passageId,
      topics: distinct(row.topics, ({ id }) => id),
    })),
  ),
  idOf,
);

const resultRow = v.object({
  ...rangeFields,
  ...translationFields,
  verses: v.fallback(v.nullish(verses, []), []),
  verseText: unsetText,
});

/** The verses of a result. Its text may be in `verseText` instead, or missing: then only its reference is known. */
function versesOfResult({ verses: found, verseText, startVerse }: v.InferOutput<typeof resultRow>): Verse[] {
  if (found.length > 0 || verseText === null) return found;
  return [{ verseNumber: startVerse, parts: [{ text: verseText, wordsOfChrist: false }] }];
}

/** A row of `bible_search`; `searched` is the translation if the row names none. */
export const searchResult = (searched: TranslationCode) =>
  v.pipe(
    resultRow,
    withRange((row: v.InferOutput<typeof resultRow>, range): SearchResult => ({
      ...range,
      translation: translationOf(row, searched),
      verses: versesOfResult(row),
    })),
  );

/** `get_mem_practice_history`. */
export const practiceHistory = rows(
  v.pipe(
    v.object({ passageId: wholeNumber, dateViewedLong: v.pipe(positive, v.maxValue(MAX_TIME)) }),
    v.transform((row): PracticeHistoryEntry => ({ passageId: row.passageId, viewedAt: row.dateViewedLong })),
  ),
);
