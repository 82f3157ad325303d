import { keeperOf } from '@/bible/device/keeper';
import { rememberOnDevice, translationsOnDevice } from '@/bible/text/onDevice';
import { CONFIRMED_KEY, forgetOnDevice, tellOtherTabs, USER_KEY } from '@/features/account/public';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetAllRecallRows, forgetRecallRows } from '@/features/memory/public';
import type { AppThunk } from '@/data/store/appStore';
import { wait } from '@/platform/scheduling/wait';
import { showBadge } from '@/platform/page/useAppBadge';
import { localArea, sessionArea, storedKeys, writeStored } from '@/platform/storage/storage';
import { forgetAllUserRows } from '@/platform/storage/userRows';
import { endImport, importRows } from './importQueue';
import { importWrites } from './rowWrites';
import { isUnfinished } from './runImport';
import { usersImporting } from './unfinishedImport';
import { selectCurrentUser, signedOut } from '@/data/session/session';

/** Whose data to delete: the signed-in user's, or everybody's on this device. */
export type DataScope = 'mine' | 'everybody';

/** How long signing out waits for the outbox, in milliseconds. */
const SENT_WITHIN_MS = 1_000;

/** Sends what waits: what could still be undone need not be lost. Resolves soon, also while the server does not answer. */
export const sendWaiting = (): AppThunk<Promise<void>> => async (_, __, engine) => {
  const { outbox } = await engine.ready();
  const late = wait(SENT_WITHIN_MS);
  await Promise.race([outbox.flush({ now: true }), late]);
};

/** The number of changes that would be lost: unconfirmed writes, and rows of unfinished imports. */
export const countWaiting =
  (owner: DataScope): AppThunk<Promise<number>> =>
  async (dispatch, getState, engine) => {
    const { outbox } = await engine.ready();
    const isLeft = (user: string) => owner === 'everybody' || user === selectCurrentUser(getState());
    let count = (await outbox.refresh()).filter(({ user }) => isLeft(user)).length;
    for (const user of usersImporting().filter(isLeft)) {
      const rows = await dispatch(importRows(user));
      const left = rows.filter(({ state }) => isUnfinished(state)).length;
      // Some of these rows are already in the outbox.
      count += Math.max(0, left - importWrites({ user, engine }).length);
    }
    return count;
  };

/**
 * Signs out, and deletes the data of the user, or of everybody, on this device; Bibles, which belong to no user, only on request.
 * Waiting writes are dropped, so the caller must have asked. Other tabs of theirs
 * are signed out too.
 */
export const leaveDevice =
  (owner: DataScope, { removesBibles = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, engine) => {
    const bibles = translationsOnDevice();
    const user = selectCurrentUser(getState()) ?? '';
    await dispatch(endImport());
    const { outbox, answers } = await engine.ready();
    for (const write of await outbox.refresh())
      if (owner === 'everybody' || write.user === user) await outbox.discard(write.id);
    // Late answers are stored with the tab, and forgotten with it.
    setSessionOnly(user, true);
    dispatch(signedOut());
    for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, null);
    dispatch(tellOtherTabs({ user: owner === 'everybody' ? null : user, isSignedOut: true }));
    await forgetOnDevice(engine, user, forgetRecallRows);
    showBadge(0);
    if (owner === 'mine') return;
    await Promise.all([answers.forgetAll(), forgetAllRecallRows(), forgetAllUserRows()]);
    for (const area of [localArea, sessionArea])
      for (const key of storedKeys('nuggets.', area)) writeStored(key, null, area);
    if (removesBibles) await keeperOf({ dispatch, getState }).removeAll();
    else rememberOnDevice(bibles);
  };
