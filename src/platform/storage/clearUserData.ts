import { sessionArea, storedKeys, userPart, writeStored } from './storage';
import { ANONYMOUS_KEYS } from './stored';

/** Keys of the tab that are not a user's data. */
const RETAINED_KEYS = ['nuggets.private', 'nuggets.sessionUser', 'nuggets.reloadedAt'];

/** Keys in which the user's name follows a dot. */
const DOTTED = ['nuggets.searches.', 'nuggets.pinnedSearches.'];

/** Keys in which more follows after the user's name. */
const LONGER = ['nuggets.draft/', 'nuggets.tab/'];

/** Whether a key belongs to a user. In most keys the user's name is all that follows the first slash. */
function belongsTo(key: string, user: string): boolean {
  const dotted = DOTTED.find((prefix) => key.startsWith(prefix));
  if (dotted !== undefined) return key === `${dotted}${userPart(user)}`;
  const longer = LONGER.find((prefix) => key.startsWith(prefix));
  if (longer !== undefined) return key.startsWith(`${longer}${userPart(user)}/`);
  return key.slice(key.indexOf('/') + 1) === userPart(user);
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
