import { groupBy } from '@/platform/values/groupBy';
import { isoDay } from '@/platform/values/dates';
import { translationOf } from '@/bible/translations';
import { displayBookName, formatReference } from '@/bible/references/reference';
import { csvOf } from './csv';
import type { FileLists, Library } from './libraryFile';

/** Replaces a doubled semicolon while a cell is split; no text contains it. */
const DOUBLED = '\u0000';

/** Topics in one cell. A topic's own semicolon is doubled, so that splitting restores the topics. */
export const joinedTopics = (topics: readonly string[]): string =>
  topics.map((topic) => topic.replaceAll(';', ';;')).join('; ');

/**
 * The topics of a cell, each once, separated by commas or semicolons.
 * @param isOwn whether this app has written it: then only a single semicolon separates them
 */
export function splitTopics(cell: string, isOwn: boolean): string[] {
  const parts = isOwn
    ? cell
        .replaceAll(';;', DOUBLED)
        .split(';')
        .map((topic) => topic.replaceAll(DOUBLED, ';'))
    : cell.split(/[,;]/);
  return [...new Set(parts.map((topic) => topic.trim()).filter((topic) => topic !== ''))];
}

interface TableFile {
  name: string;
  columns: readonly string[];
  /** Created one by one as they are written, because all at once would block the page. */
  rows: (lists: FileLists) => Iterable<readonly string[]>;
}

const moment = (epochMs: number | null): string => (epochMs === null ? '' : new Date(epochMs).toISOString());

function* mapped<Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): Generator<readonly string[], void> {
  for (const row of rows) yield cellsOf(row);
}

/** The tables of a library, one for each list that a spreadsheet can show. */
const TABLES: readonly TableFile[] = [
  {
    name: 'memory-passages.csv',
    columns: ['Reference', 'Translation', 'Box', 'Last practised', 'Explanation', 'Own wording'],
    rows: ({ passages }) =>
      mapped(passages, (row) => [
        formatReference(row, row.appendLetter),
        translationOf(row.translation).shortName,
        String(row.box),
        moment(row.lastViewed),
        row.explanation,
        row.ownText,
      ]),
  },
  {
    name: 'nuggets.csv',
    columns: ['Reference', 'Topics'],
    rows: ({ nuggets }) => mapped(nuggets, (row) => [formatReference(row), joinedTopics(row.topics)]),
  },
  {
    name: 'quotes.csv',
    columns: ['Quote', 'Topics'],
    rows: ({ quotes }) => mapped(quotes, (row) => [row.text, joinedTopics(row.topics)]),
  },
  {
    name: 'prayers.csv',
    columns: ['Prayer', 'Details', 'Person', 'Daily', 'Archived', 'Last prayed', 'Times prayed'],
    rows: ({ prayers, prayerSessions }) => {
      const times = groupBy(prayerSessions.map(({ prayerId, dateTime }) => [prayerId, dateTime] as const));
      return mapped(prayers, (row) => {
        const prayed = times.get(row.prayerId) ?? [];
        const last = prayed.reduce((a, b) => (a > b ? a : b), '');
        const flags = [row.daily, row.archived].map((flag) => (flag ? 'yes' : 'no'));
        return [row.title, row.details, row.personName, ...flags, last, String(prayed.length)];
      });
    },
  },
  {
    name: 'prayer-sessions.csv',
    columns: ['Prayer', 'Prayed', 'Note'],
    rows: ({ prayers, prayerSessions }) => {
      const titles = new Map(prayers.map(({ prayerId, title }) => [prayerId, title]));
      return mapped(prayerSessions, (row) => [
        titles.get(row.prayerId) ?? 'Unknown Prayer',
        row.dateTime,
        row.note,
      ]);
    },
  },
  {
    name: 'reading.csv',
    columns: ['Date', 'Day', 'Book', 'Chapter'],
    rows: ({ reading }) =>
      mapped(reading, (row) => [
        row.dateRead,
        row.dayOfWeek,
        displayBookName(row.bookName),
        String(row.chapter),
      ]),
  },
  {
    name: 'links.csv',
    columns: ['Label', 'Address'],
    rows: ({ links }) => mapped(links, (row) => [row.label, row.action]),
  },
];

/** The columns of the table of the rows that an import did not add. */
export const NOT_ADDED_COLUMNS: readonly string[] = ['Where', 'What', 'Why', 'Topics'];

/** Whether a table's columns have the names of a table that this app writes. */
export const isOwnTable = (columns: readonly string[]): boolean =>
  [NOT_ADDED_COLUMNS, ...TABLES.map((table) => table.columns)].some(
    (own) => own.join('|') === columns.join('|'),
  );

/** A file in pieces of text. */
export interface TextFile {
  name: string;
  pieces: Iterable<string>;
}

export const csvFiles = ({ lists }: Library): TextFile[] =>
  TABLES.map(({ name, columns, rows }) => ({ name, pieces: csvOf(columns, rows(lists)) }));

/** The name of the file with everything, dated by the device's day. */
export const fileName = (user: string, now: Date, extension: string): string =>
  `nuggets-${user.replace(/[^\p{L}\p{N}_-]+/gu, '_')}-${isoDay(now)}.${extension}`;
