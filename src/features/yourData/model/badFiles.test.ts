import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { FORMAT } from './formats/libraryFile';
import { MAX_BYTES, readFile } from './readFile';

const like = (words: RegExp): unknown => expect.stringMatching(words);
const step = () => Promise.resolve();
const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = (text: string) => new Blob([text]);
const utf16 = (text: string, mark: boolean) =>
  Uint8Array.from(
    `${mark ? '\uFEFF' : ''}${text}`
      .split('')
      .flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  );
/** A zip of empty files with these names. */
const zipOf = (...names: string[]) =>
  new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, utf8('x')]))));
const library = (rest: object) => JSON.stringify({ format: FORMAT, version: 1, ...rest });
const whole = library({ quotes: [{ quoteId: 1, text: 'Fear not' }] });

it.each<[what: string, bytes: Uint8Array<ArrayBuffer>, sentence: RegExp]>([
  ['no bytes', utf8(''), /empty/],
  ['only white space', utf8(' \n\n '), /empty/],
  ['another encoding', Uint8Array.from([...utf8('Quote\nCaf'), 0xe9, 0x0a]), /not written in UTF-8/],
  ['UTF-16 with its mark', utf16('Quote\nFear not\n', true), /UTF-16/],
  ['UTF-16 without its mark', utf16('Quote\nFear not\nand be strong', false), /UTF-16/],
  ['half a JSON file', utf8(whole.slice(0, whole.length / 2)), /damaged or cut short/],
  ['JSON with text after its end', utf8(`${whole} x`), /damaged or cut short/],
  ['200 MB', new Uint8Array(MAX_BYTES + 1).fill(0x61), /larger than 64 MB/],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    /no text file/,
  ],
  ['a workbook of Excel', zipOf('[Content_Types].xml', 'xl/workbook.xml'), /Excel.*[Ss]ave it as CSV/],
  ['a document of Word', zipOf('[Content_Types].xml', 'word/document.xml'), /Word.*[Ss]ave it as CSV/],
  [
    'a table of LibreOffice',
    zipOf('mimetype', 'content.xml', 'META-INF/manifest.xml'),
    /LibreOffice.*[Ss]ave it as CSV/,
  ],
  [
    'an old workbook',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    /Office.*[Ss]ave it as CSV/,
  ],
  ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), /no text file/],
  [
    'deep nesting',
    utf8(`{"format":"${FORMAT}","version":1,"quotes":${'['.repeat(200_000)}`),
    /damaged or cut short/,
  ],
  [
    'deep nesting with its ends',
    utf8(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    /damaged or cut short/,
  ],
  ['a newer schema', utf8(library({ version: 2 })), /newer version of the app/],
  ['other JSON', utf8('{"name": "package", "version": "1.0.0"}'), /not exported by this app/],
  ['a JSON list', utf8('[1, 2, 3]'), /not exported by this app/],
  ['a list that is none', utf8(library({ quotes: 7 })), /damaged/],
  ['a web page', utf8('<!doctype html><html><body>Login</body></html>'), /web page/],
  [
    'a zip without a library',
    Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 40 }, () => 0)]),
    /zip/,
  ],
  ['a CSV file cut inside a cell', utf8('Quote,Topics\r\n"Fear not, Fai'), /never closed/],
  [
    'a table of prayer sessions',
    utf8('Prayer,Prayed,Note\r\nExams,11/20/2026 7:30 AM,\r\n'),
    /Prayer sessions cannot be added/,
  ],
  [
    'a table of readings',
    utf8('Date,Day,Book,Chapter\r\n2026-11-20,Friday,Isaiah,3\r\n'),
    /Readings cannot be added/,
  ],
])('refuses %s with a sentence that gives the reason', async (_, bytes, sentence) => {
  const read = await readFile(new Blob([bytes]), 'kjv', step);
  expect(read).toEqual({ status: 'refused', reason: like(sentence) });
});

it('reads the rest of a library with damaged rows, and names those', async () => {
  const quotes = [{ quoteId: 1, text: 'Fear not' }, { quoteId: 2 }, 'x', { quoteId: 3, text: ' ' }];
  const nuggets = [{ passageId: 1, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 99 }];
  const passages = [{ ...nuggets[0], endVerse: 16, startVerse: 16, translation: 'kjv', lastViewed: 8.7e15 }];
  const links = [{ key: '4.8', label: 'A', action: 'javascript:alert(1)' }];
  const read = await readFile(fileOf(library({ quotes, nuggets, links, passages })), 'kjv', step);
  if (read.status !== 'rows') throw new Error(read.status);
  expect(
    read.file.rows.map((row) => ('item' in row ? `${row.location}: ok` : `${row.location}: ${row.reason}`)),
  ).toEqual([
    'memory passage 1: Its lastViewed is missing or not valid',
    'nugget 1: It is not valid: these verses are not in the Bible',
    'quote 1: ok',
    'quote 2: Its text is missing or not valid',
    expect.stringMatching(/^quote 3: It is not valid/),
    'quote 4: It has no text',
    'link 1: URL must start with http:// or https://',
  ]);
});

it.each([1_762_995_006_085_000, 8.64e15])('takes a last view of %d in a library for never', async (at) => {
  const john = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 };
  const passages = [{ passageId: 1, translation: 'kjv', ...john, lastViewed: at }];
  const read = await readFile(fileOf(library({ passages })), 'kjv', step);
  expect(read).toMatchObject({ status: 'rows', file: { rows: [{ item: { lastViewed: null } }] } });
});

it('is not affected by __proto__ keys', async () => {
  const json = `{"format":"${FORMAT}","version":1,"__proto__":{"quotes":[]},"settings":{"__proto__":"x"},"quotes":[{"quoteId":1,"text":"Fear not","__proto__":{"polluted":1}}]}`;
  const read = await readFile(fileOf(json), 'kjv', step);
  expect(read).toMatchObject({
    status: 'rows',
    file: { rows: [{ item: { kind: 'quote', text: 'Fear not', topics: [] } }] },
  });
  expect('polluted' in {}).toBe(false);
});

it('asks which of two columns with the same name to use', async () => {
  const read = await readFile(fileOf('Quote,Quote,Topics\nOne,Two,Faith\n'), 'kjv', step);
  expect(read).toMatchObject({
    status: 'csv',
    csv: {
      kind: 'quote',
      mapping: { text: undefined, topics: 2 },
      messages: ["Several columns are called 'quote': choose which one to use."],
    },
  });
});
