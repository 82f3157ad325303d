import { expect, it } from 'vitest';
import type { TranslationCode } from '@/bible/translations';
import { formatReference } from '@/bible/references/reference';
import { itemLabel } from '../item';
import { readFile } from '../readFile';
import type { TableKind } from './csvFields';
import { csvRows } from './csvImport';

const step = () => Promise.resolve();

async function table(text: string, as?: TableKind, fallback: TranslationCode = 'kjv') {
  const read = await readFile(new Blob([text]), fallback, step);
  if (read.status !== 'csv') throw new Error(read.status);
  const { csv } = read;
  const file = await csvRows(csv, as ?? csv.kind, csv.mapping, fallback, step);
  return { kind: csv.kind, mapping: csv.mapping, ...file };
}
const references = ({ rows }: Awaited<ReturnType<typeof table>>) =>
  rows.map((row) => {
    if (!('item' in row)) return row.reason;
    return row.item.kind === 'passage' || row.item.kind === 'nugget' ? formatReference(row.item.ref) : '';
  });
const topics = ({ rows }: Awaited<ReturnType<typeof table>>) =>
  rows.map((row) => ('item' in row && 'topics' in row.item ? row.item.topics : null));

it.each([
  ['Book,Chapter,Verse', ['John,3,16'], ['John 3:16']],
  [
    'book,chapter,verse,end',
    ['1 Cor,13,4,7', 'Ps,23,1,', 'Jude,1,3,3'],
    ['1 Corinthians 13:4-7', 'Psalms 23:1', 'Jude 1:3'],
  ],
  ['Book,Chapter,Start Verse,End Verse,Text', ['Romans,8,28,30,And we know'], ['Romans 8:28-30']],
  ['Book,Chapter,Verse Start,Verse End,Note,Tags', ['Rom,8,28,30,Mine,hope'], ['Romans 8:28-30']],
  ['Book;Chapter;Verse', ['John;3;16-18', 'Psalms;117;'], ['John 3:16-18', 'Psalms 117:1-2']],
  ['Book,Chapter,Verses', ['John,3,16-18'], ['John 3:16-18']],
  // As a table numbers them.
  ['Book,Chapter,Verse', ['43,3,16'], ['John 3:16']],
  [
    'Book,Chapter,Verse,End',
    ['John,3,40,', 'John,3,16,99', 'Nonsense,3,16,', 'John,,16,'],
    ['no', 'no', 'no', 'no'],
  ],
])('builds references from the columns %s', async (header, lines, expected) => {
  const read = await table([header, ...lines].join('\n'));
  expect(['passage', 'nugget']).toContain(read.kind);
  const made = references(read).map((each, at) => ('item' in (read.rows[at] ?? {}) ? each : 'no'));
  expect(made).toEqual(expected);
});

it('prefers a column with whole references to those with their parts', async () => {
  const read = await table('Reference,Book,Chapter,Verse\nRom 8:28,John,3,16\n,John,3,16\n');
  expect(references(read)).toEqual(['Romans 8:28', 'John 3:16']);
});

it("reads And Bible's bookmarks with their labels", async () => {
  const read = await table(
    [
      'osisRef,bibleRef,text,notes,labels',
      'John.3.16,Johannes 3:16,For God so loved,Mine,"Love, Gospel"',
      '1Cor.13.4-1Cor.13.7,1. Korinther 13:4-7,Charity,,Love',
      'KJV:Ps.23.1-Ps.23.6,Psalm 23:1-6,The LORD,,',
      'Gen.1.1-Gen.2.3,Genesis 1:1-2:3,In the beginning,,',
    ].join('\n'),
  );
  expect(read.kind).toBe('nugget');
  expect(references(read)).toEqual([
    'John 3:16',
    '1 Corinthians 13:4-7',
    'Psalms 23:1-6',
    'There are several references; one is expected',
  ]);
  expect(topics(read).slice(0, 3)).toEqual([['Love', 'Gospel'], ['Love'], []]);
});

it('reads a reference in words if the table has no other', async () => {
  expect(references(await table('bibleRef,labels\nJohn 3:16,Love\n'))).toEqual(['John 3:16']);
});

it.each(['Tags', 'Labels', 'Topics', 'Topic', 'tag'])(
  'separates topics in a column %s by comma or semicolon',
  async (name) => {
    const cells = ['grace; faith', 'grace, faith', 'grace;;faith', 'grace', 'grace,,faith;', ' '];
    const text = `Quote,${name}\n${cells.map((cell, at) => `Fear not ${at},"${cell}"`).join('\n')}\n`;
    const two = ['grace', 'faith'];
    expect(topics(await table(text))).toEqual([two, two, two, ['grace'], two, []]);
  },
);

it("keeps a topic's own separators in a table written by this app", async () => {
  const own = '\uFEFFQuote,Topics\r\nFear not,"Love, of God; grace;;faith; Hope"\r\n';
  expect(topics(await table(own))).toEqual([['Love, of God', 'grace;faith', 'Hope']]);
});

it('archives a prayer that was answered on a date, and says so', async () => {
  const dates = ['2026-01-05', '1/5/2026', '13.01.2026', '5 Jan 2026', 'yes', 'no', '', 'in part'];
  const read = await table(
    `Prayer,Answered\n${dates.map((date, at) => `Prayer ${at},${date}`).join('\n')}\n`,
  );
  expect(read.kind).toBe('prayer');
  expect(read.rows.map((row) => 'item' in row && row.item.kind === 'prayer' && row.item.archived)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(read.messages).toEqual([
    '4 prayers come archived, because they were answered on a date; the date itself has no place here.',
    '1 prayer does not say clearly whether it was answered, and comes open.',
  ]);
});

const MORE_CELLS =
  'It has more cells than the first line: put a text with a comma or semicolon in quotation marks, with no space before them';

/** Each row in a line: its item, or why it was left out. */
const outcomes = ({ rows }: Awaited<ReturnType<typeof table>>) =>
  rows.map((row) => ('item' in row ? itemLabel(row.item) : row.reason));

it.each<[what: string, lines: readonly string[], expected: readonly string[]]>([
  [
    'a text with a comma',
    ['Quote,Author', 'Be still, and know,Anon', '"Fear, not",Anon'],
    [MORE_CELLS, 'Fear, not (Anon)'],
  ],
  ['a text quoted after a space', ['Quote,Author', '"Fear not", "Anon, and others"'], [MORE_CELLS]],
  ['a text with a semicolon', ['Quote;Author', 'Be still; and know;Anon'], [MORE_CELLS]],
  [
    'a list of verses',
    ['Reference,Explanation', 'Isaiah 41:10, 13,fear not', 'Isa 41:10,fear not,,'],
    [MORE_CELLS, 'Isaiah 41:10 KJV'],
  ],
  ['a list of chapters', ['Reference', 'Ps 1, 2', 'Ps 3'], [MORE_CELLS, 'Psalms 3:1-8 KJV']],
])('leaves out a row in which %s has become several cells, with the reason', async (_, lines, expected) => {
  expect(outcomes(await table(lines.join('\n')))).toEqual(expected);
});

it('does not count the date of a prayer that is left out', async () => {
  const read = await table('Prayer,Answered\nFor rain,2026-01-05,and sun\n');
  expect(outcomes(read)).toEqual([MORE_CELLS]);
  expect(read.messages).toEqual([]);
});

it('reports the cells of columns not chosen in a table without names', async () => {
  const { rows } = await table('Psalm 23:1-3, 6\nJohn 3:16\nRom 8:28, 31, 35\n');
  expect(
    rows.map((row) => ('item' in row ? itemLabel(row.item) : `${row.location}, ${row.text}: ${row.reason}`)),
  ).toEqual([
    'Psalms 23:1-3 KJV',
    'line 1, 6: It is in a column that was not chosen',
    'John 3:16 KJV',
    `line 3, Rom 8:28 31 35: ${MORE_CELLS}`,
  ]);
  expect(rows[1]).toHaveProperty('isBeside', true);
});
