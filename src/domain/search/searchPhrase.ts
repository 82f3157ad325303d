import { isBlank } from '../text/text';

/** A run of a text that does or does not match; the runs of a text joined are the text. */
export interface MatchSegment {
  text: string;
  match: boolean;
}

/** Lowercase of the same length, so that an index in one is an index in the other: `İ` alone grows, and stays. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** A phrase of asterisks and spaces only would find every verse there is. False for a blank one. */
export function isOnlyWildcards(phrase: string): boolean {
  return phrase.includes('*') && isBlank(phrase.replaceAll('*', ''));
}

/** Distinct words of a query, in lowercase. */
function wordsOf(query: string): string[] {
  return [...new Set(folded(query).split(/\s+/))].filter((word) => word !== '');
}

/**
 * Tells of a text whether all space-separated words of a query are in it, in any case (§5 'Quote text search'). A blank
 * query has none.
 */
export function hasAllWordsOf(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => {
    const within = folded(text);
    return words.every((word) => within.includes(word));
  };
}

/** A text cut where any word of a query stands in it, in any case: what `hasAllWordsOf` found (§5). */
export function matchWords(text: string, query: string): readonly MatchSegment[] {
  const within = folded(text);
  const matches = wordsOf(query)
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

/** Cuts a text at ranges that are sorted and do not overlap. */
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
