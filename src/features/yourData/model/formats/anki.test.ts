import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ankiFile, readAnki } from './anki';
import { textSource } from '../source';
import { FORMAT, VERSION, type FileLists, type FileRow, type Library } from './libraryFile';

const like = (words: RegExp): unknown => expect.stringMatching(words);
const step = () => Promise.resolve();

/**
 * Reads a text file as Anki's manual says (docs.ankiweb.net, 'Text Files'): lines at the top that begin with # are headers;
 * fields are separated by the separator; a field in quotation marks may have separators and line breaks, and doubles its
 * own quotation marks; tags are separated by spaces.
 */
function ankiNotes(file: string): { fields: string[]; tags: string[] }[] {
  const headers = new Map<string, string>();
  let at = 0;
  while (file[at] === '#') {
    const end = file.indexOf('\n', at);
    const [name = '', ...value] = file.slice(at + 1, end).split(':');
    headers.set(name, value.join(':'));
    at = end + 1;
  }
  expect([headers.get('separator'), headers.get('html')]).toEqual(['tab', 'false']);
  const tagsColumn = Number(headers.get('tags column')) - 1;
  const notes: { fields: string[]; tags: string[] }[] = [];
  while (at < file.length) {
    const cells: string[] = [];
    for (let isEnd = false; !isEnd;) {
      let cell = '';
      if (file[at] === '"') {
        for (at += 1; file[at] !== '"' || file[at + 1] === '"'; at += 1) {
          if (file[at] === '"') at += 1;
          cell += file[at] ?? '';
        }
        at += 1;
      } else {
        const end = file.slice(at).search(/[\t\n]/);
        cell = file.slice(at, at + end);
        at += end;
      }
      cells.push(cell);
      isEnd = file[at] === '\n';
      expect(file[at]).toMatch(/[\t\n]/);
      at += 1;
    }
    const [tags = ''] = cells.splice(tagsColumn, 1);
    notes.push({ fields: cells, tags: tags.split(' ').filter((tag) => tag !== '') });
  }
  return notes;
}

const passage = (passageId: number, more: Partial<FileRow<'passages'>> = {}): FileRow<'passages'> => ({
  passageId,
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 16,
  endVerse: 17,
  appendLetter: '',
  box: 1,
  lastViewed: null,
  explanation: '',
  ownText: '',
  ...more,
});

function libraryOf(lists: Partial<FileLists>): Library {
  const none = {
    topics: [],
    passages: [],
    nuggets: [],
    quotes: [],
    prayers: [],
    prayerSessions: [],
    reading: [],
  };
  const rest = { links: [], practiceHistory: [], recall: [], weakWords: [], waiting: [], unread: [] };
  const head = {
    format: FORMAT,
    version: VERSION,
    exportedAt: '',
    user: 'demo',
    server: '',
    cachedAt: {},
  } as const;
  return { head: { ...head, settings: {}, drafts: {} }, lists: { ...none, ...rest, ...lists } };
}

const written = (library: Library, text: string) => [...ankiFile(library, () => text).pieces].join('');

it('writes notes that Anki reads, with tags by box and topic', () => {
  const nuggets: FileRow<'nuggets'>[] = [
    {
      passageId: 7,
      bookName: 'john',
      chapter: 3,
      startVerse: 16,
      endVerse: 16,
      topics: ['Love of God', 'Grace'],
    },
    { passageId: 8, bookName: 'john', chapter: 3, startVerse: 18, endVerse: 18, topics: ['Judgement'] },
  ];
  const own = passage(2, {
    appendLetter: 'b',
    ownText: 'My\town "words"\nin two lines',
    box: 3,
    startVerse: 1,
    endVerse: 1,
  });
  const library = libraryOf({ passages: [passage(1), own], nuggets });
  expect(ankiNotes(written(library, 'For God so loved'))).toEqual([
    {
      fields: ['John 3:16-17', 'For God so loved', 'KJV'],
      tags: ['box::1', 'topic::Love_of_God', 'topic::Grace'],
    },
    { fields: ['John 3:1b', 'My\town "words"\nin two lines', 'KJV'], tags: ['box::3'] },
  ]);
});

it('asks both ways, and keeps the same verses of two translations apart', async () => {
  const file = written(libraryOf({ passages: [passage(1), passage(2, { translation: 'esv' })] }), 'For God');
  expect(file).toContain('\n#notetype:Basic (and reversed card)\n');
  expect(ankiNotes(file).map(({ fields }) => fields[0])).toEqual(['John 3:16-17 KJV', 'John 3:16-17 ESV']);
  const { rows } = await readAnki(await textSource(new Blob([file])), 'niv', step);
  expect(rows).toMatchObject([
    { item: { ref: { translation: 'kjv' } } },
    { item: { ref: { translation: 'esv' } } },
  ]);
});

it('writes any text for Anki to read unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const [note] = ankiNotes(written(libraryOf({ passages: [passage(1)] }), text));
      expect(note?.fields).toEqual(['John 3:16-17', text, 'KJV']);
    }),
  );
});

it('reads its own notes back: reference, translation, box and custom text', async () => {
  const own = passage(2, { appendLetter: 'b', ownText: 'My "own"\nwords', box: 3, translation: 'esv' });
  const file = await readAnki(
    await textSource(new Blob([written(libraryOf({ passages: [passage(1), own] }), 'For God')])),
    'niv',
    step,
  );
  const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 };
  const more = { kind: 'passage', explanation: '', lastViewed: null };
  expect(file).toMatchObject({
    rows: [
      { location: 'line 6', item: { ...more, ref, box: 1, letter: '', ownText: '' } },
      {
        location: 'line 7',
        item: {
          ...more,
          ref: { ...ref, translation: 'esv' },
          box: 3,
          letter: 'b',
          ownText: 'My "own"\nwords',
        },
      },
    ],
  });
});

it('reads HTML entities', async () => {
  const text =
    '#separator:Tab\n#html:true\nJohn 3:16a\tGod&#x27;s &#39;so&#39; loved &mdash; &lt;us&gt; &amp;lt;\n';
  const file = await readAnki(await textSource(new Blob([text])), 'kjv', step);
  expect(file.rows).toMatchObject([{ item: { ownText: "God's 'so' loved — <us> &lt;" } }]);
});

it('reads other apps’ exports: with a deck, in HTML, the reference in any field', async () => {
  const text = [
    '#separator:Semicolon',
    '#html:true',
    '#deck column:1',
    '#tags column:4',
    'Verses;"For God so loved<br>the world";"<b>John&nbsp;3:16</b>";love box::2',
    'Verses;Hello;World;',
    'Verses;"x";John 3:99;',
    '',
  ].join('\r\n');
  const file = await readAnki(await textSource(new Blob([text])), 'niv', step);
  expect(file).toMatchObject({
    rows: [
      {
        location: 'line 5',
        item: { ref: { translation: 'niv', bookName: 'john', startVerse: 16 }, box: 2, ownText: '' },
      },
      { location: 'line 6', reason: like(/Unknown Book/) },
      { location: 'line 7' },
    ],
  });
});

const rowsOf = async (...lines: string[]) =>
  (await readAnki(await textSource(new Blob([lines.join('\r\n')])), 'kjv', step)).rows;

it.each([
  ['commas', ',', ['#separator:Comma,,', '#html:true,,', '#tags column:3,,', '#columns:Front,Back,Tags']],
  ['semicolons', ';', ['#separator:Semicolon;;', '#html:true;;', '#tags column:3;;']],
  ['quotation marks', ',', ['"#separator:Comma",,', '#tags column:3,,', '"#columns:Front,Back,Tags",,']],
  // A spreadsheet writes its own separator, whatever the file had.
  ['another separator', ',', ['#separator:tab,,', '#tags column:3,,']],
])('reads headers to which a spreadsheet has added %s', async (_, separator, headers) => {
  const note = ['John 3:16', '"For God so loved<br>the world"', 'box::2 love'].join(separator);
  expect(await rowsOf(...headers, note, '')).toMatchObject([
    { location: `line ${headers.length + 1}`, item: { ref: { bookName: 'john', startVerse: 16 }, box: 2 } },
  ]);
});

it.each([
  ['#separator:,', ','],
  ['#separator:;', ';'],
  ['#separator:|', '|'],
  ['#separator:\t', '\t'],
])('accepts the separator written as itself: %j', async (header, sign) => {
  const [row] = await rowsOf(header, '#tags column:2', ['John 3:16', 'box::3'].join(sign));
  expect(row).toMatchObject({ item: { ref: { bookName: 'john' }, box: 3 } });
});

it.each([
  ['As John 3:16 says\tRomans 8:28\t', 'romans'],
  ['Romans 8:28\tAs John 3:16 says\t', 'romans'],
  ['Compare John 3:16\tRomans 8:28 (ESV)\t', 'romans'],
  ['Compare John 3:16\tGod works\t', 'john'],
])('prefers a field that is a reference to one that mentions one: %j', async (note, bookName) => {
  const [row] = await rowsOf('#separator:tab', '#tags column:3', note);
  expect(row).toMatchObject({ item: { ref: { bookName } } });
});
