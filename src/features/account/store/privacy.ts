import { engineOf, type StoreAccess } from '@/data/store/appStore';
import type { Engine } from '@/data/engine';
import { clearUserData } from '@/platform/storage/clearUserData';
import { forgetUserRows } from '@/platform/storage/userRows';

/*
 * With Remember Me off, nothing of a user is stored on the device: their data is in the page, and what they type and see in the tab
 * (see `platform/storage/sessionOnlyUsers.ts`). Data that an earlier visit stored is deleted when they sign in, except its
 * waiting writes, which are deleted once they are sent.
 */

/** Deletes the rows that one subject has stored for a user in a database of its own. */
export type ForgetRows = (user: string) => Promise<void>;

/** Deletes what the device has of a user who is no longer remembered. */
export async function forgetOnDevice(engine: Engine, user: string, forgetRows: ForgetRows): Promise<void> {
  clearUserData.onDevice(user);
  const answers = await engine.answers();
  await Promise.all([answers?.forgetUser(user), forgetRows(user), forgetUserRows(user)]);
}

/** Deletes what the tab has of a user who has left it. */
export const forgetInTab = (): void => clearUserData.inTab();

/** Stores the waiting writes of a user who is remembered again, so that they outlive the tab. */
export const keepOnDevice = async (store: StoreAccess, user: string): Promise<void> =>
  (await engineOf(store).ready()).outbox.storePending(user);
