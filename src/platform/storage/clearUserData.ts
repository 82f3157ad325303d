import { sessionArea, storedKeys, writeStored } from './storage';
import { ANONYMOUS_KEYS } from './stored';

/** Keys of the tab that name nobody, and the writes that wait to be sent. */
const STAYS = ['nuggets.outbox/', 'nuggets.private', 'nuggets.reloadedAt'];

/** Keys in which the user's name follows a dot. */
const DOTTED = ['nuggets.searches.', 'nuggets.pinnedSearches.'];

/** Whether a key is a user's: in most, their name follows the first slash. What follows it may look like another's name. */
function isOf(key: string, user: string): boolean {
  const dotted = DOTTED.find((prefix) => key.startsWith(prefix));
  if (dotted !== undefined) return key === `${dotted}${user}`;
  const named = key.slice(key.indexOf('/') + 1);
  return named === user || named.startsWith(`${user}/`);
}

/** Removes what browser storage holds of a user. */
export const clearUserData = {
  onDevice: (user: string): void => {
    for (const key of storedKeys('nuggets.')) if (isOf(key, user)) writeStored(key, null);
    for (const key of ANONYMOUS_KEYS) writeStored(key, null);
  },
  /** Everything in the tab's storage was theirs. */
  inTab: (): void => {
    for (const key of storedKeys('nuggets.', sessionArea))
      if (!STAYS.some((prefix) => key.startsWith(prefix))) writeStored(key, null, sessionArea);
  },
};
