import type { Prayer } from '../prayers/prayer';
import { hasAllWordsOf } from '../search/searchPhrase';
import { isBlank } from '../text/text';

/** Whether an item has at least one of the selected topics; with none selected every item passes (§4 'Quote filter'). */
export function hasAnyTopic(topicIds: readonly number[], selected: ReadonlySet<number>): boolean {
  return selected.size === 0 || topicIds.some((id) => selected.has(id));
}

/** An index that wraps at both ends of a list (§4 'Practice'): -1 is the last, `length` the first. 0 for an empty list. */
export function wrapIndex(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}

/** The prayers in whose title, details or person all words of a query stand, in any case (§2 'Prayers'). */
export function searchPrayers(prayers: readonly Prayer[], query: string): readonly Prayer[] {
  if (isBlank(query)) return prayers;
  const matches = hasAllWordsOf(query);
  // A line break between them, so that no word is made of two.
  return prayers.filter(({ title, personName, details }) => matches(`${title}\n${personName}\n${details}`));
}
