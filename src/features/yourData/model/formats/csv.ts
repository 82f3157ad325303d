import Papa, { type ParseResult } from 'papaparse';
import { Unusable } from '../row';
import { withoutStart, type TextSource } from '../source';

/*
 * A spreadsheet executes a cell that begins with one of these characters. On the way out an apostrophe is put before it, and one more
 * before a cell that has such apostrophes already, so that an import has to remove exactly one.
 */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const HARMLESS = /^'+[=+\-@\t\r\n＝＋－＠]/u;

const harmless = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
export const unescapeCell = (cell: string): string => (HARMLESS.test(cell) ? cell.slice(1) : cell);

/** Spreadsheets recognise a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 200;

/**
 * A table as CSV in pieces, its first row the names of the columns. Each cell is in quotation marks, because a spreadsheet that
 * also separates columns by semicolons would begin a cell, and execute it, within a text.
 */
export function* csvOf(
  columns: readonly string[],
  rows: Iterable<readonly string[]>,
): Generator<string, void> {
  const lines = (table: readonly (readonly string[])[]) =>
    Papa.unparse(
      table.map((cells) => cells.map(harmless)),
      { newline: '\r\n', quotes: true },
    ) + '\r\n';
  yield BYTE_ORDER_MARK + lines([columns]);
  let batch: (readonly string[])[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < AT_ONCE) continue;
    yield lines(batch);
    batch = [];
  }
  if (batch.length > 0) yield lines(batch);
}

export interface TableRow {
  /** The line on which it begins. */
  line: number;
  cells: readonly string[];
}

/** Longer than any row: a longer text has an unclosed quotation mark, and would be parsed again for each piece. */
const MAX_ROW = 2_000_000;
const UNCLOSED = 'A quotation mark is opened and never closed: the file is damaged or cut short.';

const linesIn = (cell: string): number => cell.split(/\r\n|\r|\n/).length - 1;

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The maximum length of a first line, in characters. */
const FIRST_LINE = 32_000;

/** The delimiter that splits the first line into most columns, because cells may contain any of the others. */
function guessedDelimiter(start: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(start.slice(0, FIRST_LINE), { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

/** A first line written by Excel, which names the delimiter and is not a row: `sep=;`. */
const NAMED_DELIMITER = /^"?sep=([^\r\n"]+)"?(?:\r\n|\r|\n)/i;

/** The library types no result; with `isPart`, the last row is left for the next part. */
interface PartParser {
  parse: (text: string, from: number, isPart: boolean) => ParseResult<string[]>;
}

/**
 * The rows of a text in columns, read in pieces, each cell as it is written; rows without any text are left out.
 * @param delimiter guessed if undefined
 * @throws Unusable if a quotation mark is never closed
 */
export async function* tableRows(source: TextSource, delimiter?: string): AsyncGenerator<TableRow, void> {
  const named = delimiter === undefined ? NAMED_DELIMITER.exec(source.start) : null;
  const text = withoutStart(source, named?.[0].length ?? 0);
  yield* rowsIn(text, delimiter ?? named?.[1] ?? guessedDelimiter(text.start), named ? 2 : 1);
}

async function* rowsIn(
  { start, pieces }: TextSource,
  delimiter: string,
  firstLine: number,
): AsyncGenerator<TableRow, void> {
  const { linebreak } = Papa.parse(start, { delimiter, preview: 1 }).meta;
  const newline = (['\r\n', '\r', '\n'] as const).find((each) => each === linebreak) ?? '\n';
  let line = firstLine;
  const rowsOf = (data: readonly (readonly string[])[]) =>
    data.flatMap((cells): TableRow[] => {
      const row = { line, cells };
      line += 1 + cells.reduce((sum, cell) => sum + linesIn(cell), 0);
      return cells.some((cell) => cell.trim() !== '') ? [row] : [];
    });
  const parser: PartParser = new Papa.Parser({ delimiter, newline });
  let rest = '';
  for await (const piece of pieces()) {
    rest += piece;
    const { data, meta } = parser.parse(rest, 0, true);
    rest = rest.slice(meta.cursor);
    if (rest.length > MAX_ROW) throw new Unusable(UNCLOSED);
    yield* rowsOf(data);
  }
  const { data, errors } = parser.parse(rest, 0, false);
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new Unusable(UNCLOSED);
  yield* rowsOf(data);
}
