import Papa, { type Parser, type ParseResult } from 'papaparse';
import { yieldToMain } from '@/platform/scheduling/yieldToMain';
import type { Step } from '../steps';

/*
 * A spreadsheet runs a cell that begins with one of these signs. On the way out an apostrophe is put before it, and one more
 * before a cell that has such apostrophes already, so that on the way in exactly one has to be taken away.
 */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const HARMLESS = /^'+[=+\-@\t\r\n＝＋－＠]/u;

export const harmless = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
export const restored = (cell: string): string => (HARMLESS.test(cell) ? cell.slice(1) : cell);

/** Spreadsheets take a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 200;

/** A table as CSV in pieces, its first row the names of the columns. */
export function* csvOf(
  columns: readonly string[],
  rows: Iterable<readonly string[]>,
): Generator<string, void> {
  const lines = (table: readonly (readonly string[])[]) =>
    Papa.unparse(
      table.map((cells) => cells.map(harmless)),
      { newline: '\r\n' },
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

export type Table = { ok: true; rows: readonly TableRow[] } | { ok: false; reason: string };

/** Parsed at a time, in characters. */
const CHUNK = 32_000;
/** Longer than any row: what is longer has a quotation mark that is never closed, and would be read again and again. */
const MAX_ROW = 2_000_000;
const UNCLOSED = 'A quotation mark is opened and never closed: the file is damaged or cut short.';

const linesIn = (cell: string): number => cell.split(/\r\n|\r|\n/).length - 1;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter that makes most columns of the first line, which usually names them; cells may hold any of the others. */
function guessedDelimiter(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text.slice(0, CHUNK), { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

/**
 * Reads text in columns, in pieces, each cell as it is written; rows without any text are left out.
 * @param delimiter guessed if it is undefined
 */
export async function readTable(
  text: string,
  step: Step,
  delimiter = guessedDelimiter(text),
): Promise<Table> {
  const rows: TableRow[] = [];
  let line = 1;
  let problem: string | undefined;
  let withoutRow = 0;
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK,
      chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
        for (const cells of data) {
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
          line += 1 + cells.reduce((sum, cell) => sum + linesIn(cell), 0);
        }
        withoutRow = data.length > 0 ? 0 : withoutRow + CHUNK;
        if (withoutRow > MAX_ROW || errors.some(({ code }) => code === 'MissingQuotes')) {
          problem = UNCLOSED;
          parser.abort();
          resolve();
          return;
        }
        parser.pause();
        step()
          // Its own task, even if the step had time left: the parser goes on inside of the call.
          .then(yieldToMain)
          .then(
            () => parser.resume(),
            (error: unknown) => {
              parser.abort();
              reject(error instanceof Error ? error : new Error(String(error)));
            },
          );
      },
      complete: () => resolve(),
    });
  });
  return problem === undefined ? { ok: true, rows } : { ok: false, reason: problem };
}
