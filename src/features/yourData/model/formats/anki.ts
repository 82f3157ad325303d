import { groupBy } from '@/platform/values/groupBy';
import { type TranslationCode, translationOf } from '@/bible/translations';
import { BOXES, type Box } from '@/features/memory/model/public';
import { chapterKey, formatReference } from '@/bible/references/reference';
import { isBlank } from '@/platform/values/text';
import { tableRows } from './csv';
import { newPassage } from '../item';
import type { FileRow, Library } from './libraryFile';
import { translationNamed, unknownName } from '@/bible/references/translationsIn';
import { readReference } from '../oneReference';
import { lineOf, invalidRow, type ParsedFile, type Row } from '../row';
import { withoutStart, type TextSource, type Step } from '../source';
import type { TextFile } from './tables';

/* Anki's text files, as its manual describes them: https://docs.ankiweb.net/importing/text-files.html */

const COLUMNS = ['Reference', 'Text', 'Translation', 'Tags'];
/** Anki's type that asks both ways. In other languages it has another name, and Anki uses its default type. */
const BOTH_WAYS = 'Basic (and reversed card)';

/** A field as written in the file: in quotation marks if necessary. */
const field = (text: string): string =>
  /["\t\n\r]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text;

/** Tags are separated by spaces, and so contain none. */
const tag = (words: string): string => words.trim().replace(/\s+/gu, '_');

const overlaps = (a: FileRow<'nuggets'>, b: FileRow<'passages'>): boolean =>
  a.bookName === b.bookName &&
  a.chapter === b.chapter &&
  a.startVerse <= b.endVerse &&
  b.startVerse <= a.endVerse;

function* ankiText(
  { lists }: Library,
  textOf: (row: FileRow<'passages'>) => string,
): Generator<string, void> {
  yield `#separator:tab\n#html:false\n#notetype:${BOTH_WAYS}\n#columns:${COLUMNS.join('\t')}\n#tags column:${COLUMNS.length}\n`;
  const inChapter = groupBy(lists.nuggets.map((nugget) => [chapterKey(nugget), nugget] as const));
  const named = new Set<string>();
  const severalTimes = new Set<string>();
  for (const row of lists.passages) {
    const reference = formatReference(row, row.appendLetter);
    (named.has(reference) ? severalTimes : named).add(reference);
  }
  for (const row of lists.passages) {
    // Passages have no topics, so those of the nuggets among their verses are used.
    const near = inChapter.get(chapterKey(row)) ?? [];
    const topics = near.filter((nugget) => overlaps(nugget, row)).flatMap((nugget) => nugget.topics);
    const tags = [`box::${row.box}`, ...new Set(topics.map((topic) => `topic::${tag(topic)}`))];
    const text = isBlank(row.ownText) ? textOf(row) : row.ownText;
    const { shortName } = translationOf(row.translation);
    const reference = formatReference(row, row.appendLetter);
    // Of two notes with the same first field, Anki keeps one.
    const first = severalTimes.has(reference) ? `${reference} ${shortName}` : reference;
    yield `${[first, text, shortName, tags.join(' ')].map(field).join('\t')}\n`;
  }
}

/** The memory passages as notes that Anki imports. `textOf` gives the text of a passage without a custom text. */
export const ankiFile = (library: Library, textOf: (row: FileRow<'passages'>) => string): TextFile => ({
  name: 'anki.txt',
  pieces: ankiText(library, textOf),
});

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Whether a text begins like an export of Anki. */
export const isAnki = (text: string): boolean =>
  /^"?#(?:separator|html|notetype|deck|tags|columns|guid)\b[^\n]*:/i.test(text);

interface Headers {
  separator: string;
  html: boolean;
  /** Counted from 0; undefined if none is named. */
  tagsColumn: number | undefined;
  /** Columns that are not fields of the note: its type, its deck and its id. */
  others: readonly number[];
  columns: readonly string[];
  /** The number of their lines, and of their characters. */
  lines: number;
  length: number;
}

/** A header's value, and the empty cells that a spreadsheet adds after it, with quotation marks if necessary. */
function withoutCells(value: string): { own: string; cells: string } {
  const [, own = '', cells = ''] = /^(.*?)"?(,*|;*|\t*|\|*)$/.exec(value) ?? [];
  // A file may give the separator itself instead of its name.
  return own === '' ? { own: value, cells: '' } : { own, cells };
}

function headersOf(text: string): Headers {
  const headers = new Map<string, string>();
  let lines = 0;
  let length = 0;
  let ofSpreadsheet = '';
  for (const line of text.split(/(?<=\r\n|\r(?!\n)|\n)/)) {
    const match = /^"?#([^:]+):(.*)$/.exec(line.replace(/[\r\n]+$/, ''));
    if (!match) break;
    const { own, cells } = withoutCells(match[2] ?? '');
    headers.set((match[1] ?? '').trim().toLowerCase(), own);
    ofSpreadsheet ||= cells.slice(0, 1);
    lines += 1;
    length += line.length;
  }
  const named = headers.get('separator')?.trim().toLowerCase() ?? 'tab';
  const separator = ofSpreadsheet || (SEPARATORS[named] ?? (named === '' ? '\t' : named.slice(0, 1)));
  const column = (name: string) => {
    const number = Number(headers.get(`${name} column`));
    return Number.isInteger(number) && number > 0 ? number - 1 : undefined;
  };
  return {
    separator,
    html: headers.get('html')?.trim().toLowerCase() === 'true',
    tagsColumn: column('tags'),
    others: ['notetype', 'deck', 'guid'].flatMap((name) => column(name) ?? []),
    columns: (headers.get('columns') ?? '').split(separator).map((name) => name.trim().toLowerCase()),
    lines,
    length,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const letterOf = (code: number): string => String.fromCodePoint(Math.min(code, 0x10ffff));

/** The text of a field in HTML, as Anki writes it. */
const withoutHtml = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(?:div|p|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => letterOf(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
    .trim();

const boxOf = (tags: readonly string[]): Box =>
  BOXES.find((box) => tags.some((each) => each.toLowerCase() === `box::${box}`)) ?? 1;

/**
 * Anki's exported notes as memory passages: the passage is named by the first field that is a reference, or else by the first short
 * one that mentions one. Throws `Unusable`.
 */
export async function readAnki(text: TextSource, fallback: TranslationCode, step: Step): Promise<ParsedFile> {
  const headers = headersOf(text.start);
  const rows: Row[] = [];
  for await (const { line, cells } of tableRows(withoutStart(text, headers.length), headers.separator)) {
    await step();
    if (cells[0]?.startsWith('#') === true && cells.length === 1) continue;
    rows.push(noteRow(lineOf(line + headers.lines), cells, headers, fallback));
  }
  return { what: 'Notes of Anki', rows, messages: [] };
}

/** A longer field is a text. */
const MAX_REFERENCE = 60;

function noteRow(
  location: string,
  cells: readonly string[],
  headers: Headers,
  fallback: TranslationCode,
): Row {
  const { html, tagsColumn, others, columns } = headers;
  const isField = (index: number) => index !== tagsColumn && !others.includes(index);
  const fields = cells.map((cell, index) => (isField(index) ? (html ? withoutHtml(cell) : cell) : ''));
  const named = fields[columns.indexOf('translation')] ?? '';
  const translation = translationNamed(named) ?? fallback;
  if (!isBlank(named) && translationNamed(named) === undefined)
    return invalidRow(location, unknownName(named), fields.join(' '));
  // Longer fields are texts, which may mention a reference.
  const short = fields.flatMap((text, index) =>
    isBlank(text) || text.length > MAX_REFERENCE ? [] : [{ index, read: readReference(text, translation) }],
  );
  const single = short.flatMap(({ index, read }) => (read.ok ? [{ index, ...read }] : []));
  const found = single.find(({ isAlone }) => isAlone) ?? single[0];
  if (!found) {
    const [reason] = short.flatMap(({ read }) => (read.ok ? [] : [read.reason]));
    return invalidRow(location, reason ?? 'No field of it is a reference', fields.join(' '));
  }
  const { ref, letter } = found;
  const text = fields.find(
    (each, at) => at !== found.index && at !== columns.indexOf('translation') && !isBlank(each),
  );
  const tags = (cells[tagsColumn ?? -1] ?? '').split(/\s+/);
  // Only a letter says that the text is the person's custom text, and not the translation's.
  const isOwn = letter !== '' && text !== undefined;
  return {
    location,
    item: newPassage(ref, { box: boxOf(tags), ...(isOwn && { letter, ownText: text }) }),
  };
}
