import * as v from 'valibot';
import { arraySchema, stored } from '@/platform/storage/stored';

const MAX_RECENT = 10;
const recent = stored('nuggets.searches.', arraySchema(v.string(), MAX_RECENT), [], 'user');
const pinned = stored('nuggets.pinnedSearches.', arraySchema(v.string()), [], 'user');

/** The queries of a user's last Bible searches, newest first, each once. */
export const recentSearches: (user: string) => readonly string[] = recent.read;

/** Puts a search before the user's others. */
export function rememberSearch(user: string, query: string): void {
  const others = recentSearches(user).filter((other) => other !== query);
  recent.write(user, [query, ...others].slice(0, MAX_RECENT));
}

export const forgetSearches = (user: string): void => recent.write(user, null);

/** The queries of the searches that a user pinned, in the order of pinning. */
export const pinnedSearches: (user: string) => readonly string[] = pinned.read;

/** Pins or unpins a search; returns what is pinned now. */
export function togglePinned(user: string, query: string): readonly string[] {
  const before = pinnedSearches(user);
  const after = before.includes(query) ? before.filter((other) => other !== query) : [...before, query];
  pinned.write(user, after);
  return after;
}
