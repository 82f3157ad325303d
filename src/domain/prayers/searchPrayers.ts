import { hasAllWordsOf } from '../search/searchPhrase';
import { isBlank } from '../text/text';
import type { Prayer } from './prayer';
import { prayerTitle } from './prayerTitle';

/**
 * The prayers in whose title, details or person, as they are shown, all words of a query stand, in any case (§2
 * 'Prayers'). 'Untitled prayer' is found by these words.
 */
export function searchPrayers(prayers: readonly Prayer[], query: string): readonly Prayer[] {
  if (isBlank(query)) return prayers;
  const matches = hasAllWordsOf(query);
  // A line break between them, so that no word is made of two.
  return prayers.filter((prayer) =>
    matches(`${prayerTitle(prayer)}\n${prayer.personName}\n${prayer.details}`),
  );
}
