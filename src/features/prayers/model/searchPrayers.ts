import { hasAllWordsOf } from '@/bible/searchPhrase';
import { isBlank } from '@/platform/values/text';
import { prayerTitle, type Prayer } from './prayer';

/**
 * The prayers with all words of a query in their title, details or person, ignoring case. A prayer
 * without a title is found as 'Untitled prayer', as it is shown.
 */
export function searchPrayers(prayers: readonly Prayer[], query: string): readonly Prayer[] {
  if (isBlank(query)) return prayers;
  const matches = hasAllWordsOf(query);
  // Joined by line breaks, so that no word matches across two fields.
  return prayers.filter((prayer) =>
    matches(`${prayerTitle(prayer)}\n${prayer.personName}\n${prayer.details}`),
  );
}
