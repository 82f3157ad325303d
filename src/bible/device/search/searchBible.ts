import { finder, foldVerse, isWanted, type PhraseTerms } from '../../phraseMatch';
import type { TranslationCode } from '../../translations';
import { placeOf, type FoundVerses } from './foundVerses';
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
  const { normalized, normalizedStarts, places } = bible;
  const phrase = foldVerse(terms.sent.trim());
  const pieces = phrase.split('*').filter((piece) => piece !== '');
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const find = finder(terms);
  const wanted = terms.exclude.length === 0 ? null : isWanted(terms);
  // The longest piece is looked for; only in its verses the rest of it.
  const isSimple = pieces.length === 1 && !terms.wholeWords && wanted === null;
  const found: number[] = [];
  const end = lowerBound(places, placeOf(lastBook + 1, 0, 0));
  let verse = lowerBound(places, placeOf(firstBook, 0, 0));
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
  const { text, parts, places, textStarts, partStarts } = bible;
  const lengths: number[] = [];
  const texts: string[] = [];
  const counts = new Uint8Array(verses.length);
  for (const [index, verse] of verses.entries()) {
    const [from = 0, to = 0] = [partStarts[verse], partStarts[verse + 1]];
    counts[index] = to - from;
    for (let part = from; part < to; part += 1) lengths.push(parts[part] ?? 0);
    texts.push(text.slice(textStarts[verse], textStarts[verse + 1]));
  }
  return {
    translation,
    places: Uint32Array.from(verses, (verse) => places[verse] ?? 0),
    counts,
    parts: Uint16Array.from(lengths),
    text: texts.join(''),
  };
}
