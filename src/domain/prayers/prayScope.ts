import type { Prayer } from './prayer';
import { searchPrayers } from './searchPrayers';

/** The prayers to pray through: those of the day, the daily ones, all, one person's, or the results of a search. */
export type PrayScope =
  | { kind: 'today' | 'daily' | 'all' }
  | { kind: 'person'; person: string }
  | { kind: 'search'; query: string };

/** A scope as the query of an address: `pray=today`, `pray=person&person=Anna`, `pray=search&q=exams`. */
export function prayScopeQuery(scope: PrayScope): string {
  const params = new URLSearchParams({ pray: scope.kind });
  if (scope.kind === 'person') params.set('person', scope.person);
  if (scope.kind === 'search') params.set('q', scope.query);
  return params.toString();
}

/** The scope in the query of an address; null if it has none. An unknown `pray` means all. */
export function prayScopeFrom(params: URLSearchParams): PrayScope | null {
  const kind = params.get('pray');
  switch (kind) {
    case null:
      return null;
    case 'today':
    case 'daily':
      return { kind };
    case 'person':
      return { kind, person: params.get('person') ?? '' };
    case 'search':
      return { kind, query: params.get('q') ?? '' };
    default:
      return { kind: 'all' };
  }
}

/** The active prayers of a scope, in their order; `ofDay` are those of the day (see `prayersOfDay`). */
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
      return active.filter(({ personName }) => keyOf(personName) === keyOf(scope.person));
    case 'search':
      return searchPrayers(active, scope.query);
    case 'all':
      return active;
  }
}

const keyOf = (name: string): string => name.trim().toLowerCase();

export interface Person {
  name: string;
  prayers: number;
}

/** The people in the prayers, sorted by name and distinct ignoring case. */
export function peopleOf(prayers: readonly Prayer[]): Person[] {
  const people = new Map<string, Person>();
  for (const { personName } of prayers) {
    const key = keyOf(personName);
    if (key === '') continue;
    const known = people.get(key);
    if (known) known.prayers += 1;
    else people.set(key, { name: personName.trim(), prayers: 1 });
  }
  return [...people.values()].sort((a, b) => (keyOf(a.name) < keyOf(b.name) ? -1 : 1));
}
