import { Unusable } from './row';

/** Awaited between small steps of long work: lets the page respond, and throws when the work was cancelled. */
export type Step = () => Promise<void>;

/** The number of bytes read at a time. */
const PIECE = 64_000;

const NOT_UTF8 =
  'This file is not written in UTF-8, so its letters cannot be told. Save it as UTF-8 and choose it again.';

/** A text that is read in pieces, as often as needed, so that a long one is never in memory as a whole. */
export interface TextSource {
  /** The beginning, to recognise the format by; without a byte order mark. */
  start: string;
  /** All of it, from its start. Throws `Unusable` if it is not UTF-8. */
  pieces: () => AsyncIterable<string>;
}

/** Some bytes of a file. */
export const bytesOf = async (file: Blob, from = 0, to = file.size): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Bytes in UTF-8 as text. Throws `Unusable`. */
export function decodeUtf8(utf8: TextDecoder, bytes?: Uint8Array, more = false): string {
  try {
    return utf8.decode(bytes, { stream: more });
  } catch (error) {
    if (error instanceof TypeError) throw new Unusable(NOT_UTF8);
    throw error;
  }
}

/** A file in UTF-8 as text. Throws `Unusable` if its start is not UTF-8. */
export async function textSource(file: Blob): Promise<TextSource> {
  const begins = decodeUtf8(new TextDecoder('utf-8', { fatal: true }), await bytesOf(file, 0, PIECE), true);
  return {
    start: begins,
    async *pieces() {
      const utf8 = new TextDecoder('utf-8', { fatal: true });
      for (let at = 0; at < file.size; at += PIECE) {
        yield decodeUtf8(utf8, await bytesOf(file, at, at + PIECE), true);
      }
      yield decodeUtf8(utf8);
    },
  };
}

/** A text without its first `length` characters, which must be within its start. */
export const withoutStart = ({ start, pieces }: TextSource, length: number): TextSource => ({
  start: start.slice(length),
  async *pieces() {
    let left = length;
    for await (const piece of pieces()) {
      yield piece.slice(left);
      left = Math.max(0, left - piece.length);
    }
  },
});

/** The lines of a text, some at a time. */
export async function* readLines({ pieces }: TextSource): AsyncGenerator<readonly string[], void> {
  let rest = '';
  for await (const piece of pieces()) {
    const text = rest + piece;
    // The other half of a surrogate pair may follow.
    const isCut = text.endsWith('\r');
    const lines = (isCut ? text.slice(0, -1) : text).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '');
    if (lines.length > 0) yield lines;
  }
  yield rest.split(/\r\n|\r|\n/);
}
