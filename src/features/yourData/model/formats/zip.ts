import { Unzip, UnzipInflate, Zip, ZipDeflate } from 'fflate';
import { Unusable } from '../row';
import { bytesOf, type Step } from '../source';
import type { TextFile } from './tables';

/** The number of bytes packed at a time: some milliseconds of work. */
const PIECE = 64_000;
const LEVEL = 6;

/** Text pieces as UTF-8 of about `PIECE` bytes each; longer ones are cut. */
function* inBytes(pieces: Iterable<string>): Generator<Uint8Array, void> {
  const utf8 = new TextEncoder();
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield* cut(utf8.encode(text));
    text = '';
  }
  if (text !== '') yield* cut(utf8.encode(text));
}

function* cut(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The files as one zip, packed in pieces. `onFile` gets the name of the file being packed. */
export async function zipped(
  files: readonly TextFile[],
  step: Step,
  onFile: (name: string) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, pieces } of files) {
    onFile(name);
    const file = new ZipDeflate(name, { level: LEVEL });
    zip.add(file);
    for (const bytes of inBytes(pieces)) {
      file.push(bytes);
      await step();
    }
    file.push(new Uint8Array(0), true);
    await step();
  }
  zip.end();
  return packed;
}

/** A text file in bytes, in pieces. */
export async function encoded({ pieces }: TextFile, step: Step): Promise<Uint8Array<ArrayBuffer>[]> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for (const bytes of inBytes(pieces)) {
    all.push(new Uint8Array(bytes));
    await step();
  }
  return all;
}

/** Whether bytes begin like a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const DAMAGED = 'This zip is damaged, cut short or too large.';

/**
 * The file of a zip that `wanted` accepts by its name, unpacked in pieces; undefined if there is none.
 * @throws Unusable if the zip is damaged, or the file in it is longer than `max` bytes
 */
export async function unzipped(
  zip: Blob,
  wanted: (name: string) => boolean,
  max: number,
  step: Step,
): Promise<Blob | undefined> {
  const pieces: Blob[] = [];
  const state: { status: 'searching' | 'reading' | 'whole'; size: number; problem?: Error } = {
    status: 'searching',
    size: 0,
  };
  const unzip = new Unzip((file) => {
    if (state.status !== 'searching' || !wanted(file.name)) return;
    state.status = 'reading';
    file.ondata = (error, bytes, final) => {
      if (error) state.problem ??= error;
      state.size += bytes.length;
      if (state.size > max) {
        state.problem ??= new Error('too large');
        file.terminate();
        return;
      }
      // A blob takes no memory of the page.
      pieces.push(new Blob([new Uint8Array(bytes)]));
      if (final) state.status = 'whole';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < zip.size && state.problem === undefined; at += PIECE) {
    const bytes = await bytesOf(zip, at, at + PIECE);
    try {
      unzip.push(bytes, at + PIECE >= zip.size);
    } catch (error) {
      state.problem ??= error instanceof Error ? error : new Error(String(error));
    }
    await step();
  }
  if (state.problem || state.status === 'reading') throw new Unusable(DAMAGED);
  return state.status === 'searching' ? undefined : new Blob(pieces);
}
