import { DEFAULT_TRANSLATION, type TranslationCode } from '@/bible/translations';
import { validateLink } from '@/features/links/model/public';
import { BOXES, type Box } from '@/features/memory/model/public';
import { isBlank } from '@/platform/values/text';
import { restored, tableRows } from './csv';
import { newPassage, type Item } from '../item';
import { withSource } from './kindle';
import { NOT_A_REFERENCE } from '@/bible/references/reasons';
import { translationNamed, unknownName } from '@/bible/references/translationsIn';
import { readReference } from '../oneReference';
import { lineOf, invalidRow, Unusable, type ParsedFile, type Row } from '../row';
import type { TextSource, Step } from '../source';
import { splitTopics } from './tables';

/** What a table can be read as. */
export const TABLE_KINDS = ['passage', 'nugget', 'quote', 'prayer', 'link'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

interface FieldOfTable {
  label: string;
  /** Names of columns that mean it, in lower case. */
  names: readonly string[];
  needed?: true;
}

const REFERENCE: FieldOfTable = {
  label: 'Reference',
  names: ['reference', 'ref', 'passage', 'verse', 'verses', 'bible reference', 'scripture'],
  needed: true,
};
const TRANSLATION: FieldOfTable = { label: 'Translation', names: ['translation', 'version', 'bible'] };
const TOPICS: FieldOfTable = {
  label: 'Topics',
  names: ['topics', 'topic', 'tags', 'tag', 'labels', 'category'],
};

/** The fields of each kind, in the order in which they are offered. */
const FIELDS = {
  passage: {
    reference: REFERENCE,
    translation: TRANSLATION,
    box: { label: 'Box', names: ['box', 'frequency'] },
    lastViewed: { label: 'Last practised', names: ['last practised', 'last practiced', 'last viewed'] },
    explanation: { label: 'Explanation', names: ['explanation', 'notes', 'note', 'comment'] },
    ownText: { label: 'Own wording', names: ['own wording', 'own text'] },
  },
  nugget: { reference: REFERENCE, translation: TRANSLATION, topics: TOPICS },
  quote: {
    text: { label: 'Quote', names: ['quote', 'highlight', 'text', 'quotation', 'content'], needed: true },
    title: { label: 'From', names: ['book title', 'title', 'source', 'book'] },
    author: { label: 'Author', names: ['book author', 'author', 'by', 'who'] },
    note: { label: 'Note', names: ['note', 'notes', 'comment'] },
    topics: TOPICS,
  },
  prayer: {
    title: { label: 'Title', names: ['prayer', 'title', 'prayer title', 'subject', 'request'], needed: true },
    details: { label: 'Details', names: ['details', 'description', 'note', 'notes', 'text'] },
    person: { label: 'Person', names: ['person', 'name', 'for', 'who'] },
    daily: { label: 'Daily', names: ['daily'] },
    archived: { label: 'Archived', names: ['archived', 'answered'] },
  },
  link: {
    label: { label: 'Label', names: ['label', 'name', 'title'], needed: true },
    address: { label: 'Address', names: ['address', 'url', 'link', 'href'], needed: true },
  },
} as const satisfies Record<TableKind, Record<string, FieldOfTable>>;

/** The number of the column, from 0, that holds a field; absent for none. */
export type Mapping = Readonly<Record<string, number | undefined>>;

/** A CSV file whose columns are to be confirmed before its rows are read. */
export interface CsvFile {
  columns: readonly string[];
  /** The first row, as an example; empty where there is none. */
  sample: readonly string[];
  /** To be read again once the columns are confirmed: all rows at once would take much more memory than the text. */
  source: TextSource;
  /** Whether the first row names the columns. */
  named: boolean;
  /** From Readwise, whose tags are separated by commas. */
  isReadwise: boolean;
  kind: TableKind;
  mapping: Mapping;
  /** What a person should know before they confirm. */
  notes: readonly string[];
}

export const fieldsOf = (kind: TableKind): readonly (readonly [string, FieldOfTable])[] =>
  Object.entries(FIELDS[kind]);

const normalName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** The columns that a kind's fields probably stand in. A field that several columns are named after has none. */
export function guessMapping(kind: TableKind, columns: readonly string[]): Mapping {
  const names = columns.map(normalName);
  const taken = new Set<number>();
  const guesses = fieldsOf(kind).map(([field, { names: known }]) => {
    for (const name of known) {
      const at = names.indexOf(name);
      if (at < 0 || taken.has(at) || names.lastIndexOf(name) !== at) continue;
      taken.add(at);
      return [field, at] as const;
    }
    return [field, undefined] as const;
  });
  return Object.fromEntries(guesses);
}

/** Where no names tell: the columns in which the first row has a reference and a translation, as for passages. */
function mappingByCells(cells: readonly string[]): Mapping {
  const reference = cells.findIndex((cell) => readReference(cell, DEFAULT_TRANSLATION).ok);
  if (reference < 0) return {};
  const translation = cells.findIndex((cell) => translationNamed(cell) !== undefined);
  return { reference, ...(translation >= 0 && { translation }) };
}

/** How well a kind fits the names of the columns, also where several have one name. */
function fit(kind: TableKind, columns: readonly string[]): number {
  const names = columns.map(normalName);
  const named = fieldsOf(kind).filter(([, field]) => field.names.some((name) => names.includes(name)));
  const isComplete = fieldsOf(kind).every(
    ([, field]) => !field.needed || named.some(([, each]) => each === field),
  );
  return named.length + (isComplete ? 10 : 0);
}

/** Whether every field that a kind needs has a column. */
export const isComplete = (kind: TableKind, mapping: Mapping): boolean =>
  fieldsOf(kind).every(([field, { needed }]) => !needed || mapping[field] !== undefined);

/** Tables that this app exports and that cannot be brought in. */
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
 * Reads a CSV file once, so that it is known to be whole, and guesses what its columns are.
 * @throws Unusable
 */
export async function readCsv(source: TextSource, step: Step): Promise<CsvFile> {
  const begins: (readonly string[])[] = [];
  for await (const { cells } of tableRows(source)) {
    if (begins.length < 2) begins.push(cells.map(restored));
    await step();
  }
  const [first, second = []] = begins;
  if (!first) throw new Unusable('This file is empty.');
  const names = first.map(normalName);
  const dated = DATED.get(names.join('|'));
  if (dated !== undefined) throw new Unusable(dated);
  const guesses = TABLE_KINDS.map((each) => ({ kind: each, fit: fit(each, first) }));
  const { kind, fit: best } = guesses.reduce((a, b) => (b.fit > a.fit ? b : a));
  const named = best > 0;
  const isReadwise = names.includes('highlight') && names.includes('book title');
  const twice = [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))];
  return {
    columns: named ? first : first.map((_, index) => `Column ${index + 1}`),
    sample: named ? second : first,
    source,
    named,
    isReadwise,
    kind,
    mapping: named ? guessMapping(kind, first) : mappingByCells(first),
    notes: named
      ? twice.map((name) => `Several columns are called '${name}': choose which one to use.`)
      : ['The first line does not name the columns: choose what they hold.'],
  };
}

const YES = ['y', 'yes', 'true', '1', 'x', 'daily', 'archived'];

/** Reads the rows of a table as `kind`, each field from the column that `mapping` names. Throws `Unusable`. */
export async function csvRows(
  { source, named, isReadwise }: Pick<CsvFile, 'source' | 'named' | 'isReadwise'>,
  kind: TableKind,
  mapping: Mapping,
  fallback: TranslationCode,
  step: Step,
): Promise<ParsedFile> {
  const rows: Row[] = [];
  let isNames = named;
  for await (const { line, cells } of tableRows(source)) {
    await step();
    if (isNames) {
      isNames = false;
      continue;
    }
    const cell = (field: string): string => restored(cells[mapping[field] ?? -1] ?? '');
    const item = READERS[kind](cell, fallback, isReadwise);
    rows.push(
      typeof item === 'string'
        ? invalidRow(lineOf(line), item, cells.map(restored).join(' '))
        : { location: lineOf(line), item },
    );
    if (typeof item !== 'string' && (kind === 'passage' || kind === 'nugget')) {
      const read = readReferenceOf(cell, fallback);
      if (read.ok && read.words.length > 0)
        rows.push({ ...invalidRow(lineOf(line), NOT_A_REFERENCE, read.words.join(' … ')), isBeside: true });
    }
  }
  return { what: isReadwise ? 'Highlights of Readwise' : 'A CSV table', rows, notes: [] };
}

type Reader = (
  cell: (field: string) => string,
  fallback: TranslationCode,
  isReadwise: boolean,
) => Item | string;

function readReferenceOf(cell: (field: string) => string, fallback: TranslationCode) {
  const named = cell('translation');
  const translation = isBlank(named) ? fallback : translationNamed(named);
  if (translation === undefined) return { ok: false as const, reason: unknownName(named) };
  if (isBlank(cell('reference'))) return { ok: false as const, reason: 'It has no reference' };
  return readReference(cell('reference'), translation);
}

function boxOf(text: string): Box | undefined {
  if (isBlank(text)) return 1;
  const number = Number(/-?\d+/.exec(text)?.[0]);
  return BOXES.find((box) => box === number);
}

const READERS: Readonly<Record<TableKind, Reader>> = {
  passage(cell, fallback) {
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
  nugget(cell, fallback) {
    const read = readReferenceOf(cell, fallback);
    return read.ok ? { kind: 'nugget', ref: read.ref, topics: splitTopics(cell('topics')) } : read.reason;
  },
  quote(cell, _, isReadwise) {
    const text = cell('text');
    if (isBlank(text)) return 'It has no text';
    const source = [cell('author'), cell('title')]
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .join(', ');
    const note = cell('note').trim();
    const topics = isReadwise ? cell('topics').replaceAll(',', ';') : cell('topics');
    return {
      kind: 'quote',
      text: (source === '' ? text : withSource(text, source)) + (note === '' ? '' : `\n\n${note}`),
      topics: splitTopics(topics),
    };
  },
  prayer(cell) {
    if (isBlank(cell('title'))) return 'It has no title';
    const isYes = (field: string) => YES.includes(cell(field).trim().toLowerCase());
    const fields = {
      title: cell('title'),
      details: cell('details'),
      personName: cell('person'),
      daily: isYes('daily'),
    };
    return { kind: 'prayer', fields, archived: isYes('archived') };
  },
  link(cell) {
    const [label, action] = [cell('label'), cell('address')];
    return validateLink(label, action) ?? { kind: 'link', label, action };
  },
};
