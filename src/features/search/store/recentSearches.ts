import * as v from 'valibot';
import { recentItems } from '@/platform/storage/recentItems';
import { arraySchema, stored } from '@/platform/storage/stored';

/** The queries of a user's last Bible searches. */
export const recentSearches = recentItems('nuggets.searches.', 10);

const pinned = stored('nuggets.pinnedSearches.', arraySchema(v.string()), [], 'user');

/** The queries of the searches that a user pinned, in the order of pinning. */
export const pinnedSearches: (user: string) => readonly string[] = pinned.read;

/** Pins or unpins a search; returns the pinned searches. */
export function togglePinned(user: string, query: string): readonly string[] {
  const before = pinnedSearches(user);
  const after = before.includes(query) ? before.filter((other) => other !== query) : [...before, query];
  pinned.write(user, after);
  return after;
}
