import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyName, anyRange, anyText, anyWords } from '@test/kit/hardTexts';
import { TRANSLATION_CODES } from '@/bible/translations';
import { LETTERS } from '@/bible/passage';
import { BOXES } from '@/features/memory/model/memoryPassage';
import { csvRows } from './formats/csvImport';
import { importKey, type Item } from './item';
import {
  FORMAT,
  LIBRARY_FILE,
  libraryJson,
  VERSION,
  type FileLists,
  type Library,
} from './formats/libraryFile';
import { readFile } from './readFile';
import { csvFiles, type TextFile } from './formats/tables';
import { encoded, zipped } from './formats/zip';

const like = (words: RegExp): unknown => expect.stringMatching(words);
const step = () => Promise.resolve();

const topics = fc.uniqueArray(anyName, { maxLength: 3 });

const passage = fc.record({
  range: anyRange,
  translation: fc.constantFrom(...TRANSLATION_CODES),
  letter: fc.constantFrom(...LETTERS),
  ownText: anyWords,
  box: fc.constantFrom(...BOXES),
  explanation: anyText,
  lastViewed: fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 })),
});

const lists: fc.Arbitrary<FileLists> = fc
  .record({
    topics: fc.array(anyName, { maxLength: 5 }),
    passages: fc.array(passage, { maxLength: 8 }),
    nuggets: fc.array(fc.record({ range: anyRange, topics }), { maxLength: 8 }),
    quotes: fc.array(fc.record({ text: anyWords, topics }), { maxLength: 8 }),
    prayers: fc.array(
      fc.record({
        title: anyWords,
        details: anyText,
        personName: anyText,
        daily: fc.boolean(),
        archived: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
    links: fc.array(fc.record({ label: anyWords, action: fc.webUrl() }), { maxLength: 5 }),
  })
  .map((library) => ({
    topics: library.topics.map((each, id) => ({ id, name: each })),
    passages: library.passages.map(({ range: at, letter, ownText, ...rest }, passageId) => ({
      passageId,
      ...at,
      ...rest,
      appendLetter: letter,
      // A letter belongs to a custom text.
      ownText: letter === '' ? '' : ownText,
    })),
    nuggets: library.nuggets.map(({ range: at, topics: tags }, id) => ({
      passageId: id,
      ...at,
      topics: tags,
    })),
    quotes: library.quotes.map((quote, quoteId) => ({ quoteId, ...quote })),
    prayers: library.prayers.map((prayer, prayerId) => ({ prayerId, ...prayer })),
    links: library.links.map((link, index) => ({ key: `4.${8 + index}`, ...link })),
    prayerSessions: [],
    reading: [],
    practiceHistory: [],
    recall: library.passages.map(({ box, lastViewed }, passageId) => ({
      ...({
        id: `run ${passageId}`,
        passageId,
        at: 1_700_000_000_000,
        direction: 'by_ref',
        exercise: 'write',
      } as const),
      score: 0.5,
      missed: [],
      peeks: 0,
      box,
      viewedBefore: lastViewed,
    })),
    weakWords: [],
    waiting: [],
    unread: [],
  }));

const headOf = () => ({
  ...({
    format: FORMAT,
    version: VERSION,
    exportedAt: '2026-11-20T07:30:00.000Z',
    user: 'demo',
    server: '',
  } as const),
  cachedAt: {},
  settings: {},
  drafts: {},
});

/** The identities of an account's rows, written without the code that reads the file. */
const itemsOf = (all: FileLists): Item[] => [
  ...all.topics.map(({ name: each }): Item => ({ kind: 'topic', name: each })),
  ...all.passages.map((row): Item => {
    const { translation, bookName, chapter, startVerse, endVerse, box, ownText, explanation, lastViewed } =
      row;
    const ref = { translation, bookName, chapter, startVerse, endVerse };
    return { kind: 'passage', ref, box, letter: row.appendLetter, ownText, explanation, lastViewed };
  }),
  ...all.nuggets.map(({ bookName, chapter, startVerse, endVerse, topics: tags }): Item => {
    const ref = { translation: 'esv' as const, bookName, chapter, startVerse, endVerse };
    return { kind: 'nugget', ref, topics: tags };
  }),
  ...all.quotes.map(({ text: words, topics: tags }): Item => ({ kind: 'quote', text: words, topics: tags })),
  ...all.prayers.map(({ title, details, personName, daily, archived }): Item => ({
    kind: 'prayer',
    fields: { title, details, personName, daily },
    archived,
  })),
  ...all.links.map(({ label, action }): Item => ({ kind: 'link', label, action })),
  ...all.recall.flatMap((entry): Item[] => {
    const row = all.passages[entry.passageId];
    if (!row) return [];
    const { translation, bookName, chapter, startVerse, endVerse, appendLetter: letter } = row;
    const ref = { translation, bookName, chapter, startVerse, endVerse };
    return [{ kind: 'recall', entry, passage: { ref, letter } }];
  }),
];

const bytesOf = async (pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob([...pieces]).arrayBuffer());

async function itemsRead(bytes: Uint8Array<ArrayBuffer>): Promise<Item[]> {
  const read = await readFile(new Blob([bytes]), 'esv', step);
  if (read.status !== 'rows') throw new Error(JSON.stringify(read).slice(0, 300));
  expect(read.file.rows.filter((row) => !('item' in row))).toEqual([]);
  return read.file.rows.flatMap((row) => ('item' in row ? [row.item] : []));
}

it('restores everything from the zip unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (all) => {
      const library: Library = { head: headOf(), lists: all };
      const json: TextFile = { name: LIBRARY_FILE, pieces: libraryJson(library) };
      const zip = await bytesOf(await zipped([...csvFiles(library), json], step, () => undefined));
      expect(await itemsRead(zip)).toEqual(itemsOf(all));
      expect(
        await itemsRead(await bytesOf(await encoded({ ...json, pieces: libraryJson(library) }, step))),
      ).toEqual(itemsOf(all));
    }),
    { numRuns: 25 },
  );
});

it('writes JSON that any parser reads', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const head = headOf();
      expect(JSON.parse([...libraryJson({ head, lists: all })].join(''))).toEqual({ ...head, ...all });
    }),
    { numRuns: 20 },
  );
});

const TABLES = [
  ['memory-passages.csv', 'passage'],
  ['nuggets.csv', 'nugget'],
  ['quotes.csv', 'quote'],
  ['prayers.csv', 'prayer'],
  ['links.csv', 'link'],
] as const;

it.each(TABLES)('restores %s unchanged, by the guessed columns', async (file, kind) => {
  await fc.assert(
    fc.asyncProperty(lists, async (all) => {
      const table = csvFiles({ head: headOf(), lists: all }).find((each) => each.name === file);
      const bytes = await bytesOf(await encoded({ name: file, pieces: table?.pieces ?? [] }, step));
      const read = await readFile(new Blob([bytes]), 'esv', step);
      if (read.status !== 'csv') throw new Error(JSON.stringify(read).slice(0, 300));
      const { csv } = read;
      expect([csv.kind, csv.messages]).toEqual([kind, []]);
      const { rows } = await csvRows(csv, csv.kind, csv.mapping, 'esv', step);
      expect(rows).toEqual(
        itemsOf(all)
          .filter((item) => item.kind === kind)
          .map((item) => ({ location: like(/^line \d+$/), item })),
      );
    }),
    { numRuns: 20 },
  );
});

it('finds the same text regardless of case, spaces and quotation marks', () => {
  const quote = (text: string): Item => ({ kind: 'quote', text, topics: [] });
  const key = importKey(quote('He said: “Fear not”,\nand went.'));
  expect(importKey(quote('he SAID:  "fear not", and went. '))).toBe(key);
  expect(importKey(quote('He said: fear, and went.'))).not.toBe(key);
});
