import { expect, it } from 'vitest';
import { csvRows } from './csvImport';
import { readFile } from '../readFile';

const step = () => Promise.resolve();
const fileOf = (text: string) => new Blob([text]);

it("reads Kindle's clippings as quotes", async () => {
  const text = [
    '\uFEFFThe Pursuit of God (A. W. Tozer)',
    '- Your Highlight on page 11 | location 161-162 | Added on Friday, 20 November 2026 07:30:00',
    '',
    'To have found God and still to pursue Him is the soul’s paradox of love.',
    '==========',
    '\uFEFFPredigten (Martin Luther)',
    '- Ihre Markierung auf Seite 3 | Hinzugefügt am Freitag, 20. November 2026',
    '',
    'Ein feste Burg',
    'ist unser Gott',
    '==========',
    'The Pursuit of God (A. W. Tozer)',
    '- Your Bookmark on page 12 | Added on Friday, 20 November 2026 07:31:00',
    '',
    '',
    '==========',
    'Limited (Somebody)',
    '- Ihre Markierung auf Seite 9 | Hinzugefügt am Freitag, 20. November 2026',
    '',
    ' <Sie haben die Höchstzahl an Ausschnitten aus diesem Buch erreicht>',
    '==========',
    'Broken',
    '==========',
    'Cut (short)',
    '- Your Highlight on page 1',
    '',
    'half of i',
  ].join('\r\n');
  const read = await readFile(fileOf(text), 'kjv', step);
  expect(read).toMatchObject({
    status: 'rows',
    file: {
      rows: [
        {
          location: 'line 1',
          item: {
            kind: 'quote',
            text: 'To have found God and still to pursue Him is the soul’s paradox of love.\n(The Pursuit of God (A. W. Tozer))',
          },
        },
        { location: 'line 6', item: { text: 'Ein feste Burg\nist unser Gott\n(Predigten (Martin Luther))' } },
        { location: 'line 17', reason: 'The book allows no more clippings' },
        { location: 'line 22', reason: 'It does not say where it is from' },
        { location: 'line 24', item: { text: 'half of i\n(Cut (short))' } },
      ],
      messages: ['1 bookmark has no words and cannot be a quote.'],
    },
  });
});

it("reads Readwise's table as quotes with author, book, note and tags", async () => {
  const text =
    'Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags\n' +
    '"Fear not, ""little flock""",Sermons,C. H. Spurgeon,,For Anna,yellow,"Faith,Fear",page,3,2026-11-20 07:30:00+00:00,\n' +
    ',Sermons,C. H. Spurgeon,,,,,,,,\n';
  const read = await readFile(fileOf(text), 'kjv', step);
  if (read.status !== 'csv') throw new Error(read.status);
  const { what, rows } = await csvRows(read.csv, read.csv.kind, read.csv.mapping, 'kjv', step);
  expect([what, rows]).toEqual([
    'Highlights of Readwise',
    [
      {
        location: 'line 2',
        item: {
          kind: 'quote',
          text: 'Fear not, "little flock"\n(C. H. Spurgeon, Sermons)\n\nFor Anna',
          topics: ['Faith', 'Fear'],
        },
      },
      { location: 'line 3', reason: 'It has no text', text: 'Sermons C. H. Spurgeon' },
    ],
  ]);
});

it('names the line on which a row begins, also after cells of several lines', async () => {
  const read = await readFile(fileOf('Reference;Box\n"John\n3:16";1\n\nJohn 3:17;9\n'), 'kjv', step);
  if (read.status !== 'csv') throw new Error(read.status);
  const { rows } = await csvRows(read.csv, 'passage', read.csv.mapping, 'kjv', step);
  expect(rows.map((row) => [row.location, 'item' in row ? '' : row.reason])).toEqual([
    ['line 2', ''],
    ['line 5', '9 is no box: there are boxes 1 to 3'],
  ]);
});

it('reads clippings with any dash that the Kindle writes', async () => {
  const text = 'Libro\r\n– La subrayado en la página 3\r\n\r\nEn el principio\r\n==========\r\n';
  expect(await readFile(fileOf(text), 'kjv', step)).toMatchObject({
    file: { rows: [{ item: { kind: 'quote', text: 'En el principio\n(Libro)' } }] },
  });
});

it.each([
  ['John 3:16,KJV\nRom 8:28,ESV\n', { reference: 0, translation: 1 }],
  ['For God so loved\tJohn 3:16\n', { reference: 1 }],
  ['Milk,Bread\n', {}],
])('guesses the unnamed columns of %j by their content', async (text, mapping) => {
  const read = await readFile(fileOf(text), 'kjv', step);
  expect(read).toMatchObject({ status: 'csv', csv: { kind: 'passage', named: false } });
  expect(read.status === 'csv' && read.csv.mapping).toEqual(mapping);
});

it('uses the delimiter named in the first line of an Excel table', async () => {
  const read = await readFile(
    fileOf('\uFEFFsep=;\r\nQuote;Topics\r\n"Fear not, little flock";Faith\r\n'),
    'kjv',
    step,
  );
  if (read.status !== 'csv') throw new Error(read.status);
  expect(read.csv.columns).toEqual(['Quote', 'Topics']);
  const { rows } = await csvRows(read.csv, read.csv.kind, read.csv.mapping, 'kjv', step);
  expect(rows).toMatchObject([
    { location: 'line 3', item: { text: 'Fear not, little flock', topics: ['Faith'] } },
  ]);
});
