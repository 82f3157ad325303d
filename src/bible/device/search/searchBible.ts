import { finder, normalizeVerse, isWanted, type PhraseTerms } from '../../phraseMatch';
import type { TranslationCode } from '../../translations';
import { verseKeyOf, type FoundVerses } from './foundVerses';
import type { SearchableBible } from './searchableBible';

/** What to search for, and in which books. */
export interface BibleQuery {
  terms: PhraseTerms;
  /** Book ids, both included. */
  firstBook: number;
  lastBook: number;
  /** At most so many verses, the first ones. */
  limit?: number;
}

/** The verses with a phrase, as numbers from 0. A plain loop over one text: an index is not faster (`README.md`). */
export function versesWith(bible: SearchableBible, query: BibleQuery): number[] {
  const { terms, firstBook, lastBook, limit = Infinity } = query;
  const { normalized, normalizedStarts, verseKeys } = bible;
  const phrase = normalizeVerse(terms.sent.trim());
  const pieces = phrase.split('*').filter((piece) => piece !== '');
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const find = finder(terms);
  const wanted = terms.exclude.length === 0 ? null : isWanted(terms);
  // The longest piece is looked for; only in its verses the rest of it.
  const isSimple = pieces.length === 1 && !terms.wholeWords && wanted === null;
  const found: number[] = [];
  const end = lowerBound(verseKeys, verseKeyOf(lastBook + 1, 0, 0));
  let verse = lowerBound(verseKeys, verseKeyOf(firstBook, 0, 0));
  while (verse < end && found.length < limit) {
    const at = normalized.indexOf(longest, normalizedStarts[verse]);
    if (at < 0) break;
    verse = verseAt(normalizedStarts, at, verse);
    if (verse >= end) break;
    const line = isSimple
      ? ''
      : normalized.slice(normalizedStarts[verse], (normalizedStarts[verse + 1] ?? 0) - 1);
    if (isSimple || (find(line, 0) !== null && wanted?.(line) !== false)) found.push(verse);
    verse += 1;
  }
  return found;
}

/** The first index whose value is at least `value`. */
function lowerBound(values: Uint32Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The verse that has an index of the text, which is in verse `from` or later. */
function verseAt(starts: Uint32Array, at: number, from: number): number {
  let verse = from;
  // Most hits are near; those that are not are halved towards.
  for (let near = 0; near < 8; near += 1) {
    if ((starts[verse + 1] ?? Infinity) > at) return verse;
    verse += 1;
  }
  return lowerBound(starts, at + 1) - 1;
}

/** The texts of verses, in the pieces that a worker hands over. */
export function collected(
  translation: TranslationCode,
  bible: SearchableBible,
  verses: readonly number[],
): FoundVerses {
  const { text, parts, verseKeys, textStarts, partStarts } = bible;
  const found = new Uint32Array(verses);
  const foundKeys = new Uint32Array(found.length);
  const counts = new Uint8Array(found.length);
  let partCount = 0;
  for (let index = 0; index < found.length; index += 1) {
    const verse = found[index] ?? 0;
    const count = (partStarts[verse + 1] ?? 0) - (partStarts[verse] ?? 0);
    foundKeys[index] = verseKeys[verse] ?? 0;
    counts[index] = count;
    partCount += count;
  }
  const ofParts = new Uint16Array(partCount);
  const texts: string[] = [];
  let at = 0;
  // Verses that follow each other are one piece of the text: of a common word, a tenth as many pieces as verses.
  for (let first = 0; first < found.length;) {
    let last = first;
    while (found[last + 1] === (found[last] ?? 0) + 1) last += 1;
    const from = found[first] ?? 0;
    const to = (found[last] ?? 0) + 1;
    texts.push(text.slice(textStarts[from], textStarts[to]));
    const piece = parts.subarray(partStarts[from], partStarts[to]);
    ofParts.set(piece, at);
    at += piece.length;
    first = last + 1;
  }
  return {
    translation,
    verseKeys: foundKeys,
    counts,
    parts: ofParts,
    text: texts.join(''),
  };
}
