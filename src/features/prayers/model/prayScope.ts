import { type Prayer, prayerTitle } from './prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { collationKey, isSameName } from '@/platform/values/collation';
import { hasAllWordsOf } from '@/bible/searchPhrase';
import { compareNames, isBlank } from '@/platform/values/text';

/**
 * The prayers with all words of a query in their title, details or person, ignoring case. A prayer without a title is
 * found as 'Untitled prayer', as it is shown.
 */
export function searchPrayers(prayers: readonly Prayer[], query: string): readonly Prayer[] {
  if (isBlank(query)) return prayers;
  const matches = hasAllWordsOf(query);
  // Joined by line breaks, so that no word matches across two fields.
  return prayers.filter((prayer) =>
    matches(`${prayerTitle(prayer)}\n${prayer.personName}\n${prayer.details}`),
  );
}

/**
 * The active prayers of a scope, in their order; `ofDay` are today's (see `prayersOfDay`). A queue has its own order. Without a
 * name or words, as in a URL that was cut off, there are none.
 */
export function prayersInScope(
  scope: PrayScope,
  active: readonly Prayer[],
  ofDay: readonly Prayer[],
): readonly Prayer[] {
  switch (scope.kind) {
    case 'today':
      return ofDay;
    case 'daily':
      return active.filter(({ daily }) => daily);
    case 'person':
      if (isBlank(scope.person)) return [];
      return active.filter(({ personName }) => isSameName(personName, scope.person));
    case 'search':
      return isBlank(scope.query) ? [] : searchPrayers(active, scope.query);
    case 'queue':
      return scope.ids.flatMap((id) => active.find(({ prayerId }) => prayerId === id) ?? []);
    case 'all':
      return active;
  }
}

export interface Person {
  name: string;
  prayers: number;
}

/** The people in the prayers, sorted by name, each once, even in spellings that the server's database considers equal. */
export function peopleOf(prayers: readonly Prayer[]): Person[] {
  const people = new Map<string, Person>();
  for (const { personName } of prayers) {
    const key = collationKey(personName);
    if (key === '') continue;
    const known = people.get(key);
    if (known) known.prayers += 1;
    else people.set(key, { name: personName.trim(), prayers: 1 });
  }
  return [...people.values()].sort((a, b) => compareNames(a.name, b.name));
}
