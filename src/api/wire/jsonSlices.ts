const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the quotation mark that ends the string which begins at `start`. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  throw new SyntaxError('a string has no end');
}

/**
 * Cuts the JSON of a long list between its items, so that it can be parsed a bit at a time: each slice is itself the
 * JSON of a list of one or more items and about `size` characters. The slices parse to what the whole parses to.
 * Throws SyntaxError where the list is not one; what is wrong inside an item is left to whoever parses the slice.
 */
export function* jsonSlices(json: string, size: number): Generator<string, void> {
  const opening = /^[\s\uFEFF]*\[/.exec(json);
  if (opening === null) throw new SyntaxError('not a list');
  const first = opening[0].length;
  const slice = (from: number, to: number): string => {
    const items = json.slice(from, to);
    if (items.trim() === '') throw new SyntaxError('an item is missing');
    return `[${items}]`;
  };

  let depth = 1;
  let start = first;
  for (let at = first; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === ARRAY || code === OBJECT) depth += 1;
    else if (code === ARRAY_END || code === OBJECT_END) depth -= 1;
    else if (code === COMMA && depth === 1 && at - start >= size) {
      yield slice(start, at);
      start = at + 1;
    }
    if (depth > 0) continue;
    if (code !== ARRAY_END || json.slice(at + 1).trim() !== '') throw new SyntaxError('text after the list');
    const empty = start === first && json.slice(start, at).trim() === '';
    if (!empty) yield slice(start, at);
    return;
  }
  throw new SyntaxError('the list has no end');
}
