import { bookOf } from '@/domain/bible/books';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { formatReference, formatShortReference } from '@/domain/references/reference';
import { hasAllWordsOf } from '@/domain/search/searchPhrase';
import { isBlank } from '@/domain/text/text';
import { translationOf } from '@/domain/bible/translations';

/** More than any chapter, verse or book has. */
const RADIX = 1000;

/** A number that sorts as the references do: thousands of passages are compared in no time. */
function canonicalKey({ bookName, chapter, startVerse, endVerse }: MemoryPassage): number {
  return ((bookOf(bookName).bookId * RADIX + chapter) * RADIX + startVerse) * RADIX + endVerse;
}

/** In the order of the Bible; of two of one range the older first. */
export function sortedCanonically(passages: readonly MemoryPassage[]): MemoryPassage[] {
  return passages
    .map((passage) => ({ passage, key: canonicalKey(passage) }))
    .sort((a, b) => a.key - b.key || a.passage.passageId - b.passage.passageId)
    .map(({ passage }) => passage);
}

const references = new WeakMap<MemoryPassage, string>();

/** What a passage is found by, made once for each. */
function referencesOf(passage: MemoryPassage): string {
  const known = references.get(passage);
  if (known !== undefined) return known;
  const { appendLetter, translation } = passage;
  const long = formatReference(passage, appendLetter);
  const words = `${long} ${formatShortReference(passage, appendLetter)} ${translationOf(translation).shortName}`;
  references.set(passage, words);
  return words;
}

/** The passages whose reference, in long or short form, or text has every word of the query; all for a blank query. */
export function searchPassages(
  passages: readonly MemoryPassage[],
  query: string,
  textOf: (passage: MemoryPassage) => string = () => '',
): readonly MemoryPassage[] {
  if (isBlank(query)) return passages;
  const matches = hasAllWordsOf(query);
  return passages.filter((passage) => matches(`${referencesOf(passage)} ${textOf(passage)}`));
}
