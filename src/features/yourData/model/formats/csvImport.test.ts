import { expect, it } from 'vitest';
import type { TranslationCode } from '@/bible/translations';
import { formatReference } from '@/bible/references/reference';
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
