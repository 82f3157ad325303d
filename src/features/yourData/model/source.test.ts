import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableRows } from './formats/csv';
import { readLines, textSource } from './source';

/** Long enough for several pieces, which may end at any character. */
const long = fc
  .tuple(
    fc.array(fc.constantFrom('🙏🏽', 'שלום', 'a', '\r\n', '\n', '\r', '"', ',', 'é'), {
      minLength: 20,
      maxLength: 60,
    }),
    fc.nat(200),
  )
  .map(([parts, first]) => 'x'.repeat(first) + parts.join('').repeat(2500));

const source = (text: string) => textSource(new Blob([text]));

async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

it('reads a text in pieces unchanged, wherever they end', async () => {
  await fc.assert(
    fc.asyncProperty(long, async (text) => {
      const read = await source(text);
      expect((await collected(read.pieces())).join('')).toBe(text);
      expect((await collected(readLines(read))).flat()).toEqual(text.split(/\r\n|\r|\n/));
    }),
    { numRuns: 10 },
  );
});

it('reads a table in pieces row by row, wherever they end', async () => {
  const cells = fc.array(fc.constantFrom('🙏🏽 pray', 'two\r\nlines', 'a, b', 'said "so"', 'שלום', 'x'), {
    minLength: 2,
    maxLength: 5,
  });
  const written = (row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  await fc.assert(
    fc.asyncProperty(cells, fc.nat(100), fc.constantFrom('\n', '\r\n'), async (row, first, newline) => {
      const all = [['y'.repeat(first), 'first'], ...Array.from({ length: 4000 }, () => row)];
      const read = await source(all.map(written).join(newline) + newline);
      const rows = await collected(tableRows(read, ','));
      expect(rows.map((each) => each.cells)).toEqual(all);
      const lines = all.map((each) => written(each).split('\r\n').length);
      expect(rows.at(-1)?.line).toBe(lines.slice(0, -1).reduce((sum, count) => sum + count, 1));
    }),
    { numRuns: 10 },
  );
});
