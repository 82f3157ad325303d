import { BOOK_KEY } from '@/device/recents/lastPlace';
import { ofTab, storedKeys, writeStored } from './storage';

/** Keys of the tab that say nothing of anybody, and what waits to be sent. */
const STAYS = ['nuggets.outbox/', 'nuggets.private', 'nuggets.reloadedAt'];

/** These name their user after a dot. */
const DOTTED = ['nuggets.searches.', 'nuggets.pinnedSearches.'];

/** Whether a key is a user's: most name theirs after the first stroke. What follows may look like another's name. */
function isOf(key: string, user: string): boolean {
  const dotted = DOTTED.find((prefix) => key.startsWith(prefix));
  if (dotted !== undefined) return key === `${dotted}${user}`;
  const named = key.slice(key.indexOf('/') + 1);
  return named === user || named.startsWith(`${user}/`);
}

/** Removes what browser storage keeps of a user. */
export const forgetOwn = {
  onDevice: (user: string): void => {
    for (const key of storedKeys('nuggets.')) if (isOf(key, user) || key === BOOK_KEY) writeStored(key, null);
  },
  /** Everything of the tab goes: it was theirs. */
  inTab: (): void => {
    for (const key of storedKeys('nuggets.', ofTab))
      if (!STAYS.some((prefix) => key.startsWith(prefix))) writeStored(key, null, ofTab);
  },
};
