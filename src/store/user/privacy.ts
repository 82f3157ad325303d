import { forgetUser } from '@/api/cache/answerCache';
import { storeWaiting } from '@/api/outbox/outbox';
import { forgetOwn } from '@/device/forgetOwn';
import { forgetRecallRows } from '@/device/recallLog';

/*
 * With Remember Me off nothing of a user stays readable on the device: what is theirs is kept in the page and in the
 * tab's storage (see `device/privateUsers.ts`), and what an earlier visit kept of them goes when they sign in. Only writes
 * that wait from such a visit stay until they are sent.
 */

/** Removes what this device keeps of a user who is not to be remembered any more. */
export async function forgetOnDevice(user: string): Promise<void> {
  forgetOwn.onDevice(user);
  await Promise.all([forgetUser(user), forgetRecallRows(user)]);
}

/** Removes what the tab keeps of a user who has left it, but for writes that wait: they are sent all the same. */
export async function forgetInTab(user: string): Promise<void> {
  forgetOwn.inTab();
  await forgetUser(user);
}

/** What waits of a user who is remembered again outlives the tab. */
export const keepOnDevice = (user: string): Promise<void> => storeWaiting(user);
