import type { MemoryPassage } from '@/domain/entities';
import { compareCanonical, formatReference, formatShortReference } from '@/domain/reference';
import { containsAllWords } from '@/domain/searchPhrase';
import { isBlank } from '@/domain/text';
import { translationOf } from '@/domain/translations';

/** In the order of the Bible; of two of one range the older first. */
export function sortedCanonically(passages: readonly MemoryPassage[]): MemoryPassage[] {
  return passages.toSorted((a, b) => compareCanonical(a, b) || a.passageId - b.passageId);
}

/** The passages whose reference, in long or short form, or text has every word of the query; all for a blank query. */
export function searchPassages(
  passages: readonly MemoryPassage[],
  query: string,
  textOf: (passage: MemoryPassage) => string = () => '',
): readonly MemoryPassage[] {
  if (isBlank(query)) return passages;
  return passages.filter((passage) => {
    const { appendLetter, translation } = passage;
    const reference = `${formatReference(passage, appendLetter)} ${formatShortReference(passage, appendLetter)}`;
    return containsAllWords(`${reference} ${translationOf(translation).shortName} ${textOf(passage)}`, query);
  });
}
