/** A text in plain characters; `writtenRange` gives the range of a part of it in the text as it was written. */
export interface PlainText {
  text: string;
  /** Where a piece of it is in the text as it was written. */
  writtenRange: (start: number, end: number) => { start: number; end: number };
}

/** Invisible characters copied with a text: marks of direction, of joining and of byte order. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
/** Also the sign between the ends of a range in Asian texts. */
const DASH = /[\u2010-\u2015\u2212\u301c\ufe58\ufe63\uff0d~\uff5e]/;
const SPACE = /[^\S\n]/;
const OTHER_SIGNS: Readonly<Record<string, string>> = { '\u2236': ':', '\u2024': '.', '\u3001': ',' };
/** Full-width forms, and letters with accents: `３：１６`, `Röm`. Raised digits are not changed: they number notes. */
const COMPOSED = /[\uff01-\uff5e\p{L}\p{M}]/u;

/** Most texts have nothing to change. */
const IS_PLAIN = /^(?:[\n!-}]| (?! ))*$/;

function plainOf(char: string): string {
  if (DASH.test(char)) return '-';
  if (COMPOSED.test(char)) return char.normalize('NFKD').replace(/\p{M}+/gu, '');
  return OTHER_SIGNS[char] ?? char;
}

/**
 * A text without the differences of writing that do not matter to a reference: no invisible marks, one space for several,
 * plain digits, letters, colons and hyphens, and `\n` at the end of a line.
 */
export function simplified(written: string): PlainText {
  if (IS_PLAIN.test(written)) return { text: written, writtenRange: (start, end) => ({ start, end }) };
  const chars: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const text = written.replace(/\r\n?/g, (end) => (end.length === 2 ? ' \n' : '\n'));
  for (let at = 0; at < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const end = at + char.length;
    const isSpace = SPACE.test(char);
    if (!INVISIBLE.test(char) && !(isSpace && chars.at(-1) === ' ')) {
      for (const plain of (isSpace ? ' ' : plainOf(char)).split('')) {
        chars.push(plain);
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return {
    text: chars.join(''),
    writtenRange: (start, end) => {
      const first = starts[start] ?? written.length;
      return { start: first, end: end > start ? (ends[end - 1] ?? written.length) : first };
    },
  };
}
