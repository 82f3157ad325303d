import type { TranslationCode } from '@/bible/translations';
import { isAnki, readAnki } from './formats/anki';
import { readCsv, type CsvFile } from './formats/csvImport';
import { isKindle, readKindle } from './formats/kindle';
import { LIBRARY_FILE, type Head } from './formats/libraryFile';
import { readLibrary } from './formats/readLibrary';
import type { ParsedFile, RefusedFile } from './row';
import type { Step } from './steps';
import { isZip, unzipped } from './formats/zip';

/** The longest file that is read, in bytes: ten times any library that is known. */
const MAX_MEGABYTES = 64;
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** What a chosen file turned out to be. A CSV table is read only once its columns are confirmed. */
export type ReadFile =
  | { is: 'refused'; reason: string }
  | { is: 'rows'; file: ParsedFile; head?: Head }
  | { is: 'csv'; csv: CsvFile };

export const TOO_LARGE = `This file is larger than ${MAX_MEGABYTES} MB, more than any library: it is not read.`;

const refused = (reason: string): ReadFile => ({ is: 'refused', reason });

/** Reads a file of any of the kinds that can be brought in; says in a sentence why one cannot. */
export async function readFile(bytes: Uint8Array, fallback: TranslationCode, step: Step): Promise<ReadFile> {
  if (bytes.length === 0) return refused('This file is empty.');
  if (bytes.length > MAX_BYTES) return refused(TOO_LARGE);
  if (isZip(bytes)) return readZip(bytes, fallback, step);
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]) || looksUtf16(bytes))
    return refused('This file is written in UTF-16. Save it as UTF-8 and choose it again.');
  if (isBinary(bytes))
    return refused('This is no text file: a picture, a program or a document of an office cannot be read.');
  const text = await decoded(bytes, step);
  if (text === undefined)
    return refused(
      'This file is not written in UTF-8, so its letters cannot be told. Save it as UTF-8 and choose it again.',
    );
  if (text.trim() === '') return refused('This file is empty.');
  const start = text
    .slice(0, 100)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) return withHead(await readLibrary(withoutMark(bytes), fallback, step));
  if (start.startsWith('[')) return refused('This JSON file was not exported by this app.');
  if (/^<(?:!doctype|html|\?xml)/i.test(start)) return refused('This is a web page, not a file with data.');
  if (isAnki(text)) return fileOrRefusal(await readAnki(text, fallback, step));
  if (isKindle(text)) return { is: 'rows', file: await readKindle(text, step) };
  const csv = await readCsv(text, step);
  return csv.ok ? { is: 'csv', csv } : refused(csv.reason);
}

const fileOrRefusal = (file: ParsedFile | RefusedFile): ReadFile =>
  file.ok ? { is: 'rows', file } : { is: 'refused', reason: file.reason };

const withHead = (file: (ParsedFile & { head: Head }) | RefusedFile): ReadFile =>
  file.ok ? { is: 'rows', file, head: file.head } : { is: 'refused', reason: file.reason };

async function readZip(bytes: Uint8Array, fallback: TranslationCode, step: Step): Promise<ReadFile> {
  try {
    const json = await unzipped(bytes, (name) => name === LIBRARY_FILE, MAX_BYTES, step);
    if (json) return withHead(await readLibrary(json, fallback, step));
  } catch (error) {
    if (error instanceof DOMException) throw error;
    return refused('This zip is damaged, cut short or too large.');
  }
  return refused(`This zip has no ${LIBRARY_FILE} in it. Unpack it, and choose one of its files.`);
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const withoutMark = (bytes: Uint8Array): Uint8Array =>
  startsWith(bytes, [0xef, 0xbb, 0xbf]) ? bytes.subarray(3) : bytes;

const SAMPLE = 4096;

/** Without a mark: in western text every second byte of UTF-16 is zero. */
function looksUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
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

/** Control characters that no text has. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  return sample.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x1b) || byte === 0x7f);
}

const PIECE = 256_000;

/** The text of bytes in UTF-8, decoded in pieces; undefined where they are no UTF-8. */
async function decoded(bytes: Uint8Array, step: Step): Promise<string | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const pieces: string[] = [];
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      pieces.push(utf8.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length }));
      await step();
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return pieces.join('');
}
