import type { Middleware } from '@reduxjs/toolkit';
import { GUEST } from '@/data/session/users';
import { isSameName } from '@/platform/values/collation';
import { canonicalName, listedUser, type User } from '../model/users';
import { readStored, sessionArea, writeStored } from '@/platform/storage/storage';
import { isSessionOnly, setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { CONFIRMED_KEY, confirmedUser, rememberedUser, SESSION_USER_KEY, USER_KEY } from './rememberedUser';
import type { RootState } from '@/data/store/rootReducer';
import { engineOf, type AppDispatch, type StoreAccess } from '@/data/store/appStore';
import type { ForgetRows } from './privacy';
import { loadUsers, signedIn, signedOut } from './user';

/** The data that later subjects store for a user; `app` passes it in. */
export interface OwnData {
  /** Called when another user is signed in, or nobody. */
  onUser: (user: string | null) => void;
  forgetRows: ForgetRows;
}

/**
 * Remembers or forgets the name when somebody signs in, and when the list of users arrives. A remembered user who opens
 * a public link is the guest until the list has confirmed their name.
 */
export const rememberUser =
  ({ onUser, forgetRows }: OwnData): Middleware<unknown, RootState, AppDispatch> =>
  (store) =>
  (next) =>
  (action) => {
    if (signedIn.match(action) && action.payload.remember !== undefined) {
      const { remember } = action.payload;
      const name = canonicalName(action.payload.userName, store.getState().user.allUsers);
      if (!remember || isSessionOnly(name)) setStorage(store, name, remember, forgetRows);
      // The name was chosen from the server's list or has just been created, so it is confirmed.
      for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, remember ? name : null);
      writeStored(SESSION_USER_KEY, remember ? null : name, sessionArea);
    }
    if (signedOut.match(action)) writeStored(SESSION_USER_KEY, null, sessionArea);
    const before = store.getState().user.currentUser;
    const result = next(action);
    if (signedIn.match(action) || signedOut.match(action)) {
      const now = store.getState().user.currentUser;
      onUser(now);
      if (before !== null && before !== now && isSessionOnly(before))
        void import('./privacy').then(({ forgetInTab }) => forgetInTab());
    }
    if (signedIn.match(action) && action.payload.remember === undefined && isGuestForNow(store.getState())) {
      if (confirmedUser() === null) void store.dispatch(loadUsers());
    }
    // A cached list may be older than the name.
    if (loadUsers.fulfilled.match(action) && action.payload.source === 'server') {
      const state = store.getState();
      const { currentUser } = state.user;
      const remembered = rememberedUser();
      const listed = confirm(remembered, action.payload.users);
      if (remembered !== null && listed === null) {
        if (currentUser !== null && isSameName(currentUser, remembered)) store.dispatch(signedOut());
        writeStored(USER_KEY, null);
      } else if (listed !== null && isGuestForNow(state)) store.dispatch(signedIn({ userName: listed }));
    }
    return result;
  };

/** Stores a user's data on the device; or only in the tab, and then deletes it from the device. */
function setStorage(store: StoreAccess, user: string, onDevice: boolean, forgetRows: ForgetRows): void {
  setSessionOnly(user, !onDevice);
  void import('./privacy').then(({ forgetOnDevice, keepOnDevice }) =>
    onDevice ? keepOnDevice(store, user) : forgetOnDevice(engineOf(store), user, forgetRows),
  );
}

/** Whether a remembered user reads a public link as the guest for now. */
function isGuestForNow({ user }: RootState): boolean {
  const name = rememberedUser();
  return user.currentUser === GUEST && name !== null && !isSameName(name, GUEST);
}

/** The remembered name as the server's list spells it; null if it is not in the list. */
function confirm(name: string | null, users: readonly User[]): string | null {
  const listed = name === null ? null : (listedUser(name, users) ?? null);
  // Of a user who signed in for this tab alone no name is left on the device.
  writeStored(CONFIRMED_KEY, listed !== null && name === readStored(USER_KEY) ? name : null);
  return listed;
}
