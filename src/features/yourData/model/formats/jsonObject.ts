import type { Step } from '../steps';

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const BLANK: readonly (number | undefined)[] = [0x20, 0x09, 0x0a, 0x0d];
/** Scanned between two steps, in bytes. */
const STRIDE = 200_000;
/** Deeper than any file of this app; a file of brackets alone is refused before it is parsed. */
const MAX_DEPTH = 100;

interface TopLevelValue {
  name: string;
  /** Where its JSON stands: `json.subarray(from, to)`. */
  from: number;
  to: number;
}

const afterBlank = (json: Uint8Array, at: number): number => {
  let index = at;
  while (BLANK.includes(json[index])) index += 1;
  return index;
};

function endOfString(json: Uint8Array, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  throw new SyntaxError('a string has no end');
}

/**
 * The values of an object in UTF-8 JSON, found without parsing them: a file of many megabytes would block the page. Throws
 * SyntaxError where it is no object or is cut short; errors inside a value are found when it is parsed.
 */
export async function* topLevelValues(json: Uint8Array, step: Step): AsyncGenerator<TopLevelValue, void> {
  let at = afterBlank(json, 0);
  if (json[at] !== OBJECT) throw new SyntaxError('not an object');
  at = afterBlank(json, at + 1);
  if (json[at] === OBJECT_END) return;
  let paused = at;
  for (;;) {
    if (json[at] !== QUOTE) throw new SyntaxError('a name is missing');
    const nameEnd = endOfString(json, at);
    const name: unknown = JSON.parse(new TextDecoder().decode(json.subarray(at, nameEnd)));
    at = afterBlank(json, nameEnd);
    if (json[at] !== COLON) throw new SyntaxError('a colon is missing');
    const from = afterBlank(json, at + 1);
    let depth = 0;
    for (at = from; ; at += 1) {
      const byte = json[at];
      if (byte === undefined) throw new SyntaxError('the object has no end');
      if (depth === 0 && (byte === COMMA || byte === OBJECT_END)) break;
      if (byte === QUOTE) at = endOfString(json, at) - 1;
      else if (byte === ARRAY || byte === OBJECT) depth += 1;
      else if (byte === ARRAY_END || byte === OBJECT_END) depth -= 1;
      if (depth < 0 || depth > MAX_DEPTH) throw new SyntaxError('brackets do not fit');
      if (at - paused > STRIDE) {
        paused = at;
        await step();
      }
    }
    if (at === from) throw new SyntaxError('a value is missing');
    if (typeof name === 'string') yield { name, from, to: at };
    if (json[at] === OBJECT_END) break;
    at = afterBlank(json, at + 1);
  }
  if (afterBlank(json, at + 1) < json.length) throw new SyntaxError('text after the object');
}
