/** A segment of a text that does or does not match; the segments joined are the text. */
export interface MatchSegment {
  text: string;
  match: boolean;
}

/** A text with straight apostrophes, of the same length: what phones type for one is taken for what is meant. */
export const withStraightApostrophes = (text: string): string => text.replace(/[’‘ʼ`´′＇]/g, "'");

/**
 * A text in lowercase with straight apostrophes, of the same length, so that indexes stay valid. `İ`, which would become longer,
 * is left as it is.
 */
export function normalizeForSearch(text: string): string {
  const straight = withStraightApostrophes(text);
  const lower = straight.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(straight, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** Distinct words of a query, in lowercase. */
const queryKeywords = (query: string): string[] =>
  [...new Set(normalizeForSearch(query).split(/\s+/))].filter(Boolean);

/**
 * Gives a function that tells whether a text contains all space-separated words of a query, ignoring case and the kind
 * of apostrophe. Every text matches a
 * blank query.
 */
export function hasAllWordsOf(query: string): (text: string) => boolean {
  const words = queryKeywords(query);
  return (text) => {
    const within = normalizeForSearch(text);
    return words.every((word) => within.includes(word));
  };
}

/** Splits a text at every word of a query, ignoring case: the matches of `hasAllWordsOf`. */
export function matchWords(text: string, query: string): readonly MatchSegment[] {
  const within = normalizeForSearch(text);
  const matches = queryKeywords(query)
    .flatMap((word) => occurrences(within, word))
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of matches) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return cut(text, merged);
}

function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}

/** Splits a text at ranges that are sorted and do not overlap. */
export function cut(text: string, ranges: readonly (readonly [number, number])[]): MatchSegment[] {
  const segments: MatchSegment[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    segments.push(
      { text: text.slice(at, start), match: false },
      { text: text.slice(start, end), match: true },
    );
    at = end;
  }
  segments.push({ text: text.slice(at), match: false });
  return segments.filter((segment) => segment.text !== '');
}
