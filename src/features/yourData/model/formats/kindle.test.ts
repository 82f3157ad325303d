import { expect, it } from 'vitest';
import { readFile } from '../readFile';

const step = () => Promise.resolve();

async function read(text: string) {
  const file = await readFile(new Blob([text]), 'kjv', step);
  if (file.status !== 'rows') throw new Error(file.status);
  return file.file;
}
const textsOf = async (text: string) =>
  (await read(text)).rows.map((row) =>
    'item' in row && row.item.kind === 'quote' ? row.item.text : 'reason' in row ? row.reason : '',
  );

const TOZER = 'The Pursuit of God (A. W. Tozer)';
const DATE = 'Added on Friday, November 20, 2026 7:30:00 AM';
const clipping = (what: string, words: string, title = TOZER) =>
  `${title}\r\n- ${what} | ${DATE}\r\n\r\n${words}\r\n`;
const file = (...clippings: string[]) => clippings.map((each) => `${each}==========\r\n`).join('');

it.each([
  ['after', true],
  ['before', false],
])('puts a note %s its highlight below that, in one quote', async (_, isAfter) => {
  const highlight = clipping('Your Highlight on page 11 | location 161-162', 'To have found God');
  const note = clipping('Your Note on page 11 | location 162', 'For Anna\r\nand for me');
  const other = clipping('Your Highlight on page 30 | location 400-401', 'Another');
  const all = isAfter ? [highlight, other, note] : [note, highlight, other];
  expect(await textsOf(file(...all))).toEqual([
    `To have found God\n(${TOZER})\n\nNote: For Anna\nand for me`,
    `Another\n(${TOZER})`,
  ]);
});

it.each([
  ['English', 'Your Highlight on Location 161-162', 'Your Note on Location 162'],
  ['an old Kindle', 'Highlight Loc. 161-62', 'Note Loc. 162'],
  ['a page alone', 'Your Highlight on page 11-11', 'Your Note on page 11'],
  ['German', 'Ihre Markierung bei Position 161-162', 'Ihre Notiz bei Position 162'],
  ['French', 'Votre surlignement à l’emplacement 161-162', 'Votre note à l’emplacement 162'],
  ['Spanish', 'Tu subrayado en la posición 161-162', 'Tu nota en la posición 162'],
  ['Portuguese', 'Seu destaque ou posição 161-162', 'Sua nota ou posição 162'],
  ['Italian', 'La tua evidenziazione alla posizione 161-162', 'La tua nota alla posizione 162'],
  ['Dutch', 'Je highlight op locatie 161-162', 'Je notitie op locatie 162'],
  ['Chinese', '您在位置 #161-162的标注', '您在位置 #162 的笔记'],
  ['Japanese', '位置No. 161-162のハイライト', '位置No. 162のメモ'],
  ['Russian', 'Ваш выделенный отрывок в месте 161–162', 'Ваша заметка в месте 162'],
])('recognises notes and their positions in %s', async (_, highlight, note) => {
  const text = file(clipping(highlight, 'To have found God'), clipping(note, 'For Anna'));
  expect(await textsOf(text)).toEqual([`To have found God\n(${TOZER})\n\nNote: For Anna`]);
});

it('attributes a note without a highlight to nobody', async () => {
  const note = clipping('Your Note on page 40 | location 600', 'Read this again');
  const elsewhere = clipping(
    'Your Highlight on page 40 | location 600-601',
    'Of another book',
    'Other (Somebody)',
  );
  expect(await textsOf(file(note, elsewhere))).toEqual([
    `Note: Read this again\nOn ${TOZER}`,
    'Of another book\n(Other (Somebody))',
  ]);
});

it('gives each note to the nearest of several highlights', async () => {
  const text = file(
    clipping('Your Highlight on location 161-163', 'First'),
    clipping('Your Highlight on location 163-165', 'Second'),
    clipping('Your Note on location 165', 'One'),
    clipping('Your Note on location 165', 'Two'),
    clipping('Your Note on location 163', 'Three'),
  );
  expect(await textsOf(text)).toEqual([
    `First\n(${TOZER})\n\nNote: Three`,
    `Second\n(${TOZER})\n\nNote: One\n\nNote: Two`,
  ]);
});

it('keeps the longer of two highlights with the same beginning and position', async () => {
  const text = file(
    clipping('Your Highlight on location 161-162', 'To have found God'),
    clipping('Your Highlight on location 161-164', 'To have  found God and still to pursue Him'),
    clipping('Your Highlight on location 300-301', 'To have'),
    clipping('Your Note on location 162', 'For Anna'),
  );
  const { rows, messages } = await read(text);
  expect(rows.map((row) => ('item' in row && row.item.kind === 'quote' ? row.item.text : ''))).toEqual([
    `To have  found God and still to pursue Him\n(${TOZER})\n\nNote: For Anna`,
    `To have\n(${TOZER})`,
  ]);
  expect(messages).toEqual([
    '1 highlight is the beginning of a longer one at the same place, which is kept.',
  ]);
});

it('leaves the same highlight twice to the preview', async () => {
  const twice = clipping('Your Highlight on location 161-162', 'To have found God');
  expect((await read(file(twice, twice))).rows).toHaveLength(2);
});

it('reads a last clipping without a separator line, and a leading separator line', async () => {
  const last = clipping('Your Highlight on location 400-401', 'Another');
  const first = `==========\r\n${file(clipping('Your Highlight on location 161-162', 'To have found God'))}`;
  expect(await textsOf(first + last)).toEqual([`To have found God\n(${TOZER})`, `Another\n(${TOZER})`]);
  expect(await textsOf(last)).toEqual([`Another\n(${TOZER})`]);
});

const APP = [
  'Your Kindle Notes For:,,,',
  '"THE PURSUIT OF GOD: The Human Thirst, Updated",,,',
  '"by A. W. Tozer",,,',
  'Free Kindle instant preview:,,,',
  'https://read.amazon.com/kp/kshare?asin=B00,,,',
  '----------------------------------------------,,,',
  ',,,',
  '"Annotation Type","Location","Starred?","Annotation"',
];

it("reads the table of the Kindle's app", async () => {
  const rows = [
    '"Highlight (Yellow)","Location 161","","To have found God, and still ""to pursue"" Him"',
    '"Note","Location 161","","For Anna"',
    '"Highlight (Blue)","Location 400","*","Another"',
    '"Bookmark","Location 500","",""',
    '"Note","Location 600","","Read this again"',
  ];
  const { what, rows: read_, messages } = await read([...APP, ...rows].join('\r\n'));
  const source = 'THE PURSUIT OF GOD: The Human Thirst, Updated (A. W. Tozer)';
  expect([what, messages]).toEqual(['Notes of a Kindle', ['1 bookmark has no words and cannot be a quote.']]);
  expect(read_).toEqual([
    {
      location: 'line 9',
      item: {
        kind: 'quote',
        text: `To have found God, and still "to pursue" Him\n(${source})\n\nNote: For Anna`,
        topics: [],
      },
    },
    { location: 'line 11', item: { kind: 'quote', text: `Another\n(${source})`, topics: [] } },
    { location: 'line 13', item: { kind: 'quote', text: `Note: Read this again\nOn ${source}`, topics: [] } },
  ]);
});

it("reads the table of the Kindle's app without an author", async () => {
  const table = [APP[0], APP[1], ...APP.slice(3), '"Highlight (Yellow)","Page 3","","In the beginning"'].join(
    '\n',
  );
  expect(await textsOf(table)).toEqual(['In the beginning\n(THE PURSUIT OF GOD: The Human Thirst, Updated)']);
});
