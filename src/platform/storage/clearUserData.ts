import { sessionArea, storedKeys, writeStored } from './storage';
import { ANONYMOUS_KEYS } from './stored';

/** Keys of the tab that are not a user's data, and the writes that still have to be sent. */
const RETAINED_KEYS = ['nuggets.outbox/', 'nuggets.private', 'nuggets.reloadedAt'];

/** Keys in which the user's name follows a dot. */
const DOTTED = ['nuggets.searches.', 'nuggets.pinnedSearches.'];

/**
 * Whether a key belongs to a user. In most keys the user's name follows the first slash; the rest may look like another
 * user's name.
 */
function belongsTo(key: string, user: string): boolean {
  const dotted = DOTTED.find((prefix) => key.startsWith(prefix));
  if (dotted !== undefined) return key === `${dotted}${user}`;
  const named = key.slice(key.indexOf('/') + 1);
  return named === user || named.startsWith(`${user}/`);
}

/** Removes what browser storage holds of a user. */
export const clearUserData = {
  onDevice: (user: string): void => {
    for (const key of storedKeys('nuggets.')) if (belongsTo(key, user)) writeStored(key, null);
    for (const key of ANONYMOUS_KEYS) writeStored(key, null);
  },
  /** Everything in the tab's storage belonged to this user. */
  inTab: (): void => {
    for (const key of storedKeys('nuggets.', sessionArea))
      if (!RETAINED_KEYS.some((prefix) => key.startsWith(prefix))) writeStored(key, null, sessionArea);
  },
};
