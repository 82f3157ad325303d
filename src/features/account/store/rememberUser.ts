import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { canonicalName, GUEST, isSameName, listedUser, type User } from '@/data/session/users';
import { writeStored } from '@/platform/storage/storage';
import { isSessionOnly, setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { CONFIRMED_KEY, confirmedUser, rememberedUser, USER_KEY } from './rememberedUser';
import type { RootState } from '@/data/store/rootReducer';
import type { StoreAccess } from '@/data/store/ofStore';
import type { ForgetRows } from './privacy';
import { loadUsers, signedIn, signedOut } from './user';

/** What later subjects store of a user, as `app` hands it over. */
export interface OwnData {
  /** Somebody else is signed in, or nobody. */
  onUser: (user: string | null) => void;
  forgetRows: ForgetRows;
}

type Dispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/**
 * Remembers or forgets the name when somebody signs in, and when the list of users comes. A remembered user who
 * opens a public link before the list has confirmed their name is the guest until it has.
 */
export const rememberUser =
  ({ onUser, forgetRows }: OwnData): Middleware<unknown, RootState, Dispatch> =>
  (store) =>
  (next) =>
  (action) => {
    if (signedIn.match(action) && action.payload.remember !== undefined) {
      const { remember } = action.payload;
      const name = canonicalName(action.payload.userName, store.getState().user.allUsers);
      if (!remember || isSessionOnly(name)) setStorage(store, name, remember, forgetRows);
      // The name was chosen from the server's list, or has just been created: it is confirmed.
      for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, remember ? name : null);
    }
    const before = store.getState().user.currentUser;
    const result = next(action);
    if (signedIn.match(action) || signedOut.match(action)) {
      const now = store.getState().user.currentUser;
      onUser(now);
      if (before !== null && before !== now && isSessionOnly(before))
        void import('./privacy').then(({ forgetInTab }) => forgetInTab(before));
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

/** Allows a user's data on the device; or keeps it to the tab, and deletes what the device has of it. */
function setStorage(store: StoreAccess, user: string, onDevice: boolean, forgetRows: ForgetRows): void {
  setSessionOnly(user, !onDevice);
  void import('./privacy').then(({ forgetOnDevice, keepOnDevice }) =>
    onDevice ? keepOnDevice(store, user) : forgetOnDevice(user, forgetRows),
  );
}

/** Whether a remembered user reads a public link as the guest for the moment. */
function isGuestForNow({ user }: RootState): boolean {
  const name = rememberedUser();
  return user.currentUser === GUEST && name !== null && !isSameName(name, GUEST);
}

/** The remembered name as the server's list spells it; null if it is not in the list. */
function confirm(name: string | null, users: readonly User[]): string | null {
  const listed = name === null ? null : (listedUser(name, users) ?? null);
  writeStored(CONFIRMED_KEY, listed === null ? null : name);
  return listed;
}
