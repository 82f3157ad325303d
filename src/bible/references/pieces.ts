/** A part of a text, from one index to another. */
export interface Piece {
  start: number;
  end: number;
}

/** Longer texts are read in pieces: the library takes 15 microseconds for a character of dense references. */
const LONG = 250;
/** A book is named at most so far before its number; a counted noun follows the number at most so far after it. */
const BEFORE = 60;
const AFTER = 24;
const LONGEST = 500;

/** A name before a number; the name's last letter and the digit are not far apart, but for space. */
const CANDIDATE = /\p{L}[^\p{L}\p{N}\s]{0,4}\s*[^\p{L}\p{N}\s]{0,3}\p{Nd}|\p{Nd}(?:st|nd|rd|th)\s+psalm/giu;
/** More numbers of the same reference. */
const MORE = /(?:[^\p{Nd}]{0,24}\p{Nd}{1,3}){0,60}/uy;
/** The name that a candidate is the end of, with its number. */
const NAME =
  /(?:(?<![\p{L}\p{N}])(?:[1-3](?:st|nd|rd)?|I{1,3}|first|second|third)[\s.]*)?(?<!\p{L})\p{L}+$/iu;

/** The parts of a text that may have references, each short and never cut within one. */
export function piecesWithNumbers(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const last = pieces.at(-1);
    // A title that was written out has spaces before its number.
    MORE.lastIndex = index + candidate.length - 1;
    MORE.exec(text);
    const end = Math.min(text.length, MORE.lastIndex + AFTER, index + LONGEST);
    const start = Math.max(0, index - BEFORE);
    if (!last || start > last.end) pieces.push({ start, end });
    else if (index - last.start < LONG) last.end = Math.max(end, last.end);
    else {
      const name = NAME.exec(text.slice(index - BEFORE, index + 1));
      const cut = index + 1 - (name?.[0].length ?? 1);
      last.end = Math.min(last.end, cut);
      pieces.push({ start: cut, end });
    }
  }
  return pieces;
}

/** A text in pieces that are not long, and cut before a name where that can be. */
export function cutLong(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (text.length - start > LONGEST) {
    const part = text.slice(start, start + LONG);
    const names = [...part.matchAll(CANDIDATE)].map(
      ({ index }) => index + 1 - (NAME.exec(part.slice(0, index + 1))?.[0].length ?? 1),
    );
    const cut = names.findLast((at) => at > 0) ?? part.lastIndexOf(' ') + 1;
    const end = start + (cut > 0 ? cut : LONG);
    pieces.push({ start, end });
    start = end;
  }
  return [...pieces, { start, end: text.length }];
}

/** A text with spaces for some of its parts. */
export function masked(text: string, pieces: readonly Piece[]): string {
  let from = 0;
  let rest = '';
  for (const { start, end } of pieces.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    rest += text.slice(from, Math.max(from, start)) + ' '.repeat(end - Math.max(from, start));
    from = end;
  }
  return rest + text.slice(from);
}

const matchesIn = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));

/** URLs and e-mail addresses, whose numbers are no verses. */
export const urlsIn = (text: string): Piece[] =>
  matchesIn(text, /(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\w+/giu);

/** The signs of emphasis around words, `_John 3:16_`, which the library takes for letters. */
export const emphasisIn = (text: string): Piece[] =>
  matchesIn(text, /(?<![\p{L}\p{N}_])_+(?=[\p{L}\p{N}])|(?<![\s_])_+(?![\p{L}\p{N}_])/gu);

/** `5/1/24` after a number, and `12/5` or `3/3` after a verse or in brackets after a number. */
const DATE_OR_FRACTION =
  /(?:(?<=\d\s*[-,]?[\s([]+)\d{1,4}\/\d{1,2}\/\d{2,4}|(?:(?<=[:.]\d{1,3}(?:-\d{1,3})?[a-e]?\s+(?:-\s+)?)|(?<=\d[a-e]?\s*\())\d{1,2}\/\d{1,2})(?![\d:/])/gu;

/** Dates and fractions beside a reference, whose numbers are no verses: `John 3:16 (5/1/24)`. */
export const datesIn = (text: string): Piece[] => matchesIn(text, DATE_OR_FRACTION);
