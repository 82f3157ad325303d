/** The parsed JSON of an answer, which may start with blank lines or a byte order mark; undefined if the text is not JSON. */
export function parsedJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
