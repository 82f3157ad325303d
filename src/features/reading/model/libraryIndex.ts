import { MAX_VERSES, type ChapterRef, type VerseRange, type VerseSpan } from '@/bible/passage';
import { boxName, type MemoryPassage } from '@/features/memory/model/public';
import type { Nugget } from '@/features/nuggets/model/public';
import { type Prayer, prayerTitle } from '@/features/prayers/model/public';
import type { Quote } from '@/features/quotes/model/public';
import { chapterKey } from '@/bible/references/reference';
import { readReferencesInSteps } from '@/bible/references/readReferences';
import { groupBy } from '@/platform/values/groupBy';
import { preview } from '@/platform/values/text';

export type MarkKind = 'memory' | 'nugget' | 'quote' | 'prayer';

/** An item of the user's library that refers to verses of a chapter, or to the whole chapter. */
export interface LibraryMark {
  kind: MarkKind;
  /** The id of the passage, nugget, quote or prayer. */
  id: number;
  label: string;
  /** Null if it refers to the chapter as a whole. */
  verses: VerseSpan | null;
}

/** The marks of each chapter, by `chapterKey`. */
export type LibraryIndex = ReadonlyMap<string, readonly LibraryMark[]>;

/** Returns the rows of a list that are in a chapter. */
export type RowsIn<Row> = (chapter: ChapterRef) => readonly Row[];

/** A mark with the key of its chapter. */
export type Entry = [chapter: string, mark: LibraryMark];

/** Indexes rows by chapter. */
export function rowsByChapter<Row extends ChapterRef>(rows: readonly Row[]): RowsIn<Row> {
  const byChapter = groupBy(rows.map((row) => [chapterKey(row), row]));
  return (chapter) => byChapter.get(chapterKey(chapter)) ?? [];
}

/** The mark of a memory passage, with its box. */
export const passageMark = (passage: MemoryPassage): LibraryMark =>
  mark(passage, 'memory', passage.passageId, `Memorised · ${boxName(passage.box)}`);

/** The mark of a nugget, with its topics. */
export const nuggetMark = (nugget: Nugget): LibraryMark =>
  mark(
    nugget,
    'nugget',
    nugget.passageId,
    ['Nugget', nugget.topics.map(({ name }) => name).join(', ')].filter((part) => part !== '').join(': '),
  );

/** Lets the page respond, where it is time. */
type Step = () => Promise<void>;

/** Marks for the references in a quote's text; none while the text is not known. */
export const quoteEntries = async (
  { quoteId, text }: Pick<Quote, 'quoteId' | 'text'>,
  step: Step,
): Promise<Entry[]> =>
  text === null ? [] : named(text, 'quote', quoteId, `Quote: ${beginning(text)}`, step);

/** Marks for the references in a prayer's title and details; none for an archived prayer. */
export const prayerEntries = async (prayer: Prayer, step: Step): Promise<Entry[]> =>
  prayer.archived
    ? []
    : named(
        `${prayer.title}\n${prayer.details}`,
        'prayer',
        prayer.prayerId,
        `Prayer: ${prayerTitle(prayer)}`,
        step,
      );

/** Marks by chapter, in the order of the entries. */
export const indexed = (entries: readonly Entry[]): LibraryIndex => groupBy(entries);

/** The marks at each verse of a chapter; a mark for the whole chapter is at verse 1. */
export function marksByVerse(marks: readonly LibraryMark[]): ReadonlyMap<number, readonly LibraryMark[]> {
  return groupBy(
    marks.flatMap((mark) => {
      const { startVerse, endVerse } = mark.verses ?? { startVerse: 1, endVerse: 1 };
      // A stored range may contain any number.
      const length = Math.min(MAX_VERSES, endVerse - startVerse + 1);
      return Array.from({ length }, (_, index) => [startVerse + index, mark] as const);
    }),
  );
}

const mark = (
  { startVerse, endVerse }: VerseRange,
  kind: MarkKind,
  id: number,
  label: string,
): LibraryMark => ({ kind, id, label, verses: { startVerse, endVerse } });

async function named(text: string, kind: MarkKind, id: number, label: string, step: Step): Promise<Entry[]> {
  const { references } = await readReferencesInSteps(text, { as: 'text' }, step);
  return references
    .flatMap(({ ranges }) => ranges)
    .map((range) => [
      chapterKey(range),
      'startVerse' in range
        ? mark(range, kind, id, label)
        : { kind, id, label: `${label} (the whole chapter)`, verses: null },
    ]);
}

const MAX_LABEL = 60;

const beginning = (text: string): string => preview(text.trim().replace(/\s+/g, ' '), MAX_LABEL);
