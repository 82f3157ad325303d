import { forgetUser } from '@/api/cache/answerCache';
import { storeWaiting } from '@/api/outbox/outbox';
import { forgetOwn } from '@/device/forgetOwn';
import { otherTabs } from '@/device/otherTabs';
import { setPrivate } from '@/device/privateUsers';
import { forgetRecallRows } from '@/device/recallLog';

/*
 * With Remember Me off nothing of a user stays readable on the device: what is theirs is kept in the page and in the
 * tab's storage (see `device/privateUsers.ts`), and what an earlier visit kept of them goes when they sign in. Their other
 * tabs follow, though they were remembered when they signed in there: the last word is what they want of this device. Only
 * writes that wait from such a visit stay until they are sent.
 */

async function forget(user: string): Promise<void> {
  forgetOwn.onDevice(user);
  await Promise.all([forgetUser(user), forgetRecallRows(user)]);
}

let follow: (user: string) => void = () => undefined;
const tabs = otherTabs<string>('nuggets-privacy', (user) => follow(user));

/** Keeps nothing more of a tab's user on the device once another tab asks for that; `followed` is told. */
export function followOtherTabs(isCurrent: (user: string) => boolean, followed: () => void): void {
  follow = (user) => {
    if (!isCurrent(user)) return;
    setPrivate(user, true);
    void forget(user);
    followed();
  };
}

/** Removes what this device keeps of a user who is not to be remembered any more. */
export async function forgetOnDevice(user: string): Promise<void> {
  await forget(user);
  tabs.tell(user);
}

/** Removes what the tab keeps of a user who has left it, but for writes that wait: they are sent all the same. */
export async function forgetInTab(user: string): Promise<void> {
  forgetOwn.inTab();
  await forgetUser(user);
}

/** What waits of a user who is remembered again outlives the tab. */
export const keepOnDevice = (user: string): Promise<void> => storeWaiting(user);
