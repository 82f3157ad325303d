import { forgetUser } from '@/data/cache/answerCache';
import type { StoreAccess } from '@/data/store/ofStore';
import { outboxOf } from '@/data/sync/outboxOf';
import { clearUserData } from '@/platform/storage/clearUserData';
import { otherTabs } from '@/platform/storage/otherTabs';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetUserRows } from '@/platform/storage/userRows';

/*
 * With Remember Me off, no data of a user remains readable on the device: it is stored in the page and in the tab (see
 * `platform/storage/sessionOnlyUsers.ts`), and data of an earlier visit is deleted when they sign in. Their other tabs
 * follow, even if they were remembered there, because the latest choice counts. Only waiting writes of an earlier visit
 * remain until they are sent.
 */

/** Deletes the rows that one subject has stored for a user in a database of its own. */
export type ForgetRows = (user: string) => Promise<void>;

async function forget(user: string, forgetRows: ForgetRows): Promise<void> {
  clearUserData.onDevice(user);
  await Promise.all([forgetUser(user), forgetRows(user), forgetUserRows(user)]);
}

let follow: (user: string) => void = () => undefined;
const tabs = otherTabs<string>('nuggets-privacy', (user) => follow(user));

/** Stops storing a tab's user on the device once another tab asks for that, and calls `onFollowed`. */
export function followOtherTabs(
  isCurrent: (user: string) => boolean,
  forgetRows: ForgetRows,
  onFollowed: () => void,
): void {
  follow = (user) => {
    if (!isCurrent(user)) return;
    setSessionOnly(user, true);
    void forget(user, forgetRows);
    onFollowed();
  };
}

/** Deletes all data on the device of a user who is no longer remembered. */
export async function forgetOnDevice(user: string, forgetRows: ForgetRows): Promise<void> {
  await forget(user, forgetRows);
  tabs.post(user);
}

/** Deletes all data in the tab of a user who has left it, except for waiting writes, which are still sent. */
export async function forgetInTab(user: string): Promise<void> {
  clearUserData.inTab();
  await forgetUser(user);
}

/** Stores the waiting writes of a user who is remembered again, so that they survive the tab. */
export const keepOnDevice = (store: StoreAccess, user: string): Promise<void> =>
  outboxOf(store).storePending(user);
