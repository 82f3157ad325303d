import { DEFAULT_TRANSLATION, type TranslationCode } from '@/bible/translations';
import { validateLink } from '@/features/links/model/public';
import { BOXES, type Box } from '@/features/memory/model/public';
import { pluralize, isBlank } from '@/platform/values/text';
import { unescapeCell, tableRows, type TableRow } from './csv';
import { newPassage, type Item } from '../item';
import { NOT_A_REFERENCE } from '@/bible/references/reasons';
import { translationNamed } from '@/bible/references/translationsIn';
import { withSource } from './annotations';
import { readReference } from '../oneReference';
import { lineOf, invalidRow, Unusable, type ParsedFile, type Row } from '../row';
import type { TextSource, Step } from '../source';
import { guessKind, guessMapping, normalName, type Mapping, type TableKind } from './csvFields';
import { readReferenceOf } from './csvReference';
import { isOwnTable, splitTopics } from './tables';

/** A CSV file whose columns are to be confirmed before its rows are read. */
export interface CsvFile {
  columns: readonly string[];
  /** The first row, as an example; empty if there is none. */
  sample: readonly string[];
  /** The row after the first. */
  second: readonly string[];
  /** Read again once the columns are confirmed, because all rows at once take much more memory than the text. */
  source: TextSource;
  /** Whether the first row names the columns. */
  named: boolean;
  isReadwise: boolean;
  /** Written by this app, whose topics may have commas and semicolons of their own. */
  isOwn: boolean;
  kind: TableKind;
  mapping: Mapping;
  /** Messages to show before the person confirms. */
  messages: readonly string[];
}

/** Without known names: the columns in which the first row has a reference and a translation, as for passages. */
function mappingByCells(cells: readonly string[]): Mapping {
  const reference = cells.findIndex((cell) => readReference(cell, DEFAULT_TRANSLATION).ok);
  if (reference < 0) return {};
  const translation = cells.findIndex((cell) => translationNamed(cell) !== undefined);
  return { reference, ...(translation >= 0 && { translation }) };
}

/** Tables that this app exports but cannot import. */
const DATED: ReadonlyMap<string, string> = new Map([
  [
    'prayer|prayed|note',
    'Prayer sessions cannot be added: the server dates each itself, so all would count as prayed today.',
  ],
  [
    'date|day|book|chapter',
    'Readings cannot be added: the server dates each itself, so all would count as read today.',
  ],
]);

/**
 * Reads a CSV file once, to be sure that it is whole, and guesses the meaning of its columns.
 * @param hasMark whether it begins with a byte order mark, like the files of this app
 * @throws Unusable
 */
export async function readCsv(source: TextSource, hasMark: boolean, step: Step): Promise<CsvFile> {
  const begins: (readonly string[])[] = [];
  for await (const { cells } of tableRows(source)) {
    if (begins.length < 2) begins.push(cells.map(unescapeCell));
    await step();
  }
  const [first, second = []] = begins;
  if (!first) throw new Unusable('This file is empty.');
  const names = first.map(normalName);
  const dated = DATED.get(names.join('|'));
  if (dated !== undefined) throw new Unusable(dated);
  const guessed = guessKind(first);
  const kind = guessed ?? 'passage';
  const named = guessed !== undefined;
  const isReadwise = names.includes('highlight') && names.includes('book title');
  const twice = [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))];
  return {
    columns: named ? first : first.map((_, index) => `Column ${index + 1}`),
    sample: named ? second : first,
    second,
    source,
    named,
    isReadwise,
    isOwn: hasMark && isOwnTable(first),
    kind,
    mapping: named ? guessMapping(kind, first) : mappingByCells(first),
    messages: named
      ? twice.map((name) => `Several columns are called '${name}': choose which one to use.`)
      : ['The first line does not name the columns: choose what they hold.'],
  };
}

/** The table with its first row as the names of its columns, if the person says so. */
export const withNames = (csv: CsvFile): CsvFile => ({
  ...csv,
  columns: csv.sample,
  sample: csv.second,
  named: true,
  messages: [],
});

const YES = ['y', 'yes', 'true', '1', 'x', 'daily', 'archived', 'answered'];
const NO = ['', 'n', 'no', 'false', '0', '-', 'not yet', 'open'];
const DATE = /(?<!\d)\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/;

/** Whether a prayer was answered on a date; counts these, and texts that mean neither yes nor no. */
function isAnswered(cell: string, answers: Answers): boolean {
  if (DATE.test(cell)) {
    answers.dated += 1;
    return true;
  }
  if (![...YES, ...NO].includes(cell.trim().toLowerCase())) answers.unclear += 1;
  return false;
}

const TOO_MANY_CELLS =
  'It has more cells than the first line: put a text with a comma or semicolon in quotation marks, with no space before them';
const NOT_CHOSEN = 'It is in a column that was not chosen';

type Table = Pick<CsvFile, 'source' | 'columns' | 'named' | 'isReadwise' | 'isOwn'>;

/** Reads the rows of a table as `kind`, each field from the column that `mapping` names. Throws `Unusable`. */
export async function csvRows(
  table: Table,
  kind: TableKind,
  mapping: Mapping,
  fallback: TranslationCode,
  step: Step,
): Promise<ParsedFile> {
  const rows: Row[] = [];
  const answers: Answers = { dated: 0, unclear: 0 };
  let isNames = table.named;
  for await (const row of tableRows(table.source)) {
    await step();
    if (!isNames) rows.push(...rowsOf(row, table, kind, mapping, { fallback, isOwn: table.isOwn, answers }));
    isNames = false;
  }
  return {
    what: table.isReadwise ? 'Highlights of Readwise' : 'A CSV table',
    rows,
    messages: answerMessages(answers),
  };
}

/** The item of a row, or why there is none, and what the row has beside it. */
function rowsOf(
  { line, cells }: TableRow,
  { columns, named }: Table,
  kind: TableKind,
  mapping: Mapping,
  options: ReadingOptions,
): Row[] {
  const texts = cells.map(unescapeCell);
  const invalid = (reason: string, words: string) => invalidRow(lineOf(line), reason, words);
  // A text in it was split, so that its columns do not mean what they say.
  if (!texts.slice(columns.length).every(isBlank)) return [invalid(TOO_MANY_CELLS, texts.join(' '))];
  const cell = (field: string): string => texts[mapping[field] ?? -1] ?? '';
  const item = READERS[kind](cell, options);
  if (typeof item === 'string') return [invalid(item, texts.join(' '))];
  const words = kind === 'passage' || kind === 'nugget' ? wordsBeside(cell, options.fallback) : [];
  // Where the columns have no names, a person who chooses them sees only the first row.
  const chosen = new Set(Object.values(mapping));
  const others = named ? [] : texts.filter((text, at) => !chosen.has(at) && !isBlank(text));
  return [
    { location: lineOf(line), item },
    ...[invalid(NOT_A_REFERENCE, words.join(' … ')), invalid(NOT_CHOSEN, others.join(' '))]
      .filter(({ text }) => text !== '')
      .map((row) => ({ ...row, isBeside: true as const })),
  ];
}

/** The words beside the reference of a row. */
function wordsBeside(cell: (field: string) => string, fallback: TranslationCode): readonly string[] {
  const read = readReferenceOf(cell, fallback);
  return read.ok ? read.words : [];
}

/** How many prayers have a date, or some other text, in the column that says whether they are archived. */
interface Answers {
  dated: number;
  unclear: number;
}

function answerMessages({ dated, unclear }: Answers): string[] {
  const messages: string[] = [];
  if (dated > 0)
    messages.push(
      `${pluralize(dated, 'prayer')} ${dated === 1 ? 'comes archived, because it was' : 'come archived, because they were'} answered on a date; the date itself has no place here.`,
    );
  if (unclear > 0)
    messages.push(
      `${pluralize(unclear, 'prayer')} ${unclear === 1 ? 'does not say clearly whether it was answered, and comes' : 'do not say clearly whether they were answered, and come'} open.`,
    );
  return messages;
}

interface ReadingOptions {
  fallback: TranslationCode;
  isOwn: boolean;
  answers: Answers;
}

type Reader = (cell: (field: string) => string, options: ReadingOptions) => Item | string;

function boxOf(text: string): Box | undefined {
  if (isBlank(text)) return 1;
  const number = Number(/-?\d+/.exec(text)?.[0]);
  return BOXES.find((box) => box === number);
}

const READERS: Readonly<Record<TableKind, Reader>> = {
  passage(cell, { fallback }) {
    const read = readReferenceOf(cell, fallback);
    if (!read.ok) return read.reason;
    const box = boxOf(cell('box'));
    if (box === undefined) return `${cell('box').trim()} is no box: there are boxes 1 to 3`;
    const viewed = isBlank(cell('lastViewed')) ? null : Date.parse(cell('lastViewed'));
    if (viewed !== null && !(viewed >= 0)) return `${cell('lastViewed').trim()} is no date`;
    const ownText = cell('ownText');
    return newPassage(read.ref, {
      box,
      explanation: cell('explanation'),
      lastViewed: viewed,
      // The server loses a letter without a text.
      ...(!isBlank(ownText) && { ownText, letter: read.letter === '' ? 'a' : read.letter }),
    });
  },
  nugget(cell, { fallback, isOwn }) {
    const read = readReferenceOf(cell, fallback);
    if (!read.ok) return read.reason;
    return { kind: 'nugget', ref: read.ref, topics: splitTopics(cell('topics'), isOwn) };
  },
  quote(cell, { isOwn }) {
    const text = cell('text');
    if (isBlank(text)) return 'It has no text';
    const source = [cell('author'), cell('title')]
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .join(', ');
    const note = cell('note').trim();
    return {
      kind: 'quote',
      text: (source === '' ? text : withSource(text, source)) + (note === '' ? '' : `\n\n${note}`),
      topics: splitTopics(cell('topics'), isOwn),
    };
  },
  prayer(cell, { answers }) {
    if (isBlank(cell('title'))) return 'It has no title';
    const isYes = (field: string) => YES.includes(cell(field).trim().toLowerCase());
    const fields = {
      title: cell('title'),
      details: cell('details'),
      personName: cell('person'),
      daily: isYes('daily'),
    };
    return { kind: 'prayer', fields, archived: isYes('archived') || isAnswered(cell('archived'), answers) };
  },
  link(cell) {
    const [label, action] = [cell('label'), cell('url')];
    return validateLink(label, action) ?? { kind: 'link', label, action };
  },
};
