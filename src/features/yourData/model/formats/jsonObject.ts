import { bytesOf, decodeUtf8, type Step } from '../source';

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const BLANK: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];
/** The number of bytes read at a time, and about the number parsed at a time. */
const PIECE = 64_000;
/** Deeper than any file of this app: a file of nothing but brackets is refused before it is parsed. */
const MAX_DEPTH = 100;

/** A value of an object, by the position of its JSON in the file. */
export interface TopLevelValue {
  name: string;
  from: number;
  to: number;
  /** The beginnings and ends of a list's pieces, each between two items; none for any other value. */
  cuts: readonly number[];
}

const textOf = async (json: Blob, from: number, to: number): Promise<string> =>
  decodeUtf8(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }), await bytesOf(json, from, to));

const parsed = (json: string): unknown => JSON.parse(json);

/** The value, parsed as a whole. Throws SyntaxError, or `Unusable` if it is not UTF-8. */
export const valueOf = async (json: Blob, { from, to }: TopLevelValue): Promise<unknown> =>
  parsed(await textOf(json, from, to));

/** The items of a value that is a list, parsed in pieces. Throws like `valueOf`, and if it is not a list. */
export async function* itemsOf(
  json: Blob,
  { cuts }: TopLevelValue,
  step: Step,
): AsyncGenerator<unknown, void> {
  if (cuts.length === 0) throw new SyntaxError('not a list');
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) return;
    await step();
    const values = parsed(`[${await textOf(json, start + 1, end)}]`);
    if (Array.isArray(values)) yield* values;
  }
}

/** The token expected between two values: a name, a colon, a value, a comma. */
type Expected = 'object' | 'name or end' | 'name' | 'colon' | 'value' | 'nothing';

/**
 * The values of an object in UTF-8 JSON, found without parsing them and without having all of it in memory. Throws
 * SyntaxError if it is not an object or is cut off; errors inside a value are found when it is parsed.
 */
export async function topLevelValues(json: Blob, step: Step): Promise<TopLevelValue[]> {
  const found: TopLevelValue[] = [];
  let expected: Expected = 'object';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let [nameFrom, nameTo] = [0, 0];
  let from = 0;
  let cuts: number[] = [];
  const end = async (at: number) => {
    if (at === from) throw new SyntaxError('a value is missing');
    const name = parsed(await textOf(json, nameFrom, nameTo));
    if (typeof name === 'string') found.push({ name, from, to: at, cuts });
  };
  for (let piece = 0; piece < json.size; piece += PIECE) {
    await step();
    const bytes = await bytesOf(json, piece, piece + PIECE);
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] ?? 0;
      const at = piece + index;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          isInString = false;
          if (expected === 'name') [nameTo, expected] = [at + 1, 'colon'];
        }
        continue;
      }
      if (expected !== 'value') {
        if (BLANK.includes(byte)) continue;
        if (expected === 'object' && byte === OBJECT) expected = 'name or end';
        else if (expected === 'name or end' && byte === OBJECT_END) expected = 'nothing';
        else if (expected.startsWith('name') && byte === QUOTE)
          [nameFrom, expected, isInString] = [at, 'name', true];
        else if (expected === 'colon' && byte === COLON) [from, cuts, expected] = [at + 1, [], 'value'];
        else throw new SyntaxError(`${expected} is missing`);
        continue;
      }
      if (byte === QUOTE) isInString = true;
      else if (byte === ARRAY || byte === OBJECT) {
        depth += 1;
        if (depth === 1 && cuts.length > 0) throw new SyntaxError('a comma is missing');
        if (depth === 1 && byte === ARRAY) cuts = [at];
      } else if (depth === 0 && (byte === COMMA || byte === OBJECT_END)) {
        await end(at);
        expected = byte === COMMA ? 'name' : 'nothing';
      } else if (byte === ARRAY_END || byte === OBJECT_END) {
        if (depth === 1 && cuts.length > 0) cuts.push(at);
        depth -= 1;
      } else if (byte === COMMA && depth === 1 && at - (cuts.at(-1) ?? at) >= PIECE) cuts.push(at);
      if (depth < 0 || depth > MAX_DEPTH) throw new SyntaxError('brackets do not fit');
    }
  }
  if (expected !== 'nothing') throw new SyntaxError('the object has no end');
  return found;
}
