import type { ChapterRef, VerseRange } from '../bible/passage';
import type { MemoryPassage } from '../memory/memoryPassage';
import { boxName } from '../memory/passageEdit';
import type { Nugget } from '../nuggets/nugget';
import type { Prayer } from '../prayers/prayer';
import { prayerTitle } from '../prayers/prayerTitle';
import type { Quote } from '../quotes/quote';
import { referencesInText } from '../references/referencesInText';

export type MarkKind = 'memory' | 'nugget' | 'quote' | 'prayer';

/** Something of one's own that is about verses of a chapter, or about the whole of it. */
export interface LibraryMark {
  kind: MarkKind;
  /** The id of the passage, nugget, quote or prayer. */
  id: number;
  /** What it is, in words. */
  label: string;
  /** Null where it names the chapter and no verse. */
  verses: { startVerse: number; endVerse: number } | null;
}

/** What there is of one's own, by chapter. */
export type LibraryIndex = ReadonlyMap<string, readonly LibraryMark[]>;

/** The rows of a list that are about a chapter. */
export type RowsIn<Row> = (chapter: ChapterRef) => readonly Row[];

export const chapterKey = ({ bookName, chapter }: ChapterRef): string => `${bookName}/${chapter}`;

type Entry = [chapter: string, mark: LibraryMark];

/** Rows by their chapter. */
export function rowsByChapter<Row extends ChapterRef>(rows: readonly Row[]): RowsIn<Row> {
  const byChapter = new Map<string, Row[]>();
  for (const row of rows) {
    const key = chapterKey(row);
    const others = byChapter.get(key);
    if (others) others.push(row);
    else byChapter.set(key, [row]);
  }
  return (chapter) => byChapter.get(chapterKey(chapter)) ?? [];
}

/** A memory passage, with its box. */
export const passageMark = (passage: MemoryPassage): LibraryMark =>
  mark(passage, 'memory', passage.passageId, `Memorised · ${boxName(passage.box)}`);

/** A nugget, with its topics. */
export const nuggetMark = (nugget: Nugget): LibraryMark =>
  mark(
    nugget,
    'nugget',
    nugget.passageId,
    ['Nugget', nugget.topics.map(({ name }) => name).join(', ')].filter((part) => part !== '').join(': '),
  );

/** The verses that a quote's text names; none while the text is not known. */
export const quoteEntries = ({ quoteId, text }: Pick<Quote, 'quoteId' | 'text'>): Entry[] =>
  text === null ? [] : named(text, 'quote', quoteId, `Quote: ${beginning(text)}`);

/** The verses that a prayer's title and details name; none of an archived one. */
export const prayerEntries = (prayer: Prayer): Entry[] =>
  prayer.archived
    ? []
    : named(
        `${prayer.title}\n${prayer.details}`,
        'prayer',
        prayer.prayerId,
        `Prayer: ${prayerTitle(prayer)}`,
      );

/** Entries by chapter, each once, in their order. */
export function indexed(entries: readonly Entry[]): LibraryIndex {
  const index = new Map<string, LibraryMark[]>();
  for (const [chapter, mark] of entries) {
    const marks = index.get(chapter);
    if (marks) marks.push(mark);
    else index.set(chapter, [mark]);
  }
  return index;
}

/** What is marked at each verse of a chapter; what is about the whole chapter is at its first. */
export function marksByVerse(marks: readonly LibraryMark[]): ReadonlyMap<number, readonly LibraryMark[]> {
  const byVerse = new Map<number, LibraryMark[]>();
  for (const mark of marks) {
    const { startVerse, endVerse } = mark.verses ?? { startVerse: 1, endVerse: 1 };
    for (let verse = startVerse; verse <= endVerse && verse - startVerse < MAX_VERSES; verse += 1) {
      const others = byVerse.get(verse);
      if (others) others.push(mark);
      else byVerse.set(verse, [mark]);
    }
  }
  return byVerse;
}

/** No chapter has more (§9, 'Psalms 119'): a stored range may be anything. */
const MAX_VERSES = 176;

const mark = (
  { startVerse, endVerse }: VerseRange,
  kind: MarkKind,
  id: number,
  label: string,
): LibraryMark => ({ kind, id, label, verses: { startVerse, endVerse } });

function named(text: string, kind: MarkKind, id: number, label: string): Entry[] {
  return referencesInText(text)
    .flatMap(({ ranges }) => ranges)
    .map((range) => [
      chapterKey(range),
      'startVerse' in range
        ? mark(range, kind, id, label)
        : { kind, id, label: `${label} (the whole chapter)`, verses: null },
    ]);
}

const BEGINNING = 60;

function beginning(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING).trimEnd()}…` : line;
}
