import { readStoredJson, writeStored } from './storage';

const MOST = 10;

/** Each user's own: what one searched for is not offered to another. */
const keyOf = (user: string): string => `nuggets.searches.${user}`;

/** The queries of a user's last Bible searches, newest first, each once. */
export function recentSearches(user: string): readonly string[] {
  const stored = readStoredJson(keyOf(user));
  const queries = Array.isArray(stored) ? stored : [];
  return queries.filter((query) => typeof query === 'string').slice(0, MOST);
}

/** Puts a search before the user's others. */
export function rememberSearch(user: string, query: string): void {
  const others = recentSearches(user).filter((other) => other !== query);
  writeStored(keyOf(user), JSON.stringify([query, ...others].slice(0, MOST)));
}

/** Forgets all of a user's searches. */
export function forgetSearches(user: string): void {
  writeStored(keyOf(user), null);
}
