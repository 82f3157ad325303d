import type { TranslationCode } from '@/bible/translations';
import { isAnki, readAnki } from './formats/anki';
import { readCsv, type CsvFile } from './formats/csvImport';
import { isKindle, isKindleTable, readKindle, readKindleTable } from './formats/kindle';
import { LIBRARY_FILE, type Head } from './formats/libraryFile';
import { readLibrary } from './formats/readLibrary';
import { isZip, unzipped } from './formats/zip';
import { Unusable, type ParsedFile } from './row';
import { bytesOf, textSource, type Step } from './source';

/** The longest file that is read, in bytes: ten times any library that is known. */
const MAX_MEGABYTES = 64;
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** The content of a chosen file. A CSV table is read only once its columns are confirmed. */
export type ReadFile =
  | { status: 'refused'; reason: string }
  | { status: 'rows'; file: ParsedFile; head?: Head }
  | { status: 'csv'; csv: CsvFile };

const TOO_LARGE = `This file is larger than ${MAX_MEGABYTES} MB, more than any library: it is not read.`;
const OTHER_JSON = 'This JSON file was not exported by this app.';

/**
 * Reads a file of any importable kind, a piece at a time, or returns a sentence with the reason why it cannot.
 * @throws DOMException if it can no longer be read
 */
export async function readFile(file: Blob, fallback: TranslationCode, step: Step): Promise<ReadFile> {
  try {
    return await readAny(file, fallback, step);
  } catch (error) {
    if (error instanceof Unusable) return { status: 'refused', reason: error.message };
    throw error;
  }
}

async function readAny(file: Blob, fallback: TranslationCode, step: Step): Promise<ReadFile> {
  if (file.size === 0) throw new Unusable('This file is empty.');
  if (file.size > MAX_BYTES) throw new Unusable(TOO_LARGE);
  const sample = await bytesOf(file, 0, SAMPLE);
  if (isZip(sample)) return readZip(file, fallback, step);
  if (startsWith(sample, [0xff, 0xfe]) || startsWith(sample, [0xfe, 0xff]) || looksUtf16(sample))
    throw new Unusable('This file is written in UTF-16. Save it as UTF-8 and choose it again.');
  if (startsWith(sample, OLD_OFFICE)) throw new Unusable(`This is an old file of Office. ${AS_CSV}`);
  if (isBinary(sample))
    throw new Unusable(
      'This is no text file: a picture, a program or a document of an office cannot be read.',
    );
  const text = await textSource(file);
  const start = text.start.trimStart();
  const hasMark = startsWith(sample, BYTE_ORDER_MARK);
  if (start.startsWith('{'))
    return withHead(await readLibrary(file.slice(hasMark ? BYTE_ORDER_MARK.length : 0), fallback, step));
  if (start.startsWith('[')) throw new Unusable(OTHER_JSON);
  if (/^<(?:!doctype|html|\?xml)/i.test(start))
    throw new Unusable('This is a web page, not a file with data.');
  if (isAnki(text.start)) return { status: 'rows', file: await readAnki(text, fallback, step) };
  if (isKindleTable(text.start)) return { status: 'rows', file: await readKindleTable(text, step) };
  if (isKindle(text.start)) return { status: 'rows', file: await readKindle(text, step) };
  return { status: 'csv', csv: await readCsv(text, hasMark, step) };
}

const withHead = (file: ParsedFile & { head: Head }): ReadFile => ({ status: 'rows', file, head: file.head });

async function readZip(file: Blob, fallback: TranslationCode, step: Step): Promise<ReadFile> {
  const names: string[] = [];
  const search = (name: string) => {
    names.push(name);
    return name === LIBRARY_FILE;
  };
  const json = await unzipped(file, search, MAX_BYTES, step).catch((error: unknown) => {
    throw officeFile(names) ?? error;
  });
  if (json) return withHead(await readLibrary(json, fallback, step));
  throw (
    officeFile(names) ??
    new Unusable(`This zip has no ${LIBRARY_FILE} in it. Unpack it, and choose one of its files.`)
  );
}

const IN_OFFICE: readonly [part: RegExp, what: string][] = [
  [/^xl\//, 'a workbook of Excel'],
  [/^word\//, 'a document of Word'],
  [/^ppt\//, 'a presentation of PowerPoint'],
  [/^mimetype$/, 'a file of LibreOffice or of an e-book'],
];
const AS_CSV = 'Save it as CSV in the program that made it, and choose that file.';

/** Why a zip with these files is refused, if it is an office document. */
function officeFile(names: readonly string[]): Unusable | undefined {
  const what = IN_OFFICE.find(([part]) => names.some((name) => part.test(name)))?.[1];
  return what === undefined ? undefined : new Unusable(`This is ${what}. ${AS_CSV}`);
}

/** The first bytes of Office files before 2007. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const SAMPLE = 4096;

/** Without a mark: in western text every second byte of UTF-16 is zero. */
function looksUtf16(sample: Uint8Array): boolean {
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return (
    sample.length >= 8 &&
    Math.max(even, odd) > sample.length * 0.3 &&
    Math.min(even, odd) < sample.length * 0.05
  );
}

/** Control characters that no text contains. */
const isBinary = (sample: Uint8Array): boolean =>
  sample.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x1b) || byte === 0x7f);
