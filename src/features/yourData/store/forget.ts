import { keeperOf } from '@/bible/device/keeper';
import { rememberOnDevice, translationsOnDevice } from '@/bible/text/onDevice';
import { CONFIRMED_KEY, forgetOnDevice, signedOut, USER_KEY } from '@/features/account/public';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetAllRecallRows, forgetRecallRows } from '@/features/memory/public';
import type { AppThunk } from '@/data/store/appStore';
import { selectCurrentUser } from '@/data/store/rootReducer';
import { showBadge } from '@/platform/page/useAppBadge';
import { localArea, sessionArea, storedKeys, writeStored } from '@/platform/storage/storage';
import { forgetAllUserRows } from '@/platform/storage/userRows';
import { endImport, importOf } from './importQueue';
import { importWrites } from './rowWrites';
import { isUnfinished } from './runImport';
import { usersImporting } from './unfinishedImport';

/** Who is left: the user who is signed in, or everybody who ever was here. */
export type Owner = 'mine' | 'everybody';

/** How much would be lost: writes that no server is known to have, and rows of imports that are not at their end. */
export const countWaiting =
  (owner: Owner): AppThunk<Promise<number>> =>
  async (dispatch, getState, engine) => {
    const { outbox } = await engine.ready();
    const isLeft = (user: string) => owner === 'everybody' || user === getState().user.currentUser;
    let count = (await outbox.refresh()).filter(({ user }) => isLeft(user)).length;
    for (const user of usersImporting().filter(isLeft)) {
      const { rows } = await dispatch(importOf(user));
      const left = rows.filter(({ state }) => isUnfinished(state)).length;
      // Some of them are in the outbox.
      count += Math.max(0, left - importWrites({ user, engine }).length);
    }
    return count;
  };

/**
 * Signs out, and leaves nothing on this device of the user, or of anybody; the Bibles on it, which are nobody's, only if asked to. What waits to be sent is dropped: whoever calls this
 * has asked. Other tabs of the user go on without storing anything.
 */
export const leaveDevice =
  (owner: Owner, { removesBibles = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, engine) => {
    const bibles = translationsOnDevice();
    const user = selectCurrentUser(getState()) ?? '';
    await dispatch(endImport());
    const { outbox, answers } = await engine.ready();
    for (const write of await outbox.refresh())
      if (owner === 'everybody' || write.user === user) await outbox.discard(write.id);
    // Answers that come late are stored with the tab, and forgotten with it.
    setSessionOnly(user, true);
    dispatch(signedOut());
    for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, null);
    await forgetOnDevice(engine, user, forgetRecallRows);
    showBadge(0);
    if (owner === 'mine') return;
    await Promise.all([answers.forgetAll(), forgetAllRecallRows(), forgetAllUserRows()]);
    for (const area of [localArea, sessionArea])
      for (const key of storedKeys('nuggets.', area)) writeStored(key, null, area);
    if (removesBibles) await keeperOf({ dispatch, getState }).removeAll();
    else rememberOnDevice(bibles);
  };
