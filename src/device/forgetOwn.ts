import { BOOK_KEY } from '@/device/recents/lastPlace';
import { ofTab, storedKeys, writeStored } from './storage';

/** Keys of the tab that say nothing of anybody, and what waits to be sent. */
const STAYS = ['nuggets.outbox/', 'nuggets.private', 'nuggets.reloadedAt'];

const isOf = (key: string, user: string): boolean =>
  key.includes(`/${user}/`) || key.endsWith(`/${user}`) || key.endsWith(`.${user}`);

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
