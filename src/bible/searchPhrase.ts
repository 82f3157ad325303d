import { excerptStart, preview } from '@/platform/values/text';

/** A segment of a text that does or does not match; the segments joined are the text in its composed form. */
export interface MatchSegment {
  text: string;
  match: boolean;
}

/** A text of the same length with straight apostrophes instead of the characters that phones type. */
export const withStraightApostrophes = (text: string): string => text.replace(/[’‘ʼ`´′＇]/g, "'");

/** A text of the same length with the hyphen of a keyboard instead of the other hyphens. */
export const withPlainHyphens = (text: string): string => text.replace(/[\u2010\u2011]/g, '-');

const SOFT_HYPHEN = '\u00AD';
/** Soft hyphens, and spaces and joiners without a width. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Every character that `composed` or `withPlainHyphens` may change, except the soft hyphen. Few texts have any. */
const RARE = /[\u0300-\u2011\u2028-\u2FFF\u3099\u309A\uA000-\uABFF\uD7B0-\uFEFF]/;

/** The soft hyphen apart, because a text of Latin letters can have no other, and is then not read for them: much faster. */
const hasRare = (text: string): boolean => RARE.test(text) || text.includes(SOFT_HYPHEN);

const compose = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC');

/**
 * A text that looks the same, in the one form in which equal words are equal: each letter with its accents as one character where
 * Unicode has one, and without invisible characters inside words. Matches are positions in this form.
 */
export const composed = (text: string): string => (hasRare(text) ? compose(text) : text);

/**
 * A text, composed, in lowercase with straight apostrophes, straight double quotes and plain hyphens. It has the length of the
 * composed text, so that indexes remain valid. `İ`, which would become longer, is not changed.
 */
export function normalizeForSearch(text: string): string {
  const plain = hasRare(text) ? withPlainHyphens(compose(text)) : text;
  const straight = withStraightApostrophes(plain).replace(/[“”„‟″＂]/g, '"');
  const lower = straight.toLowerCase();
  if (lower.length === straight.length) return lower;
  return Array.from(straight, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** Distinct words of a query, in lowercase. */
const queryKeywords = (query: string): string[] =>
  [...new Set(normalizeForSearch(query).split(/\s+/))].filter(Boolean);

/**
 * Returns a function that tells whether a text contains all space-separated words of a query, ignoring case, the
 * kind of apostrophe, and how Unicode encodes an accent. Every text matches a blank query.
 */
export function hasAllWordsOf(query: string): (text: string) => boolean {
  const words = queryKeywords(query);
  return (text) => {
    const within = normalizeForSearch(text);
    return words.every((word) => within.includes(word));
  };
}

/** How many characters are shown before a match. */
const BEFORE_MATCH = 30;

/**
 * The part of a text around the first match of a query, of at most `length` characters, with '...' where it is cut; the
 * beginning if that has the match.
 */
export function previewAround(text: string, query: string, length = 100): string {
  const shown = composed(text);
  const within = normalizeForSearch(shown);
  const found = queryKeywords(query).map((word) => ({ at: within.indexOf(word), word }));
  const [first] = found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return previewAt(shown, first ? [first.at, first.at + first.word.length] : null, length);
}

/** The part of a text around a match, of at most `length` characters; the beginning if that has the match, or without one. */
export function previewAt(text: string, match: readonly [number, number] | null, length = 100): string {
  if (!match || match[1] <= length) return preview(text, length);
  const start = excerptStart(text, match[0], BEFORE_MATCH);
  return `${start > 0 ? '...' : ''}${preview(text.slice(start), length)}`;
}

/** Splits a text, composed, at every word of a query, ignoring case: the matches of `hasAllWordsOf`. */
export function matchWords(text: string, query: string): readonly MatchSegment[] {
  const shown = composed(text);
  const within = normalizeForSearch(shown);
  const matches = queryKeywords(query)
    .flatMap((word) => occurrences(within, word))
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of matches) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return cut(shown, merged);
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
