import { areaOf, readStoredJson, writeStored } from '@/device/storage';

const MAX_RECENT = 10;

/** Each user's own: what one searched for is not offered to another. */
const keyOf = (user: string): string => `nuggets.searches.${user}`;

/** The queries of a user's last Bible searches, newest first, each once. */
export function recentSearches(user: string): readonly string[] {
  const stored = readStoredJson(keyOf(user), areaOf(user));
  const queries = Array.isArray(stored) ? stored : [];
  return queries.filter((query) => typeof query === 'string').slice(0, MAX_RECENT);
}

/** Puts a search before the user's others. */
export function rememberSearch(user: string, query: string): void {
  const others = recentSearches(user).filter((other) => other !== query);
  writeStored(keyOf(user), JSON.stringify([query, ...others].slice(0, MAX_RECENT)), areaOf(user));
}

/** Forgets all of a user's searches. */
export function forgetSearches(user: string): void {
  writeStored(keyOf(user), null, areaOf(user));
}

const pinnedKeyOf = (user: string): string => `nuggets.pinnedSearches.${user}`;

/** The queries of the searches that a user pinned, in the order of pinning. */
export function pinnedSearches(user: string): readonly string[] {
  const stored = readStoredJson(pinnedKeyOf(user), areaOf(user));
  return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
}

/** Pins a search, or lets it go; gives what is pinned now. */
export function togglePinned(user: string, query: string): readonly string[] {
  const before = pinnedSearches(user);
  const after = before.includes(query) ? before.filter((other) => other !== query) : [...before, query];
  writeStored(pinnedKeyOf(user), JSON.stringify(after), areaOf(user));
  return after;
}
