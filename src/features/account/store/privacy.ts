import { forgetUser } from '@/data/cache/answerCache';
import type { StoreAccess } from '@/data/store/ofStore';
import { outboxOf } from '@/data/sync/outboxOf';
import { clearUserData } from '@/platform/storage/clearUserData';
import { otherTabs } from '@/platform/storage/otherTabs';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetUserRows } from '@/platform/storage/userRows';

/*
 * With Remember Me off, nothing of a user stays readable on the device: their data is stored in the page and in the tab (see
 * `platform/storage/sessionOnlyUsers.ts`), and what an earlier visit stored is deleted when they sign in. Their other tabs follow, even if
 * they were remembered there: the latest choice counts. Only writes that wait from an earlier visit stay until they are sent.
 */

/** Deletes what one subject has stored of a user in a database of its own. */
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

/** Deletes what the device has of a user who is no longer remembered. */
export async function forgetOnDevice(user: string, forgetRows: ForgetRows): Promise<void> {
  await forget(user, forgetRows);
  tabs.post(user);
}

/** Deletes what the tab has of a user who has left it, except for the writes that wait: they are sent all the same. */
export async function forgetInTab(user: string): Promise<void> {
  clearUserData.inTab();
  await forgetUser(user);
}

/** Stores the waiting writes of a user who is remembered again, so that they outlive the tab. */
export const keepOnDevice = (store: StoreAccess, user: string): Promise<void> =>
  outboxOf(store).storePending(user);
