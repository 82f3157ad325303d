const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const BLANK: readonly (number | undefined)[] = [0x20, 0x09, 0x0a, 0x0d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The index of the first byte from `at` on that is not white space. */
function afterBlank(json: Uint8Array, at: number): number {
  let index = at;
  while (BLANK.includes(json[index])) index += 1;
  return index;
}

/** The index of a list's opening bracket, after a byte order mark and white space; null if it is not a list. */
function startOfList(json: Uint8Array): number | null {
  const marked = BYTE_ORDER_MARK.every((byte, index) => json[index] === byte);
  const start = afterBlank(json, marked ? BYTE_ORDER_MARK.length : 0);
  return json[start] === ARRAY ? start : null;
}

/** The index of the quotation mark that closes the string opened at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  throw new SyntaxError('a string has no end');
}

/** Whether JSON, in UTF-8, begins like a list. */
export const beginsAsList = (json: Uint8Array): boolean => startOfList(json) !== null;

/**
 * Cuts the JSON of a long list, in UTF-8, between its items, so that it can be decoded and parsed in pieces. Each slice
 * is the JSON of a list of one or more items and has about `size` bytes; together they parse to the same items. Throws
 * SyntaxError if it is not a list. Errors inside an item are found only when its slice is parsed.
 */
export function* jsonSlices(json: Uint8Array, size: number): Generator<string, void> {
  const bracket = startOfList(json);
  if (bracket === null) throw new SyntaxError('not a list');
  const first = bracket + 1;
  // In UTF-8 the bytes of quotation marks and brackets never are part of another character, so none is cut.
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const slice = (from: number, to: number): string => {
    if (afterBlank(json, from) >= to) throw new SyntaxError('an item is missing');
    return `[${utf8.decode(json.subarray(from, to))}]`;
  };

  let depth = 1;
  let start = first;
  for (let at = first; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === ARRAY || byte === OBJECT) depth += 1;
    else if (byte === ARRAY_END || byte === OBJECT_END) depth -= 1;
    else if (byte === COMMA && depth === 1 && at - start >= size) {
      yield slice(start, at);
      start = at + 1;
    }
    if (depth > 0) continue;
    if (byte !== ARRAY_END || afterBlank(json, at + 1) < json.length)
      throw new SyntaxError('text after the list');
    const empty = start === first && afterBlank(json, start) === at;
    if (!empty) yield slice(start, at);
    return;
  }
  throw new SyntaxError('the list has no end');
}
